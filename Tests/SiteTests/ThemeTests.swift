import Foundation
import Testing

@testable import Site

struct ThemeTests {
  /// The theme beside the tool's sources.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../site/theme").standardized.path

  @Test func `holds what the site needs, within its weight`() throws {
    let theme = try Theme(folder: Self.folder)
    for file in Theme.required { #expect(theme.files[file] != nil, "\(file)") }
    let site = SiteBuilder(theme: theme).build(SampleCourse.course())
    let weight = ["assets/course.css", "assets/course.js", "assets/course-de.js"].compactMap {
      site.files[$0]?.count
    }
    #expect(weight.count == 3)
    #expect(weight.reduce(0, +) < 30_000)
    for (path, bytes) in theme.files where path.hasSuffix(".css") || path.hasSuffix(".js") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains(#/https?:\/\/|@import|url\(/#), "\(path) asks another host or file")
      #expect(!text.contains(#/innerHTML|insertAdjacentHTML|document\.write|eval\(/#), "\(path)")
    }
  }

  @Test func `takes an author's files on top of its own`() {
    let ours = Theme(files: ["course.css": Array("a{}".utf8), "icon.svg": Array("i".utf8)])
    let theirs = Theme(files: [
      "extra.css": Array("b { }".utf8), "icon.svg": Array("j".utf8), "fonts/f.woff2": [1],
    ])
    let assets = ours.overlaid(with: theirs).assets.mapValues {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(assets == ["course.css": "a{}b{}\n", "icon.svg": "j", "fonts/f.woff2": "\u{1}"])
  }

  @Test func `cannot be read from a folder that is not there`() {
    #expect(throws: (any Error).self) { try Theme(folder: "/nowhere/at/all") }
  }
}
