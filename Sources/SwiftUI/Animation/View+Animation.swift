import Foundation

extension View {
  /// Animates changes of a value.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    changingTransactions(
      "animation", animation?.description ?? "nil", "value: \(value)", value: value
    ) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Animates changes.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    changingTransactions("animation", animation?.description ?? "nil") {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Animates changes of what a closure modifies.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    recorded("animation", animation?.description ?? "nil")
  }

  /// Says how the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    recorded("transition", t.description)
  }

  /// Says how the view comes and goes.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    recorded("transition", String(describing: T.self))
  }

  /// Says how content changes into other content.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    recorded("contentTransition", transition.description)
  }

  /// Changes the transactions that come through.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    changingTransactions("transaction", transform: transform)
  }

  /// Changes the transactions that come through with a value.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    changingTransactions("transaction", value: value, transform: transform)
  }

  /// Takes two views for the same one in two places.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    recorded("matchedGeometryEffect", "id: \(id)")
  }

  /// Says from where a screen zooms in.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  {
    recorded("matchedTransitionSource", "id: \(id)")
  }

  /// Says where a transition from the view starts, and how it looks then.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    recorded("matchedTransitionSource", "id: \(id)")
  }

  /// Says how a screen comes and goes.
  public nonisolated func navigationTransition(_ style: NavigationTransition) -> some View {
    recorded("navigationTransition")
  }
}

extension ViewModifier {
  /// The modifier, whose changes are shown with an animation; here at once.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    changingTransactions("animation", animation?.description ?? "nil") {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// The modifier, whose changes are shown as a closure says.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    changingTransactions("transaction", transform: transform)
  }

  private nonisolated func changingTransactions(
    _ name: String, _ arguments: String..., transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    concat(TransactionModifier(effect: Effect(name, arguments), transform: transform))
  }
}
