import Foundation
import FoundationXML
import Lessons
import Testing

@testable import Site

struct BookTests {
  static let courses: [(String, Site)] = [
    ("sample", SampleCourse.site()),
    ("showcase", SampleCourse.site(first: SampleCourse.showcase)),
    ("hostile", SampleCourse.site(first: HostileLessonTests.lesson)),
  ]

  @Test func `starts with its type and holds every chapter`() throws {
    let files = try ArchiveReader(#require(SampleCourse.site().files["en/course.epub"])).files
    #expect(
      files.map(\.path) == [
        "mimetype", "META-INF/container.xml", "book/package.opf", "book/style.css",
        "book/en/nav.xhtml", "book/en/first.xhtml", "book/en/second.xhtml",
      ])
    #expect(files.first?.bytes == Array("application/epub+zip".utf8))
    let chapter = String(decoding: files[5].bytes, as: UTF8.self)
    #expect(chapter.contains(##"<a href="#q2-answer">Answer</a>"##))
    #expect(chapter.contains(#"<a href="second.xhtml#q3">the other lesson</a>"#))
    #expect(
      !chapter.contains("<form") && !chapter.contains("<details") && !chapter.contains("../de"))
  }

  @Test(arguments: courses) func `is well-formed`(name: String, site: Site) throws {
    for language in ["en", "de"] {
      let files = try ArchiveReader(#require(site.files["\(language)/course.epub"])).files
      for (path, bytes) in files where path.hasSuffix("ml") || path.hasSuffix("opf") {
        let parser = XMLParser(data: Data(bytes))
        #expect(parser.parse(), "\(name) \(path): \(String(describing: parser.parserError))")
      }
    }
  }

  private static let checker = "/usr/share/java/epubcheck.jar"

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: checker), "epubcheck is not installed"),
    arguments: courses)
  func `passes epubcheck`(name: String, site: Site) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).epub")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#require(site.files["en/course.epub"])).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/java")
    process.arguments = ["-jar", Self.checker, "--failonwarnings", file.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(name): \(text)")
  }
}
