import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Site

struct SwiftScannerTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// The Swift blocks of a Markdown file.
  private func blocks(of markdown: String) -> [String] {
    markdown.matches(of: #/(?ms)^```swift[^\n]*\n(.*?)^```/#).map { String($0.1) }
  }

  private func files(_ folder: String, _ type: String) throws -> [String] {
    let folder = Self.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(type) }.sorted()
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// Holds the scanner to the parser, and counts the sources it knew.
  private func known(_ sources: [String]) -> Int {
    sources.count { source in
      let bytes = Array(source.utf8)
      guard let scan = SwiftScanner.scan(bytes) else { return false }
      let tree = Parser.parse(source: source)
      #expect(
        SwiftHighlighter.lines(of: scan.parts, bytes)
          == SwiftHighlighter.lines(of: SwiftHighlighter.parts(of: tree, bytes), bytes))
      if scan.items == .declarations || scan.items == .importing {
        let items = tree.statements.map(\.item)
        let isFile =
          !items.isEmpty
          && items.allSatisfy { $0.is(DeclSyntax.self) && !$0.is(ImportDeclSyntax.self) }
        #expect((scan.items == .declarations) == isFile, "\(source)")
      }
      return true
    }
  }

  @Test func `agrees with the parser on the lessons' code, and knows nearly all of it`() throws {
    let sources = try files("lessons", ".md").flatMap(blocks)
    #expect(sources.count > 200)
    #expect(Double(known(sources)) > 0.9 * Double(sources.count))
  }

  @Test(arguments: ["Sources/Lessons", "Sources/Site", "Sources/SwiftUI", "exercises"])
  func `agrees with the parser on files and on pieces of files`(folder: String) throws {
    let sources = try files(folder, ".swift").flatMap { [$0] + $0.components(separatedBy: "\n\n") }
    #expect(known(sources) > sources.count / 3)
  }

  @Test(arguments: [
    "let a = b / c\nlet d = e / f", "a = /x/", "let a = \"\"\"\n  x\n  \"\"\"", "\"open",
    "let ä = 1", "if case .text(let set) = self { set } else { nil }",
    "protocol A { var b: Int { get set } }",
    "{ (", "f(let x: y)", "`class`", "#if A\n#endif", "@available(iOS 17, *)\nstruct A {}",
    "let x: some_type", "a\r\nb", "func f(some: Int) {}", "let open = 1", "actor A {}", "async",
    "let t = a.0.1", "0xFF", "\"\\u{41}\"", "#\"a\\#(b)c\"#", "\"\\(a[\"b\"])\"",
    "f(for: a, in b: c)",
    "{ [weak self] in self?.x }", "x.self", "x.default", "switch a { default: b }",
  ])
  func `agrees with the parser on what is hard, or leaves it alone`(source: String) {
    _ = known([source, source + "\n", "struct S {\n  func f() {\n\(source)\n  }\n}\n"])
  }
}
