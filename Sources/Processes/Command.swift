/// A program to start, with all that it is to know.
package struct Command: Sendable, Equatable, Codable {
  /// The program's path.
  package var executable: String

  package var arguments: [String]

  /// All of the environment; nothing is inherited.
  package var environment: [String: String]

  /// The folder the program starts in; nil for ours.
  package var workingDirectory: String?

  /// What the program finds on descriptors of its own.
  package var attachments: [Attachment] = []

  /// Something to read on a descriptor.
  package struct Attachment: Sendable, Equatable, Codable {
    package enum Source: Sendable, Equatable, Codable {
      /// A few kilobytes.
      case bytes([UInt8])
      /// The file at a path.
      case file(String)
    }

    /// The descriptor by which the program knows it.
    package var descriptor: Int32

    package var source: Source

    package init(_ descriptor: Int32, _ source: Source) {
      self.descriptor = descriptor
      self.source = source
    }
  }

  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    workingDirectory: String? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.workingDirectory = workingDirectory
  }

  /// The same command started through another program that takes it as its last arguments.
  package func wrapped(by program: String, _ options: [String]) -> Command {
    var copy = self
    copy.executable = program
    copy.arguments = options + [executable] + arguments
    return copy
  }

  /// The command without a folder of its own: coreutils' `env` goes there first.
  var startedInItsFolder: Command {
    guard let workingDirectory else { return self }
    var copy = wrapped(by: "/usr/bin/env", ["-C", workingDirectory])
    copy.workingDirectory = nil
    return copy
  }
}
