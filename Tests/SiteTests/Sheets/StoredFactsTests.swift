import Diagnostics
import Lessons
import Testing

@testable import Site

struct StoredFactsTests {
  private static let lesson = SampleCourse.lesson(
    SampleCourse.english + "\n\n[away](nowhere.md) <script>\n\n```swift sketch=\"no\"\na\n```\n")

  private func facts() throws -> LessonFacts {
    let reading = LessonReading(
      written: course, shown: course,
      diagnostics: [
        "en": [
          Diagnostic(
            .warning, "a-b", "ä", advice: "c", file: "d", range: SourceRange(line: 300, column: 7),
            notes: [Diagnostic(.note, "e", "f")])
        ]
      ])
    let words = Words.languages.compactMap(Words.init)
    let sheets = SheetMaker(languages: words, exercises: ["q2"], isProven: true).sheets(of: reading)
    return try #require(sheets["en"]).facts
  }

  private var course: Course {
    var course = SampleCourse.course()
    course.lessons = ["en": [Self.lesson]]
    return course
  }

  private func bytes(_ facts: LessonFacts) -> [UInt8] {
    var writer = ByteWriter()
    facts.store(to: &writer)
    return writer.bytes
  }

  @Test func `are read as they were written`() throws {
    let facts = try facts()
    var reader = ByteReader(bytes(facts))
    let again = try LessonFacts(from: &reader)
    #expect(again.outline == Self.lesson.outline)
    #expect(again.written == Self.lesson.outline)
    #expect(again.versions == facts.versions && !again.versions.isEmpty)
    #expect(again.tally.counts == facts.tally.counts)
    #expect(again.tally.sketches.map(\.reason) == ["no"])
    #expect(again.links == facts.links && again.links.map(\.address).contains("nowhere.md"))
    #expect(again.readingDiagnostics == facts.readingDiagnostics)
    #expect(again.diagnostics == facts.diagnostics && !again.diagnostics.isEmpty)
    #expect(bytes(again) == bytes(facts))
  }

  @Test func `are no facts when they are cut short, and never a trap`() throws {
    let bytes = bytes(try facts())
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: ByteReader.Damage.self) {
        var reader = ByteReader(Array(bytes.prefix(count)))
        _ = try LessonFacts(from: &reader)
      }
    }
    for index in stride(from: 0, to: bytes.count, by: 3) {
      var copy = bytes
      copy[index] ^= 0xFF
      var reader = ByteReader(copy)
      if let read = try? LessonFacts(from: &reader) { #expect(self.bytes(read) != bytes) }
    }
  }

  @Test(arguments: [0, 1, 127, 128, 300, -1, .max, .min])
  func `hold numbers of any size`(number: Int) throws {
    var writer = ByteWriter()
    number.store(to: &writer)
    var reader = ByteReader(writer.bytes)
    #expect(try Int(from: &reader) == number)
  }
}
