import Foundation

extension View {
  /// Does something when a key is pressed while the view has the focus.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  {
    pressing([.down, .repeat], { $0.key == key }, { _ in action() })
  }

  /// Does something in some phases of a key while the view has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(phases, { $0.key == key }, action)
  }

  /// Does something when one of some keys is pressed while the view has the focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(phases, { keys.contains($0.key) }, action)
  }

  /// Does something when a key that writes one of some characters is pressed while the view has the focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(
      phases, { $0.characters.unicodeScalars.contains(where: characters.contains) }, action)
  }

  /// Does something when any key is pressed while the view has the focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(phases, { _ in true }, action)
  }

  private nonisolated func pressing(
    _ phases: KeyPress.Phases, _ isMeant: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      HandlerModifier(
        effect: Effect("onKeyPress"),
        handlers: [
          .key { phases.contains($0.phase) && isMeant($0) && action($0) == .handled }
        ]))
  }
}
