import Diagnostics
import Lessons

/// How many snippets of a course are proven in which way.
struct ProofTally: Sendable {
  /// A way to prove a snippet, in the order in which the page lists them.
  enum Way: Int, CaseIterable, Comparable, Sendable {
    case compiles, refused, runs, traps, answered, sketch

    init(_ mode: SnippetFlags.Mode) {
      self =
        switch mode {
        case .compiles: .compiles
        case .fails: .refused
        case .traps: .traps
        case .runs: .runs
        case .blank, .predict, .which, .choose, .decides: .answered
        case .sketch: .sketch
        }
    }

    static func < (first: Way, second: Way) -> Bool { first.rawValue < second.rawValue }

    /// What the page says of all snippets proven so.
    var explanation: Word {
      switch self {
      case .compiles: .proofCompiles
      case .refused: .proofRefused
      case .runs: .proofRuns
      case .traps: .proofTraps
      case .answered: .proofAnswered
      case .sketch: .proofSketch
      }
    }

    /// What stands beside one snippet.
    var mark: Word {
      switch self {
      case .compiles: .markCompiles
      case .refused: .markRefused
      case .runs: .markRuns
      case .traps: .markTraps
      case .answered: .markAnswered
      case .sketch: .markSketch
      }
    }
  }

  /// A snippet that is not proven.
  struct Sketch: Equatable, Sendable {
    var reason: String

    /// The file and the line where it stands.
    var place: String
  }

  var counts: [Way: Int] = [:]
  var sketches: [Sketch] = []

  init(counts: [Way: Int] = [:], sketches: [Sketch] = []) {
    self.counts = counts
    self.sketches = sketches
  }

  init(_ lesson: Lesson) {
    for (snippet, range) in lesson.snippets {
      counts[Way(snippet.flags.mode), default: 0] += 1
      if case .sketch(let reason) = snippet.flags.mode {
        let line = range.map { ":\($0.lowerBound.line)" } ?? ""
        sketches.append(Sketch(reason: reason, place: lesson.file + line))
      }
    }
  }

  init(adding tallies: [ProofTally]) {
    for tally in tallies {
      counts.merge(tally.counts, uniquingKeysWith: +)
      sketches += tally.sketches
    }
  }
}
