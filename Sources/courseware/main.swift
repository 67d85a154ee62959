import CoursewareCommands
import Foundation

exit(run(Array(CommandLine.arguments.dropFirst()), in: .standard).rawValue)
