import CoursewareCommands
import Glibc

exit(run(Array(CommandLine.arguments.dropFirst()), in: .standard).rawValue)
