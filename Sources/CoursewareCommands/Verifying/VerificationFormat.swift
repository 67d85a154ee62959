import Diagnostics
import FoundationEssentials
import Proofs

/// The forms in which `verify` says what it found.
enum VerificationFormat: String, CaseIterable {
  /// For people: excerpts and a summary.
  case text
  /// One line for each problem, as editors read them.
  case line
  /// All of it, for programs; see `Documentation/results.md`.
  case json
  /// For servers that show test results.
  case junit
  /// Annotations of GitHub's workflows.
  case github
}

/// What `verify` found, ready to be written in any form.
struct VerificationFindings {
  /// The proofs, with files as the user is to read them.
  var proofs: [Proof]

  /// What is wrong besides the snippets: exercises, translations.
  var others: [Diagnostic]

  var summary: VerificationSummary

  /// The findings as one text, without a final line break; nothing where the form has nothing to say.
  func written(as format: VerificationFormat) throws -> String {
    switch format {
    case .text: summary.words
    case .line: problems.flatMap(\.lines).joined(separator: "\n")
    case .github: problems.map(\.annotation).joined(separator: "\n")
    case .junit: junit
    case .json: try json
    }
  }

  private var problems: [Diagnostic] { proofs.flatMap(\.diagnostics) + others }

  private var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Document(self)), as: UTF8.self)
    }
  }

  private var junit: String {
    let cases = proofs.map { proof in
      let name = "\(proof.file):\(proof.range?.lowerBound.line ?? 1)"
      return Self.testCase(name, in: proof.file, proof.diagnostics, skipped: proof.outcome.reason)
    }
    let rest = others.map { Self.testCase($0.identifier, in: $0.file ?? "course", [$0]) }
    let failures = proofs.count { $0.outcome == .disproven } + others.count
    let suite = XMLTree(
      "testsuite",
      [
        "name": "courseware verify", "tests": "\(proofs.count + others.count)",
        "failures": "\(failures)", "skipped": "\(summary.sketches)",
      ], cases + rest)
    return XMLTree("testsuites", [:], [suite]).document
  }

  private static func testCase(
    _ name: String, in file: String, _ problems: [Diagnostic], skipped: String? = nil
  ) -> XMLTree {
    let failures = problems.map { problem in
      XMLTree(
        "failure", ["message": problem.summary], text: problem.lines.joined(separator: "\n"))
    }
    let skip = skipped.map { [XMLTree("skipped", ["message": $0])] } ?? []
    return XMLTree("testcase", ["classname": file, "name": name], failures + skip)
  }

  /// The JSON form.
  private struct Document: Encodable {
    var version = 1
    var snippets: [Snippet]
    var others: [Diagnostic]
    var summary: [String: Int]

    struct Snippet: Encodable {
      var file: String
      var line: Int
      var outcome: String
      var reason: String?
      var diagnostics: [Diagnostic]
    }

    init(_ findings: VerificationFindings) {
      snippets = findings.proofs.map { proof in
        Snippet(
          file: proof.file, line: proof.range?.lowerBound.line ?? 1, outcome: proof.outcome.name,
          reason: proof.outcome.reason, diagnostics: proof.diagnostics)
      }
      others = findings.others
      let summary = findings.summary
      self.summary = [
        "compiled": summary.proven, "refused": summary.refused, "ran": summary.ran,
        "answered": summary.answered, "sketches": summary.sketches, "notProven": summary.failed,
        "batched": summary.counts.batched, "alone": summary.counts.alone,
        "known": summary.counts.cached + summary.counts.kept,
      ]
    }
  }
}

extension Proof.Outcome {
  /// The outcome in one word.
  var name: String {
    switch self {
    case .compiled: "compiled"
    case .refused: "refused"
    case .ran: "ran"
    case .trapped: "trapped"
    case .answered: "answered"
    case .sketch: "sketch"
    case .disproven: "notProven"
    }
  }

  /// Why it is not proven, where its author says so.
  var reason: String? {
    guard case .sketch(let reason) = self else { return nil }
    return reason
  }
}

extension Diagnostic {
  fileprivate var annotation: String {
    let level: GitHubCommand.Level =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .notice
      }
    return GitHubCommand(
      level,
      [
        "file": file, "line": range.map { "\($0.lowerBound.line)" },
        "col": range.map { "\($0.lowerBound.column)" },
      ], advice.map { "\(summary); \($0)" } ?? summary
    ).text
  }
}
