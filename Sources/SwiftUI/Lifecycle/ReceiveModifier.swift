import Combine

/// Does something with every value that a publisher hands out while the content is on the screen.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier, PrimitiveModifier
where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  /// What a node keeps of its subscription.
  private final class Subscription {
    var action: (P.Output) -> Void
    var connection: AnyCancellable?

    init(action: @escaping (P.Output) -> Void) { self.action = action }
  }

  func update(_ content: some View, in node: Node) {
    let subscription = node.stored(-1) { Subscription(action: action) }
    subscription.action = action
    let appearance = node.appear()
    appearance.onAppear = {
      subscription.connection = publisher.sink { [weak subscription] in subscription?.action($0) }
    }
    appearance.onDisappear = { subscription.connection = nil }
    node.updateChild(0, content)
  }
}

extension View {
  /// Does something with every value that a publisher hands out.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
