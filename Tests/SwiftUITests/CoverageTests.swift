import Foundation
import Testing

/// Holds the table in `Documentation/swiftui.md` against the sources.
struct CoverageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The names in a row of the table.
  private static func row(_ title: String) throws -> Set<String> {
    let page = try String(
      contentsOf: root.appending(path: "Documentation/swiftui.md"), encoding: .utf8)
    let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("| \(title) |") })
    return Set(line.matches(of: #/`(\w+)`/#).map { String($0.1) })
  }

  private static func sources() throws -> [String] {
    let folder = root.appending(path: "Sources/SwiftUI")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
  }

  /// The modifiers of views, and whether all forms of each are only recorded.
  private static func modifiers() throws -> [String: Bool] {
    var found: [String: Bool] = [:]
    for source in try sources() {
      for block in source.matches(of: #/(?m)^extension View(?: where [^{]*)? \{\n((?:.*\n)*?)\}/#) {
        let functions = block.1.split(separator: "  public nonisolated func ").dropFirst()
        for function in functions {
          let name = String(function.prefix { $0.isLetter || $0.isNumber })
          // A form that hands on to another is what that is.
          let called = function.firstMatch(of: #/[{\n]\s*(\w+)\(/#).map { String($0.1) }
          let isRecorded = called == name || function.contains(#/\n\s+recorded\(\s*"/#)
          found[name] = (found[name] ?? true) && isRecorded
        }
      }
    }
    return found
  }

  @Test func `names every modifier that is accepted without effect`() throws {
    let modifiers = try Self.modifiers()
    #expect(modifiers.count > 250)
    let recorded = Set(modifiers.filter(\.value).keys)
    let documented = try Self.row("accepted without effect")
    #expect(documented.subtracting(recorded).sorted() == [])
    #expect(recorded.subtracting(documented).sorted() == [])
  }

  @Test func `has nothing that it calls missing`() throws {
    let missing = try Self.row("missing")
    #expect(!missing.isEmpty)
    let sources = try Self.sources().joined()
    for name in missing {
      #expect(!sources.contains("struct \(name)") && !sources.contains("class \(name)"), "\(name)")
    }
  }
}
