import Diagnostics
import FoundationEssentials

/// Programs that are compiled together, a file each.
struct Batch: Sendable {
  struct Member: Sendable {
    var program: Program
    var file: BatchFile
  }

  var members: [Member]

  /// What is expected of all of them.
  ///
  /// Expected errors stand; unexpected ones, and silence where an error was expected, are
  /// heard again alone.
  var expectation: Inquiry.Expectation

  struct Outcome {
    /// The programs with a verdict.
    var judged: [(Program, CheckedResult)] = []

    /// The programs that have to be compiled alone.
    var left: [Program] = []
  }

  /// - Throws: Where the machinery fails.
  func compile(with compiler: Compiler) throws -> Outcome {
    guard members.count > 1 else { return Outcome(left: members.map(\.program)) }
    let result = try withTemporaryFolder { folder in
      try compiler.check(
        members.enumerated().map { ("p\($0.offset).swift", $0.element.file.source.text) },
        as: .lesson, module: members[0].program.module, isLibrary: true, in: folder.path)
    }
    let errors = result.diagnostics.filter { $0.severity == .error }
    let byFile = Dictionary(grouping: errors, by: \.file)
    // A fault, or an error that is no file's, says nothing of anybody: look in smaller company.
    if result.fault != nil || byFile[nil] != nil { return try halves(with: compiler) }
    var outcome = Outcome()
    var quiet: [Member] = []
    for (index, member) in members.enumerated() {
      let own = byFile["p\(index).swift"] ?? []
      if own.isEmpty {
        quiet.append(member)
      } else if expectation != .success, !own.contains(where: { $0.summary.contains("private") }) {
        outcome.judged.append((member.program, member.located(own)))
      } else {
        outcome.left.append(member.program)
      }
    }
    if expectation == .refusal {
      outcome.left += quiet.map(\.program)
    } else if errors.isEmpty {
      outcome.judged += quiet.map { ($0.program, CheckedResult(diagnostics: [])) }
    } else {
      // With errors about, the compiler has not looked for what it finds last: missing returns and the like.
      let rest = try Batch(members: quiet, expectation: .success).compile(with: compiler)
      outcome.judged += rest.judged
      outcome.left += rest.left
    }
    return outcome
  }

  private func halves(with compiler: Compiler) throws -> Outcome {
    let middle = members.count / 2
    let parts = [Array(members[..<middle]), Array(members[middle...])]
    let outcomes = try parts.map { part in
      try Batch(members: part, expectation: expectation).compile(with: compiler)
    }
    return Outcome(judged: outcomes.flatMap(\.judged), left: outcomes.flatMap(\.left))
  }
}

extension Batch.Member {
  /// Errors about the batch's file as errors about the program: by the places of its lines.
  fileprivate func located(_ errors: [Diagnostic]) -> CheckedResult {
    let places = CheckedResult(diagnostics: errors).located(in: file.source).diagnostics
    let lines = Dictionary(
      program.source.lines.enumerated().compactMap { index, line in
        line.origin.map { (Place(file: $0.file, line: $0.line), index) }
      }, uniquingKeysWith: { first, _ in first })
    return CheckedResult(
      diagnostics: places.map { diagnostic in
        var copy = diagnostic
        copy.notes = []
        if let file = diagnostic.file, let start = diagnostic.range?.lowerBound,
          let index = lines[Place(file: file, line: start.line)]
        {
          let column = program.source.lines[index].origin?.column ?? 1
          copy.file = "program.swift"
          copy.range = SourceRange(line: index + 1, column: max(1, start.column - column + 1))
        }
        return copy
      })
  }

  private struct Place: Hashable {
    var file: String
    var line: Int
  }
}
