import Diagnostics
import FoundationEssentials
import Lessons
import Proofs
import SwiftSyntax

/// Reads exercise folders.
package enum ExerciseReader {
  /// The ids of the exercises that a course folder has, in order of their numbers.
  package static func ids(inCourse root: String) -> [String] {
    let folder = URL(filePath: root).appending(path: "exercises")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      let manifest = folder.appending(path: name).appending(path: "exercise.json")
      return FileManager.default.fileExists(atPath: manifest.path)
    }.sorted { $0.precedesByNumber($1) }
  }

  /// Reads an exercise.
  ///
  /// - Parameters:
  ///   - id: The checkpoint's id.
  ///   - root: The course folder.
  /// - Returns: The exercise.
  /// - Throws: `Diagnostic` for what is missing or cannot be read; the author's fault, never the learner's.
  package static func read(_ id: String, inCourse root: String) throws -> Exercise {
    let folder = URL(filePath: root).appending(path: "exercises/\(id)")
    let name = "exercises/\(id)"
    let probes = ParsedSource(
      SourceText(try text("Probes.swift", folder, name), file: "\(name)/Probes.swift"))
    let checks = ParsedSource(
      SourceText(try text("Checks.swift", folder, name), file: "\(name)/Checks.swift"))
    let declared = checks.testNames
    if declared.isEmpty {
      throw Diagnostic(
        .error, "no-checks", "the exercise declares no check",
        advice: "write a function with '@Test' in Checks.swift", file: "\(name)/Checks.swift")
    }
    if let twice = declared.first(where: { check in declared.count(where: { $0 == check }) > 1 }) {
      throw Diagnostic(
        .error, "duplicate-check", "two checks are named '\(twice)'",
        advice: "give each check a name of its own", file: "\(name)/Checks.swift")
    }
    return Exercise(
      id: id, folder: folder.path, manifest: try manifest(folder, name),
      probes: probes.probeFunctions, probesSource: probes.source, checksSource: checks.source,
      declaredChecks: declared, readWords: ReadWords(checks: checks, probes: probes).texts,
      starter: try text("Starter.swift", folder, name),
      solution: try text("Solution.swift", folder, name))
  }

  private static func text(_ file: String, _ folder: URL, _ name: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: folder.appending(path: file).path) else {
      throw Diagnostic(
        .error, "missing-file", "the exercise has no \(file)",
        advice: "see Documentation/exercises.md for what an exercise needs", file: "\(name)/\(file)"
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Diagnostic(
        .error, "not-utf8", "the file is not valid UTF-8", advice: "save it as UTF-8",
        file: "\(name)/\(file)")
    }
    return text
  }

  private static func manifest(_ folder: URL, _ name: String) throws -> ExerciseManifest {
    let text = try text("exercise.json", folder, name)
    let file = "\(name)/exercise.json"
    do throws(Diagnostic) {
      let reader = ExerciseManifestReader(try JSONNode.parse(Array(text.utf8)))
      guard var first = reader.diagnostics.first else { return reader.manifest }
      first.notes = Array(reader.diagnostics.dropFirst())
      throw first
    } catch {
      throw error.located(in: file)
    }
  }
}
