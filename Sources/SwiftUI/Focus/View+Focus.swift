import Foundation

extension View {
  /// Names a part of the screen in which the focus has a default.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    recorded("focusScope")
  }

  /// Keeps views together when the focus moves.
  public nonisolated func focusSection() -> some View {
    recorded("focusSection")
  }

  /// Prefers the view for the focus.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    recorded("prefersDefaultFocus")
  }

  /// Says where the focus is at first.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.place.initial { binding.wrappedValue = value } }
  }

  /// Says whether the focus is shown.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environmentValue(disabled, as: Effect("focusEffectDisabled")) {
      $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !$1
    }
  }

  /// Gives a value to what commands there are while the view has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    recorded("focusedValue")
  }

  /// Gives a value to what commands there are while the scene is in use.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    recorded("focusedSceneValue")
  }

  /// Gives an object to what commands there are while the view has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    recorded("focusedObject")
  }

  /// Gives an object to what commands there are while the scene is in use.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    recorded("focusedSceneObject")
  }

  /// Does something when the user presses play.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    recorded("onPlayPauseCommand")
  }
}
