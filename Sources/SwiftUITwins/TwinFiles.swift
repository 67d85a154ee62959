import Foundation
import SwiftParser
import SwiftSyntax

/// The files that hold the twins of a tree of sources.
package enum TwinFiles {
  /// The first line of every file that is made.
  package static let firstLine =
    "// Made by `swift run swiftui-twins` from the declarations beside it; change those instead."
  /// The most lines of a file; no file passes it by more than the twins of one source.
  static let mostLines = 240

  /// What the files hold, by their paths.
  ///
  /// - Parameter sources: the text of sources, by their paths; files that were made are passed over.
  /// - Returns: files beside the sources: `Controls/Controls+StringTwins.swift` and its like.
  package static func made(from sources: [String: String]) -> [String: String] {
    let written = sources.filter { source in
      !source.value.hasPrefix(firstLine)
        && TwinKind.all.flatMap(\.types).contains { source.value.contains($0.original) }
    }
    let folders = Dictionary(grouping: written.keys.sorted()) { path in
      path.split(separator: "/").dropLast().joined(separator: "/")
    }
    var files: [String: String] = [:]
    for (folder, paths) in folders {
      let parsed = paths.map { Parser.parse(source: written[$0] ?? "") }
      for kind in TwinKind.all {
        let texts = split(parsed.compactMap { TwinSource($0, kind) })
        let family = folder.split(separator: "/").last ?? "SwiftUI"
        for (index, text) in texts.enumerated() {
          let number = index == 0 ? "" : "\(index + 1)"
          let name = "\(family)+\(kind.name)Twins\(number).swift"
          files[folder.isEmpty ? name : "\(folder)/\(name)"] = text
        }
      }
    }
    return files
  }

  private static func split(_ sources: [TwinSource]) -> [String] {
    var files: [[TwinSource]] = []
    for source in sources {
      let lines = files.last.map { $0.reduce(0) { $0 + $1.lines } } ?? 0
      if files.isEmpty || lines + source.lines > mostLines { files.append([]) }
      files[files.count - 1].append(source)
    }
    return files.map { sources in
      let imports = Set(sources.flatMap(\.imports)).sorted().joined(separator: "\n")
      let parts = [firstLine, imports] + sources.map(\.text)
      return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }
  }
}
