import CoursewareCommands
import Foundation

let environment = ProcessInfo.processInfo.environment
let status = run(
  Array(CommandLine.arguments.dropFirst()),
  in: Context(
    console: .standard(environment: environment),
    folder: FileManager.default.currentDirectoryPath, environment: environment))
exit(status.rawValue)
