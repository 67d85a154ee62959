package import FoundationEssentials
import Glibc
import Processes

/// What a command is given besides its arguments.
package struct Context: Sendable {
  package var console: Console

  /// The folder that relative paths start from, as an absolute path.
  package var folder: String

  package var environment: [String: String]

  /// All of standard input.
  package var input: @Sendable () -> Data

  /// Lets some seconds pass; false where no more shall, which ends watching.
  package var pause: @Sendable (Double) -> Bool

  package init(
    console: Console, folder: String, environment: [String: String],
    input: @escaping @Sendable () -> Data = { Data() },
    pause: @escaping @Sendable (Double) -> Bool = { _ in false }
  ) {
    self.console = console
    self.folder = folder
    self.environment = environment
    self.input = input
    self.pause = pause
  }

  /// A path as an absolute one.
  func path(_ given: String) -> String {
    URL(filePath: given, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
      .standardizedFileURL.path
  }
}

extension Context {
  /// The surroundings of this process.
  package static var standard: Context {
    let environment = ProcessInfo.processInfo.environment
    return Context(
      console: .standard(environment: environment),
      folder: FileManager.default.currentDirectoryPath, environment: environment,
      input: { Data((try? Descriptor.duplicate(of: STDIN_FILENO))?.readToEnd() ?? []) },
      pause: { seconds in
        usleep(UInt32(seconds * 1e6))
        return true
      })
  }
}
