import Diagnostics
import Lessons
import Testing

struct TranslationRecordTests {
  @Test func `is read as it was written`() throws {
    let record = TranslationRecord(entries: [
      .init(key: "a/paragraph-1", source: "\"One\"\n\n\tTwo \\ \u{1}\u{1F}ä", translation: "12"),
      .init(key: "a/list-1", source: "", translation: "34"),
    ])
    #expect(try TranslationRecord(Array(record.text.utf8)) == record)
    #expect(try TranslationRecord(Array(TranslationRecord().text.utf8)) == TranslationRecord())
    let course = TranslatedCourse().record
    #expect(try TranslationRecord(Array(course.text.utf8)) == course)
  }

  @Test(arguments: [
    ("[]", "1:1-1:3"), ("{\"blocks\": {}}", "1:1-1:15"), ("{\"blocks\": [{}]}", "1:13-1:15"),
    ("{", "1:2-1:2"),
  ])
  func `a file that is no record is told with its place`(text: String, place: String) {
    #expect {
      try TranslationRecord(Array(text.utf8))
    } throws: { error in
      (error as? Diagnostic)?.range?.description == place
    }
  }
}
