import CoursewareCommands

/// Swift Testing has a type of that name as well.
typealias ExitStatus = CoursewareCommands.ExitStatus
