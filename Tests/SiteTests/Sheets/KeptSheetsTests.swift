import Diagnostics
import Foundation
import Lessons
import Testing

@testable import Site

struct KeptSheetsTests {
  @Test func `give the same site as lessons read anew`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    let anew = try course.files(isKept: false)
    #expect(try course.files(isKept: true) == anew)
    #expect(try course.files(isKept: true) == anew)
    #expect(anew.count == 31)
  }

  @Test func `let only be written what depends on a change`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    let all = try course.build()
    #expect(all.count == 31)
    #expect(try course.build() == [])
    try course.write(CourseFolder.germanSecond + "\n\nMehr.\n", to: "lessons/de/second.md")
    let text = try course.build()
    #expect(
      text == [
        "assets/search-de.js", "assets/search-de/texts-0.js", "assets/search-de/words-0.js",
        "de/course.epub", "de/print.html", "de/second.html",
      ])
    // What the source's reader sees is on the other's page too, until it is translated.
    try course.write(SampleCourse.second + "\n\nMore.\n", to: "lessons/en/second.md")
    let source = try course.build()
    #expect(Set(source).isSuperset(of: ["en/second.html", "de/second.html", "en/print.html"]))
    #expect(!source.contains { $0.hasSuffix("first.html") })
    // A title stands on the pages beside it.
    try course.write(
      SampleCourse.german.replacing("title: Tiere", with: "title: Katzen"),
      to: "lessons/de/first.md")
    let title = try course.build()
    #expect(
      Set(title).isSuperset(of: [
        "assets/lessons-de.js", "assets/search-de.js", "de/course.epub", "de/first.html",
        "de/index.html", "de/second.html",
      ]))
    #expect(!title.contains { $0.hasPrefix("en/") })
  }

  @Test(arguments: ["cut", "changed", "emptied", "grown"])
  func `are made anew when they are damaged`(damage: String) throws {
    let course = try CourseFolder()
    defer { course.remove() }
    let anew = try course.files(isKept: true)
    for place in [0, 9, 90, 400, 3000] {
      try course.damage { bytes in
        switch damage {
        case "cut": bytes = Array(bytes.prefix(place))
        case "changed": bytes[min(place, bytes.count - 1)] ^= 1
        case "emptied": bytes = []
        default: bytes.insert(0, at: min(place, bytes.count))
        }
      }
      #expect(try course.files(isKept: true) == anew)
    }
  }

  @Test func `may vanish between reading and writing`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    let anew = try course.files(isKept: false)
    let site = try course.prepare()
    try FileManager.default.removeItem(atPath: course.cache)
    let memory = SiteMemory()
    try site.write(to: memory)
    #expect(memory.files == anew)
  }

  @Test func `are of no use to another version`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    _ = try course.prepare(version: "1")
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: course.cache))
    _ = try course.prepare(version: "1")
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: course.cache)) == names)
    _ = try course.prepare(version: "2")
    #expect(try FileManager.default.contentsOfDirectory(atPath: course.cache).count == 8)
    _ = try course.prepare(version: "2", provenance: SampleCourse.provenance)
    #expect(try FileManager.default.contentsOfDirectory(atPath: course.cache).count == 12)
  }

  @Test func `are thrown away when most are not used any more`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    for round in 0..<4 {
      try course.write(SampleCourse.second + "\n\n\(round)\n", to: "lessons/en/second.md")
      let folder = try SheetFolder(course.cache)
      let files = try #require(CourseLoader().open(at: course.root.path).files)
      _ = SiteBuilder(theme: SampleCourse.theme).prepare(
        files, SiteBuilder.Additions(), keptIn: folder, version: "1")
      folder.trim()
      // Four are in use; each round leaves two behind.
      let count = try FileManager.default.contentsOfDirectory(atPath: course.cache).count
      #expect(count == [4, 6, 8, 4][round])
    }
  }

  @Test func `tell again what is wrong with a lesson`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    try course.write(
      SampleCourse.second
        + "\n\n[away](nowhere.md) <blink>\n\n### Q1: Again\n\n`a “b”`\n\n> [!TPI]\n",
      to: "lessons/en/second.md")
    let first = try course.prepare()
    let again = try course.prepare()
    #expect(first.readingDiagnostics == again.readingDiagnostics)
    #expect(first.diagnostics == again.diagnostics)
    #expect(
      Set(again.readingDiagnostics.map(\.identifier)) == [
        "unknown-callout", "repeated-question", "curly-quote",
      ])
    // What is not translated is shown in both languages.
    #expect(Set(again.diagnostics.map(\.identifier)) == ["unsafe-html", "dead-link"])
    #expect(first.readingDiagnostics == CourseLoader().load(at: course.root.path).diagnostics)
  }

  @Test func `are told of a lesson that cannot be read`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    let file = course.root.path + "/lessons/en/second.md"
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    for _ in 0..<2 {
      #expect(
        try course.prepare().readingDiagnostics.map(\.identifier).contains("unreadable-file"))
    }
  }
}
