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
      let children = children
      if children.isEmpty { return }
      for child in children { kill(child, SIGKILL) }
      while waitpid(-1, nil, WNOHANG) > 0 {}
      usleep(500)
    }
  }

  private static var children: [pid_t] {
    let path = "/proc/self/task"
    return names(in: path).flatMap { thread in
      text(of: "\(path)/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private static func text(of path: String) -> String {
    let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC))
    guard file.number >= 0 else { return "" }
    var bytes: [UInt8] = []
    while true {
      let part = file.read()
      if part.isEmpty { return String(decoding: bytes, as: UTF8.self) }
      bytes += part
    }
  }

  /// Calls `prctl`, which Swift does not import because its arguments vary in number.
  private static func set(option: Int32, to value: UInt) {
    guard let symbol = dlsym(nil, "prctl") else { return }
    typealias Function = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    _ = unsafeBitCast(symbol, to: Function.self)(option, value, 0, 0, 0)
  }
}
