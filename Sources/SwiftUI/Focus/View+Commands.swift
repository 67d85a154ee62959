extension View {
  /// Does something when the user presses delete while the view has the focus.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    commanded(
      "onDeleteCommand", action.map { action in [.delete: action, .deleteForward: action] })
  }

  /// Does something when the user wants to leave while the view has the focus.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    commanded("onExitCommand", action.map { action in [.escape: action] })
  }

  /// Does something when the user presses an arrow while the view has the focus.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
  {
    commanded(
      "onMoveCommand",
      action.map { action in
        [
          .upArrow: { action(.up) }, .downArrow: { action(.down) },
          .leftArrow: { action(.left) }, .rightArrow: { action(.right) },
        ]
      })
  }

  private nonisolated func commanded(_ name: String, _ actions: [KeyEquivalent: () -> Void]?)
    -> some View
  {
    modifier(
      HandlerModifier(
        effect: Effect(name),
        handlers: actions.map { actions in
          [
            .key { press in
              guard press.phase != .up, let action = actions[press.key] else { return false }
              action()
              return true
            }
          ]
        } ?? []))
  }
}
