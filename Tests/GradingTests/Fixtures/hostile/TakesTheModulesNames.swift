// Has types with the names of the modules that the way in is written with.
enum Swift { enum MainActor {} }
enum SwiftUI {}
enum CoursewareSubject { enum SubjectProgram {} }

func solve(_ numbers: [Int]) -> Int { -1 }
