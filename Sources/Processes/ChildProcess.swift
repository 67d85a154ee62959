import Glibc
import Synchronization

/// A running program in a process group of its own.
package final class ChildProcess {
  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  private let pid: pid_t
  private var ending: Ending?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: What to start.
  ///   - descriptors: Which of our descriptors the program gets, by the number it sees; all others are closed to it.
  /// - Throws: `ProcessError.cannotStart`.
  package init(_ command: Command, descriptors: [Int32: Int32]) throws {
    Descriptor.hideInherited
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Every descriptor of ours is close-on-exec; a duplicate is not.
    let attached = try command.attachments.map { try $0.open() }
    var all = descriptors
    for (attachment, ours) in zip(command.attachments, attached) {
      all[attachment.descriptor] = ours.number
    }
    // Ours are first moved out of the way of theirs.
    let moved = try all.mapValues(Descriptor.duplicate)
    for (theirs, ours) in moved {
      posix_spawn_file_actions_adddup2(&actions, ours.number, theirs)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)

    let command = command.startedInItsFolder
    let arguments = ([command.executable] + command.arguments).map { strdup($0) } + [nil]
    let environment = command.environment.sorted { $0.key < $1.key }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var pid: pid_t = 0
    let code = DescriptorPipe.lock.withLock { _ in
      posix_spawn(&pid, command.executable, &actions, &attributes, arguments, variables)
    }
    guard code == 0 else {
      throw ProcessError.cannotStart(command.executable, reason: String(cString: strerror(code)))
    }
    self.pid = pid
    withExtendedLifetime((attached, moved)) {}
  }

  deinit { end() }

  /// The ending, if the program has ended by now.
  package func poll() -> Ending? {
    reap(options: WNOHANG)
    return ending
  }

  /// Waits for the program to end by itself.
  ///
  /// - Parameter seconds: How long to wait at the most.
  /// - Returns: The ending, or nil where it still runs.
  package func wait(seconds: Double) -> Ending? {
    let deadline = Clock.now + seconds
    var pause: UInt32 = 200
    while poll() == nil, Clock.now < deadline {
      usleep(pause)
      pause = min(pause * 2, 10_000)
    }
    return ending
  }

  /// How much the program and what it has started have worked so far; nil where that cannot be told.
  package var activity: ProcessActivity? { ProcessActivity(of: pid) }

  /// Kills the program and everything in its process group, and waits for it.
  @discardableResult
  package func end() -> Ending {
    if poll() == nil {
      kill(-pid, SIGKILL)
      reap(options: 0)
    }
    // What the program started and left behind is still in its group.
    kill(-pid, SIGKILL)
    return ending ?? .signalled(SIGKILL)
  }

  private func reap(options: Int32) {
    guard ending == nil else { return }
    var status: Int32 = 0
    var result: pid_t
    repeat { result = waitpid(pid, &status, options) } while result < 0 && errno == EINTR
    guard result == pid else { return }
    let signal = status & 0x7F
    ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}

/// The machinery of processes failed; never the fault of what was run.
package enum ProcessError: Error, Equatable {
  case cannotStart(String, reason: String)
  case noPipe(reason: String)
}

extension Command.Attachment {
  /// A descriptor of ours to read the attachment from.
  fileprivate func open() throws -> Descriptor {
    switch source {
    case .bytes(let bytes):
      let pipe = try DescriptorPipe()
      // All of it fits into the pipe; there is nobody yet to read it.
      _ = fcntl(pipe.writing.number, F_SETFL, O_NONBLOCK)
      guard pipe.writing.write(bytes) else { throw ProcessError.noPipe(reason: "it is full") }
      return pipe.reading
    case .file(let path):
      let number = Glibc.open(path, O_RDONLY | O_CLOEXEC)
      guard number >= 0 else {
        throw ProcessError.cannotStart(path, reason: String(cString: strerror(errno)))
      }
      return Descriptor(number)
    }
  }
}
