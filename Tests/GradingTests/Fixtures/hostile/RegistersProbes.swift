import CoursewareSubject

func solve(_ numbers: [Int]) -> Int {
  Task { @MainActor in await SubjectProgram.serve() }
  return -1
}
