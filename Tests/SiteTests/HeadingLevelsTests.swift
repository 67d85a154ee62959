import Lessons
import Testing

@testable import Site

struct HeadingLevelsTests {
  private func levels(_ markdown: String) -> [Int] {
    HeadingLevels.evened(SampleCourse.lesson(markdown).blocks).withDescendants.compactMap {
      block in
      switch block.kind {
      case .heading(let heading): heading.level
      case .checkpoint(let checkpoint): checkpoint.level
      default: nil
      }
    }
  }

  @Test(arguments: [
    ("## a\n### b\n## c\n", [2, 3, 2]),
    ("### a\n### b\n", [2, 2]),
    ("## a\n#### b\n##### c\n## d\n", [2, 3, 4, 2]),
    ("# a\n## b\n# c\n", [2, 3, 2]),
    ("#### a\n### b\n## c\n#### d\n", [2, 2, 2, 3]),
    ("# a\n## b\n### c\n#### d\n##### e\n###### f\n", [2, 3, 4, 5, 6, 6]),
    ("### Q1: a\n\ntext\n\n##### b\n\n## c\n", [2, 3, 2]),
  ])
  func `leaves out no step on the way down`(markdown: String, expected: [Int]) {
    #expect(levels(markdown) == expected)
  }
}
