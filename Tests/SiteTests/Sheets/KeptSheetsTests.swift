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

  @Test func `keep the index while a lesson has the same words`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    try course.write(CourseFolder.germanSecond + "\n\nMehr.\n", to: "lessons/de/second.md")
    _ = try course.build()
    try course.write(CourseFolder.germanSecond + "\n\nMehr, mehr.\n", to: "lessons/de/second.md")
    #expect(
      try course.build() == [
        "assets/search-de/texts-0.js", "de/course.epub", "de/print.html", "de/second.html",
      ])
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
    func sheets(_ version: String, _ provenance: Provenance? = nil) throws -> Int {
      _ = try course.prepare(version: version, provenance: provenance)
      return try course.keptSheets()
    }
    #expect(try sheets("1") == 4)
    #expect(try sheets("1") == 4)
    #expect(try sheets("2") == 8)
    #expect(try sheets("2", SampleCourse.provenance) == 12)
  }

  @Test func `are thrown away when most are not used any more`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    try FileManager.default.createDirectory(
      atPath: course.cache, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: URL(filePath: course.cache + "/of-an-earlier-tool"))
    var counts: [Int] = []
    var sizes: [Int] = []
    for round in 10..<30 {
      try course.write(SampleCourse.second + "\n\n\(round)\n", to: "lessons/en/second.md")
      let folder = try SheetFolder(course.cache)
      let files = try #require(CourseLoader().open(at: course.root.path).files)
      _ = SiteBuilder(theme: SampleCourse.theme).prepare(
        files, SiteBuilder.Additions(), keptIn: folder, version: "1")
      folder.trim()
      counts.append(try course.keptSheets())
      sizes.append(try Data(contentsOf: URL(filePath: course.cache + "/1.sheets")).count)
    }
    // Four are in use; each round leaves two behind.
    #expect(counts[0] == 4 && counts.dropFirst().contains(4))
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 == $0 + 2 || $1 == 4 })
    #expect(sizes.allSatisfy { $0 <= 2 * sizes[0] })
    #expect(try FileManager.default.contentsOfDirectory(atPath: course.cache) == ["1.sheets"])
  }

  @Test func `of two builds at once are kept, and given to both`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    let files = try #require(CourseLoader().open(at: course.root.path).files)
    func build(_ version: String, _ folder: SheetFolder) throws -> [String: [UInt8]] {
      let memory = SiteMemory()
      try SiteBuilder(theme: SampleCourse.theme).prepare(
        files, SiteBuilder.Additions(), keptIn: folder, version: version
      ).write(to: memory)
      return memory.files
    }
    var first: SheetFolder? = try SheetFolder(course.cache)
    let second = try SheetFolder(course.cache)
    let one = try build("1", try #require(first))
    let two = try build("2", second)
    #expect(one == two)
    #expect(try course.keptSheets() == 8)
    // What the one used is written anew while the other still reads.
    let third = try SheetFolder(course.cache)
    #expect(try build("1", third) == one)
    first?.trim()
    first = nil
    #expect(try build("1", second) == one && build("2", second) == one)
    second.trim()
    #expect(try build("2", try SheetFolder(course.cache)) == one)
  }

  @Test func `of a build that was killed are kept up to there`() throws {
    let course = try CourseFolder()
    defer { course.remove() }
    let anew = try course.files(isKept: true)
    try course.damage { $0.removeLast(10) }
    #expect(try course.keptSheets() == 3)
    #expect(try course.files(isKept: true) == anew)
    #expect(try course.keptSheets() == 4)
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
