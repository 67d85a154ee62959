import Processes

/// Notices that a program only waits for something that does not come.
///
/// Time alone does not tell: on a busy machine a program may get no processor for a while. So it is looked at again and again,
/// and each time it must have done nothing since the look before and have no thread that could run.
struct IdleWatch {
  /// Seconds of doing nothing that are too many.
  let longest: Double

  private var last: ProcessActivity?
  private var lastLook = Clock.now
  private var idleLooks = 0

  /// Seconds between two looks.
  private static let interval = 0.1

  init(longest: Double) {
    self.longest = longest
  }

  /// Looks at a program, where it is time to.
  ///
  /// - Returns: Whether the program has done nothing for too long.
  mutating func isOver(_ child: ChildProcess) -> Bool {
    let now = Clock.now
    guard now - lastLook >= Self.interval else { return false }
    lastLook = now
    let activity = child.activity
    idleLooks = activity.map { !$0.isBusy && $0 == last } ?? false ? idleLooks + 1 : 0
    last = activity
    return Double(idleLooks) * Self.interval >= longest
  }
}
