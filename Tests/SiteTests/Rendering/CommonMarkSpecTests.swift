import Foundation
import HTML
import Lessons
import Site
import Testing

/// The examples of the CommonMark specification, through our parser and our writer.
struct CommonMarkSpecTests {
  struct Example: Decodable {
    var markdown: String
    var html: String
    var example: Int
    var section: String
  }

  static let path: String? = {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let beside = package.appending(path: "../shared/data/commonmark-spec.json").standardized.path
    return [ProcessInfo.processInfo.environment["COMMONMARK_SPEC"], beside].compactMap { $0 }
      .first { FileManager.default.fileExists(atPath: $0) }
  }()

  static let missing: Comment =
    "no CommonMark examples: set COMMONMARK_SPEC to the specification's spec.json"

  static func examples() throws -> [Example] {
    let data = try Data(contentsOf: URL(filePath: try #require(path)))
    return try JSONDecoder().decode([Example].self, from: data)
  }

  @Test(.enabled(if: path != nil, missing))
  func `every example of CommonMark comes out as the specification has it`() throws {
    let examples = try Self.examples()
    #expect(examples.count == 652)
    for example in examples {
      let html = Rendering.html(example.markdown, .commonMark)
      #expect(
        HTMLNormalizer.normalize(html) == HTMLNormalizer.normalize(example.html),
        "example \(example.example) of '\(example.section)':\n\(example.markdown)")
    }
  }
}

/// The way from Markdown to HTML without any page around it.
enum Rendering {
  static func html(_ markdown: String, _ dialect: ParserDialect) -> String {
    let parser = LessonParser(dialect: dialect)
    let (lesson, _) = parser.parse(markdown, id: "example", language: "en", file: "example.md")
    return html(lesson.blocks)
  }

  static func html(_ blocks: [Block], _ renderer: some BlockRenderer = PlainRenderer()) -> String {
    Serializer.string { renderer.write(blocks, to: &$0) }
  }
}
