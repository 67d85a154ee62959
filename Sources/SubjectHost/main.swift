import CoursewareSubject
import Glibc

// Loads the program named by the first argument, and answers the judge on its behalf.
guard CommandLine.arguments.count == 2, SubjectProgram.load(CommandLine.arguments[1]) else {
  exit(70)
}
await SubjectProgram.serve()
