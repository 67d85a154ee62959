import Diagnostics
import FoundationEssentials
import Glibc
import Processes

extension Session {
  /// What learners' programs are compiled and run in: the wall where it holds, else limits alone, which is said.
  ///
  /// - Returns: The sandbox.
  /// - Throws: `Diagnostic` where `--require-sandbox` is given and the wall does not hold.
  func sandbox() throws -> Sandbox {
    let sandbox = Sandbox.available
    let isRequired = arguments.has(.requireSandbox)
    if !isRequired, sandbox.isWalled, isKnownToHold(sandbox) { return sandbox }
    switch SandboxTest().run(sandbox, hidden: [root, URL.homeDirectory.path, "/etc/passwd"]) {
    case .closed:
      remember(sandbox)
      return sandbox
    case .open(let holes):
      if isRequired { throw Self.noSandbox(holes.joined(separator: ", ")) }
    case .unusable(let reason):
      if isRequired { throw Self.noSandbox(reason) }
    }
    if !arguments.has(.quiet) {
      context.console.talk(
        "courseware: note: there is no sandbox here, so only limits hold; Debian's 'bubblewrap' gives one"
      )
    }
    return Sandbox(wall: .none, user: sandbox.user)
  }

  private static func noSandbox(_ reason: String) -> Diagnostic {
    Diagnostic(
      .error, "no-sandbox", "the sandbox does not hold: \(reason)",
      advice: "install Debian's 'bubblewrap' and allow user namespaces, or grade elsewhere")
  }

  /// The test's result is kept until the machine starts anew, or bubblewrap or the user changes.
  private func mark(of sandbox: Sandbox) -> (file: URL, text: String)? {
    guard case .bubblewrap(let path) = sandbox.wall,
      let boot = FileManager.default.contents(atPath: "/proc/sys/kernel/random/boot_id"),
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let time = attributes[.modificationDate] as? Date
    else { return nil }
    let text = "\(String(decoding: boot, as: UTF8.self)) \(geteuid()) \(time.timeIntervalSince1970)"
    return (cache.appending(path: "sandbox"), text)
  }

  private func isKnownToHold(_ sandbox: Sandbox) -> Bool {
    guard let mark = mark(of: sandbox) else { return false }
    return FileManager.default.contents(atPath: mark.file.path) == Data(mark.text.utf8)
  }

  private func remember(_ sandbox: Sandbox) {
    guard let mark = mark(of: sandbox) else { return }
    try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    try? Data(mark.text.utf8).write(to: mark.file)
  }
}
