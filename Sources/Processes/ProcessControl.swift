import Glibc

/// What this process tells the kernel about itself and its descendants.
package enum ProcessControl {
  /// Closes this process's memory and descriptors to others of the same user.
  package static func hide() { set(option: 4, to: 0) }

  /// Makes descendants whose parents are gone children of this process.
  package static func adoptDescendants() { set(option: 36, to: 1) }

  /// Kills every child of this process, and the children they leave behind, until there is none.
  ///
  /// - Parameter seconds: How long to try at the most.
  package static func endChildren(within seconds: Double) {
    let deadline = Clock.now + seconds
    while Clock.now < deadline {
      let children = ProcessFiles.children(of: "self")
      if children.isEmpty { return }
      for child in children { kill(child, SIGKILL) }
      while waitpid(-1, nil, WNOHANG) > 0 {}
      usleep(500)
    }
  }

  /// Calls `prctl`, which Swift does not import because its arguments vary in number.
  private static func set(option: Int32, to value: UInt) {
    guard let symbol = dlsym(nil, "prctl") else { return }
    typealias Function = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    _ = unsafeBitCast(symbol, to: Function.self)(option, value, 0, 0, 0)
  }
}
