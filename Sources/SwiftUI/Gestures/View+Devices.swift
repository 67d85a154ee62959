extension View {
  /// Says how the pointer looks over the view.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    recorded("pointerStyle")
  }

  /// Says whether the pointer is seen over the view.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    recorded("pointerVisibility")
  }

  /// Presses the view by a gesture of the hand.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    recorded("handGestureShortcut")
  }

  /// Changes a value by turning a crown; there is none here.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)
    -> some View
  {
    recorded("digitalCrownRotation")
  }

  /// Changes a value within bounds by turning a crown; there is none here.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    recorded("digitalCrownRotation")
  }

  /// Does something when the keys that are held down change; there are none here.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    recorded("onModifierKeysChanged")
  }

  /// Lets the view be used by the touch that brings its window to the front.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
    recorded("allowsWindowActivationEvents")
  }

  /// Does something when a person copies.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?)
    -> some View
  {
    recorded("onCopyCommand")
  }

  /// Does something when a person cuts.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?)
    -> some View
  {
    recorded("onCutCommand")
  }

  /// Does something when a person pastes.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    recorded("onPasteCommand")
  }
}
