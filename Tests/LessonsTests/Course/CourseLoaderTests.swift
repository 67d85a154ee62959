import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Lessons

struct CourseLoaderTests {
  private func lines(_ changes: [String: String?]) throws -> [String] {
    let folder = try TemporaryCourse.make(changes)
    return CourseLoader().load(at: folder.path).diagnostics.flatMap(\.lines)
  }

  @Test func `a course in order is read without a word`() throws {
    let folder = try TemporaryCourse.make()
    let (course, diagnostics) = CourseLoader().load(at: folder.path)
    #expect(diagnostics.isEmpty)
    #expect(course?.manifest.title == ["en": "Pets", "de": "Tiere"])
    #expect(course?.lessons["de"]?.map(\.title) == ["Erste"])
    #expect(course?.lessons["en"]?.first?.file == "lessons/en/first.md")
  }

  @Test func `files are named from where the reader stands`() throws {
    let folder = try TemporaryCourse.make()
    let loader = CourseLoader()
    let inside = loader.load(at: folder.path, from: folder.path + "/lessons")
    #expect(inside.course?.lessons["en"]?.first?.file == "en/first.md")
    let elsewhere = loader.load(at: folder.path, from: "/elsewhere")
    #expect(elsewhere.course?.lessons["en"]?.first?.file == folder.path + "/lessons/en/first.md")
  }

  @Test func `the course is found from a folder inside it`() throws {
    let folder = try TemporaryCourse.make()
    #expect(CourseLoader().locate(from: folder.path + "/lessons/en") == folder.path)
    #expect(CourseLoader().locate(from: folder.path) == folder.path)
    #expect(CourseLoader().locate(from: "/") == nil)
  }

  @Test func `a folder without a manifest is no course`() throws {
    #expect(
      try lines(["course.json": nil]) == [
        "course.json: error: there is no course.json here; give the course's folder with '--course' [no-course]"
      ])
  }

  @Test(arguments: [
    ("{", "1:2: error: a key in double quotes is expected; correct the JSON [broken-json]"),
    ("{\n  \"title\" 1}", "2:11: error: ':' is expected here; correct the JSON [broken-json]"),
    (
      "{\"title\": \"a}",
      "1:11: error: this string is not closed on its line; correct the JSON [broken-json]"
    ),
    ("[]", "1:1: error: the file holds a list; write an object: { … } [manifest]"),
  ])
  func `a broken manifest is told with its place`(json: String, message: String) throws {
    #expect(try lines(["course.json": json]) == ["course.json:\(message)"])
  }

  @Test func `every fault of a manifest is told`() throws {
    let json = """
      {
        "title": { "en": 1, "fr": "Animaux" },
        "languages": ["en", "en", "nl"],
        "lesons": [],
        "lessons": "all",
        "model": "Sources",
        "model": "Sources",
        "highlight": "no"
      }
      """
    #expect(
      try lines(["course.json": json]) == [
        "course.json:2:20: error: a title is a number; it should be a string [wrong-type]",
        "course.json:2:23: error: unknown language 'fr'; the languages are en and de [unknown-language]",
        "course.json:3:23: error: 'en' is listed twice; remove one [repeated-entry]",
        "course.json:3:29: error: unknown language 'nl'; the languages are en and de [unknown-language]",
        "course.json:4:3: error: unknown key 'lesons'; did you mean 'lessons'? [unknown-key]",
        "course.json:5:14: error: 'lessons' is a string; it should be a list of strings [wrong-type]",
        "course.json:7:3: error: key 'model' is given twice; remove one [repeated-key]",
        "course.json:8:16: error: 'highlight' is a string; it should be true or false [wrong-type]",
        "course.json:1:1: error: the course has no title in 'en'; add it to 'title' [missing-title]",
        "course.json:1:1: error: the course has no title in 'nl'; add it to 'title' [missing-title]",
      ])
  }

  @Test func `missing folders and lessons are told at the manifest`() throws {
    let json = """
      {
        "title": { "en": "Pets", "de": "Tiere" },
        "languages": ["en", "de"],
        "lessons": ["first", "second", "fourth"],
        "model": "Model"
      }
      """
    let changes = [
      "course.json": json,
      "lessons/en/second.md": TemporaryCourse.lesson(title: "Second", question: "Why?"),
      "lessons/de/third.md": TemporaryCourse.lesson(title: "Dritte", question: "Warum?"),
      "lessons/de/fourth.md": TemporaryCourse.lesson(title: "Vierte", question: "Warum?"),
    ]
    #expect(
      try lines(changes) == [
        "course.json:4:34: error: lesson 'fourth' is missing in 'en'; write 'lessons/en/fourth.md' [missing-lesson]",
        "lessons/de/third.md: warning: lesson 'third' is not listed in course.json; add it to 'lessons', or remove the file [unlisted-lesson]",
        "course.json:5:12: error: the model library's folder 'Model' does not exist; correct 'model', or remove it where there is no library [missing-folder]",
      ])
  }

  @Test func `a language without a folder is told at the manifest`() throws {
    #expect(
      try lines(["lessons/de/first.md": nil]) == [
        "course.json:3:23: error: the folder 'lessons/de' does not exist; make it, or remove the language [missing-folder]"
      ])
  }

  @Test(arguments: ManifestReader.keys)
  func `every key is described`(key: String) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/course.md").standardizedFileURL
    #expect(try String(contentsOf: page, encoding: .utf8).contains("\n| `\(key)` | "))
  }
}
