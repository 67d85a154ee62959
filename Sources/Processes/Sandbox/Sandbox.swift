import Glibc

/// What stands between a program and the machine.
///
/// With bubblewrap the program sees only the files it needs, no network, no other process, and starts none. Without
/// it there are resource limits alone. In both, a program that root starts runs as a user of its own.
package struct Sandbox: Sendable, Equatable {
  package enum Wall: Sendable, Equatable {
    /// The path of `bwrap`.
    case bubblewrap(String)
    case none
  }

  package var wall: Wall

  /// The user and group that programs run as; nil for our own.
  package var user: UInt32?

  package init(wall: Wall, user: UInt32?) {
    self.wall = wall
    self.user = user
  }

  /// No wall, and no other user.
  package static let none = Sandbox(wall: .none, user: nil)

  /// What this machine seems to have; only a self-test tells whether it works.
  package static var available: Sandbox {
    let paths = ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"]
    let path = paths.first { access($0, X_OK) == 0 }
    return Sandbox(
      wall: path.map(Wall.bubblewrap) ?? .none, user: geteuid() == 0 ? unprivilegedUser : nil)
  }

  /// A user that no account has: one of those that service managers hand out for a moment, by our process.
  private static var unprivilegedUser: UInt32 { 61184 + UInt32(getpid() % 4096) }

  /// Whether programs are kept from the files and processes of the machine.
  package var isWalled: Bool { wall != .none }

  /// A command as it is to be started: behind the wall, as the user.
  ///
  /// The limits are up to whoever starts it.
  ///
  /// - Parameters:
  ///   - command: What is to run.
  ///   - needs: What of the machine it is to see.
  /// - Returns: The command to start.
  package func confine(_ command: Command, needing needs: Needs) -> Command {
    switch wall {
    case .none: asUser(command)
    case .bubblewrap(let path):
      BubblewrapCommand(path: path, needs: needs, user: user).make(of: asUser(command))
    }
  }

  /// Limits as they can be used here.
  ///
  /// - Parameter limits: The limits.
  /// - Returns: The same, with a limit on processes where the user has no others that would count.
  package func adapt(_ limits: Limits) -> Limits {
    var copy = limits
    copy.processes = user == nil ? nil : Self.mostProcesses
    return copy
  }

  /// Lets programs that run as another user write to a folder of ours.
  ///
  /// - Parameter folder: The folder; what it holds is left as it is.
  package func handOver(_ folder: String) {
    guard let user else { return }
    chown(folder, user, user)
  }

  private static let mostProcesses = 64

  private func asUser(_ command: Command) -> Command {
    guard let user else { return command }
    return command.wrapped(
      by: "/usr/bin/setpriv",
      ["--reuid=\(user)", "--regid=\(user)", "--clear-groups", "--no-new-privs", "--"])
  }
}
