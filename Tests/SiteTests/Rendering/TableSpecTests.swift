import Foundation
import Lessons
import Testing

/// The examples of the table section of the GitHub Flavored Markdown specification.
struct TableSpecTests {
  static let path = "/usr/share/doc/cmark-gfm/spec.txt.gz"

  static let missing: Comment = "no GFM specification: install Debian's package cmark-gfm"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: path), missing))
  func `every table example comes out as the specification has it`() throws {
    let examples = Self.tableExamples(in: try Self.specification())
    #expect(examples.count == 8)
    for (markdown, expected) in examples {
      #expect(
        HTMLNormalizer.normalize(Rendering.html(markdown, .tables))
          == HTMLNormalizer.normalize(expected),
        "\(markdown)")
    }
  }

  private static func specification() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/gzip")
    process.arguments = ["-dc", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The Markdown and the HTML of every example marked `table`.
  private static func tableExamples(in specification: String) -> [(String, String)] {
    let fence = String(repeating: "`", count: 32)
    return specification.components(separatedBy: "\n" + fence + " example table\n").dropFirst()
      .map { part in
        let example = part.components(separatedBy: "\n" + fence)[0] + "\n"
        let sides = example.components(separatedBy: "\n.\n")
        return (sides[0].replacing("→", with: "\t") + "\n", sides[1])
      }
  }
}
