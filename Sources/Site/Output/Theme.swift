import Diagnostics
private import FoundationEssentials

/// The files that give the site its looks and its script, by their path in `assets/`.
package struct Theme: Equatable, Sendable {
  package var files: [String: [UInt8]]

  package init(files: [String: [UInt8]]) {
    self.files = files
  }

  /// What every theme holds.
  package static let required = [
    "course.css", "course.js", "icon.svg", "progress.js", "search.css", "search.js",
  ]

  /// Reads a theme's folder.
  ///
  /// - Throws: The file system's error where the folder or a file of it cannot be read.
  package init(folder: String) throws {
    files = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let file = folder + "/" + path
      let name = path.split(separator: "/").last ?? ""
      guard FileBytes.size(of: file) != nil, !name.hasPrefix(".") else { continue }
      files[path] = Array(try Data(contentsOf: URL(filePath: file)))
    }
  }

  private static let partialsFolder = "partials/"

  /// The files of markup that goes into every page, by their names in their folder.
  var partialFiles: [(name: String, bytes: [UInt8])] {
    files.filter { $0.key.hasPrefix(Self.partialsFolder) }.sorted { $0.key < $1.key }
      .map { (name: String($0.key.dropFirst(Self.partialsFolder.count)), bytes: $0.value) }
  }

  /// The pieces of markup that go into every page; what is wrong with them is said.
  func partials(_ diagnostics: inout [Diagnostic]) -> Partials {
    let partials = Partials(
      Dictionary(uniqueKeysWithValues: partialFiles.map { ($0.name, $0.bytes) }))
    diagnostics += partials.diagnostics
    return partials
  }

  /// The theme with an author's files on top: theirs replace ours of the same name.
  package func overlaid(with other: Theme) -> Theme {
    Theme(files: files.merging(other.files) { _, theirs in theirs })
  }

  /// The files as they go into a site: `extra.css` behind the stylesheet, and all without what only authors read.
  var assets: [String: [UInt8]] {
    var assets = files.filter { !$0.key.hasPrefix(Self.partialsFolder) }
    if let extra = assets.removeValue(forKey: "extra.css") {
      assets["course.css", default: []] += [UInt8(ascii: "\n")] + extra
    }
    return Dictionary(
      uniqueKeysWithValues: assets.map { ($0.key, Slimmer.slimmed($0.value, path: $0.key)) })
  }
}
