import Foundation

extension View {
  /// Lets the view be dragged.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    lifted("draggable") { NSItemProvider(forms: payload().transferForms) }
  }

  /// Lets the view be dragged, looking like another.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    lifted("draggable") { NSItemProvider(forms: payload().transferForms) }
  }

  /// Says what is given away when the view is dragged.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    lifted("itemProvider", action)
  }

  /// Lets a person drag the view.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    lifted("onDrag", data)
  }

  /// Lets a person drag the view, seen as another.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    lifted("onDrag", data)
  }

  private nonisolated func lifted(_ name: String, _ lift: (() -> NSItemProvider?)?) -> some View {
    modifier(
      HandlerModifier(effect: Effect(name), handlers: lift.map { [.lift($0)] } ?? []))
  }

  /// Takes things that are dropped.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(name: "dropDestination") { node in
        DropTaker(payloadType, in: node) { items, _ in _ = action(items, .zero) }
          .telling(isTargeted)
      })
  }

  /// Takes things that are dropped.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    modifier(
      DropModifier(name: "dropDestination") { node in
        guard isEnabled else { return nil }
        return DropTaker(payloadType, in: node) { items, _ in
          action(items, DropSession(location: .zero))
        }
      })
  }

  /// Takes what is dropped on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    dropping(supportedContentTypes, isTargeted, action)
  }

  /// Takes what is dropped on the view, and where.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    dropping(supportedContentTypes, isTargeted) { action($0, .zero) }
  }

  /// Takes what is dropped on the view, and where.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    dropping(supportedTypes.map(UTType.named), isTargeted) { action($0, .zero) }
  }

  /// Takes what is dropped on the view.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    dropping(supportedTypes.map(UTType.named), isTargeted, action)
  }

  private nonisolated func dropping(
    _ types: [UTType], _ isTargeted: Binding<Bool>?, _ action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      DropModifier(name: "onDrop") { _ in
        DropTaker(types) { providers, _ in _ = action(providers) }
          .telling { isTargeted?.wrappedValue = $0 }
      })
  }

  /// Lets a delegate decide what becomes of what is dropped on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(
      DropModifier(name: "onDrop") { _ in DropTaker(supportedContentTypes, delegate: delegate) })
  }

  /// Lets a delegate decide what becomes of what is dropped on the view.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.named), delegate: delegate)
  }
}

/// Takes what is dropped on the content.
nonisolated struct DropModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let name: String
  let taker: (Node) -> DropTaker?

  func elements(_ node: Node) -> [Element] {
    let handlers = taker(node).map { [Handler.take($0)] } ?? []
    return HandlerModifier(effect: Effect(name), handlers: handlers).elements(node)
  }
}
