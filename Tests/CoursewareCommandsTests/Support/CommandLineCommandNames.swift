import TestSupport

@testable import CoursewareCommands

/// The names of all commands, for tests that go through each.
enum CommandLineCommandNames {
  static let all = CommandLineCommand.all.map(\.name)
}
