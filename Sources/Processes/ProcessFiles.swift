import Glibc

/// What the kernel tells about processes in its own files.
enum ProcessFiles {
  /// The processes that a process has started and that are still there.
  static func children(of process: String) -> [pid_t] {
    threads(of: process).flatMap { thread in
      text(of: "/proc/\(process)/task/\(thread)/children").split(separator: " ")
        .compactMap { pid_t($0) }
    }
  }

  /// The numbers of a process's threads.
  static func threads(of process: String) -> [String] {
    guard let folder = opendir("/proc/\(process)/task") else { return [] }
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

  /// What a file holds; nothing where it cannot be read.
  static func text(of path: String) -> String {
    let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC))
    guard file.number >= 0 else { return "" }
    var bytes: [UInt8] = []
    while true {
      let part = file.read()
      if part.isEmpty { return String(decoding: bytes, as: UTF8.self) }
      bytes += part
    }
  }
}
