/// Writes the command line of `bwrap`.
///
/// Its options go over a descriptor and its environment is empty, so that a program which reads those of its first
/// process learns nothing of the machine.
struct BubblewrapCommand {
  let path: String
  let needs: Sandbox.Needs

  /// The user that root changes to behind the wall; the mounts before that need root.
  let user: UInt32?

  private static let optionsDescriptor: Int32 = 10
  private static let filterDescriptor: Int32 = 11
  private static let firstCopyDescriptor: Int32 = 12

  func make(of command: Command) -> Command {
    var result = Command(
      path, ["--args", "\(Self.optionsDescriptor)", "--", command.executable] + command.arguments)
    var options = isolation + files
    for (name, value) in command.environment.sorted(by: { $0.key < $1.key }) {
      options += ["--setenv", name, value]
    }
    for (index, copy) in needs.copies.sorted(by: { $0.key < $1.key }).enumerated() {
      let descriptor = Self.firstCopyDescriptor + Int32(index)
      result.attachments.append(.init(descriptor, .file(copy.value)))
      options += ["--perms", "0555", "--file", "\(descriptor)", copy.key]
    }
    options += ["--remount-ro", "/", "--chdir", command.workingDirectory ?? "/tmp"]
    if let filter = SystemCallFilter(startsPrograms: needs.startsPrograms) {
      result.attachments.append(.init(Self.filterDescriptor, .bytes(filter.bytes)))
      options += ["--seccomp", "\(Self.filterDescriptor)"]
    }
    let text = options.flatMap { option -> [UInt8] in Array(option.utf8) + [0] }
    result.attachments.append(.init(Self.optionsDescriptor, .bytes(text)))
    return result
  }

  private var isolation: [String] {
    let common = ["--die-with-parent", "--new-session", "--clearenv", "--cap-drop", "ALL"]
    if user == nil { return common + ["--unshare-all", "--unshare-user", "--disable-userns"] }
    // Root needs no user namespace; the filter keeps the program from making one.
    let namespaces = ["pid", "net", "ipc", "uts"].map { "--unshare-\($0)" }
    return common + namespaces + [
      "--unshare-cgroup-try", "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID",
    ]
  }

  private var files: [String] {
    var mounts: [(path: String, options: [String])] = []
    for folder in ["/usr/lib", "/usr/lib64"] {
      mounts.append((folder, ["--ro-bind-try", folder, folder]))
    }
    var readable = needs.readable
    if user != nil { readable.append("/usr/bin/setpriv") }
    mounts += readable.map { ($0, ["--ro-bind", $0, $0]) }
    mounts += ["/dev/null", "/dev/urandom"].map { ($0, ["--dev-bind", $0, $0]) }
    if let writable = needs.writable { mounts.append((writable, ["--bind", writable, writable])) }
    let links = ["--symlink", "usr/lib", "/lib", "--symlink", "usr/lib64", "/lib64"]
    let temporary = ["--perms", "1777", "--size", "\(needs.temporarySize)", "--tmpfs", "/tmp"]
    // A mount inside another, or inside `/tmp`, comes after it.
    let ordered = mounts.sorted { $0.path < $1.path }
    return links + ["--proc", "/proc"] + temporary + folders(above: ordered.map(\.path))
      + ordered.flatMap(\.options)
  }

  /// The folders above some paths, made open to every user; those that stand inside a mount are there already.
  private func folders(above paths: [String]) -> [String] {
    var made: Set<String> = ["/tmp"]
    var options: [String] = []
    for path in paths {
      var folder = ""
      for part in path.split(separator: "/").dropLast() {
        folder += "/\(part)"
        guard !paths.contains(folder) else { break }
        if made.insert(folder).inserted { options += ["--perms", "0755", "--dir", folder] }
      }
    }
    return options
  }
}
