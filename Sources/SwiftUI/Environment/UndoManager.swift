/// Keeps what can be undone and done again.
public final class UndoManager {
  private var undone: [() -> Void] = []
  private var redone: [() -> Void] = []
  private enum Mode { case doing, undoing, redoing }
  private var mode = Mode.doing
  private var actionName = ""

  /// Makes a manager without anything to undo.
  public init() {}

  /// Whether there is something to undo.
  public var canUndo: Bool { !undone.isEmpty }
  /// Whether there is something to do again.
  public var canRedo: Bool { !redone.isEmpty }
  /// Whether something is being undone.
  public var isUndoing: Bool { mode == .undoing }
  /// Whether something is being done again.
  public var isRedoing: Bool { mode == .redoing }
  /// What the last thing that was done is called.
  public var undoActionName: String { actionName }
  /// What the last thing that was undone is called.
  public var redoActionName: String { actionName }
  /// What a person reads on the button that undoes.
  public var undoMenuItemTitle: String { "Undo \(actionName)" }
  /// What a person reads on the button that does it again.
  public var redoMenuItemTitle: String { "Redo \(actionName)" }

  /// Keeps how to undo what is being done.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let action = { [weak target] in
      if let target { handler(target) }
    }
    switch mode {
    case .undoing: redone.append(action)
    case .redoing: undone.append(action)
    case .doing:
      undone.append(action)
      redone = []
    }
  }

  /// Says what is being done is called.
  public func setActionName(_ actionName: String) { self.actionName = actionName }

  /// Undoes the last thing that was done.
  public func undo() {
    guard let action = undone.popLast() else { return }
    perform(action, as: .undoing)
  }

  /// Does the last thing that was undone again.
  public func redo() {
    guard let action = redone.popLast() else { return }
    perform(action, as: .redoing)
  }

  /// Forgets everything.
  public func removeAllActions() { (undone, redone) = ([], []) }

  private func perform(_ action: () -> Void, as mode: Mode) {
    self.mode = mode
    action()
    self.mode = .doing
  }
}
