import Diagnostics
import Proofs

/// The compiler's errors as a learner should read them.
struct LearnerMessages {
  /// The files that were handed in.
  let files: Set<String>

  /// The whole program.
  let source: SourceText

  /// The errors in the learner's own files; where there are none, what the rest of the program lacks.
  func make(_ errors: [Diagnostic]) -> [Diagnostic] {
    let errors = errors.map(atItsBeginning)
    let own = errors.filter { $0.file.map(files.contains) ?? false }
    var seen: Set<Diagnostic> = []
    if !own.isEmpty {
      return own.map(withoutForeignNotes).filter { seen.insert($0).inserted }
    }
    return errors.map(asMissing).filter { seen.insert($0).inserted }
  }

  /// What begins in the learner's file and is only missed on a later line, such as a closing brace, is said where it begins.
  private func atItsBeginning(_ error: Diagnostic) -> Diagnostic {
    guard error.summary.hasPrefix("expected '"),
      let note = error.notes.first(where: { $0.file.map(files.contains) ?? false }),
      note.file != error.file
        || note.range?.lowerBound.line != error.range?.lowerBound.line
    else { return error }
    var copy = error
    copy.file = note.file
    copy.range = note.range
    copy.notes = []
    return copy
  }

  private func withoutForeignNotes(_ diagnostic: Diagnostic) -> Diagnostic {
    var copy = diagnostic
    copy.notes = diagnostic.notes.filter { $0.file.map(files.contains) ?? false }
    return copy
  }

  private func asMissing(_ error: Diagnostic) -> Diagnostic {
    if error.summary.hasPrefix("'buildExpression' is unavailable"), let name = name(at: error) {
      return Diagnostic(
        .error, "not-a-view", "'\(name)' is shown on the screen, and it is not declared as a view",
        advice: "write ': View' behind its name", file: files.min())
    }
    return Diagnostic(
      .error, "does-not-fit", "your code does not fit the rest of the program: \(error.summary)",
      advice: "keep the names and types that the exercise asks for", file: files.min())
  }
}

extension LearnerMessages {
  /// The name that stands where an error is.
  private func name(at error: Diagnostic) -> String? {
    guard let place = error.range?.lowerBound,
      let line = source.lines.first(where: {
        $0.origin?.file == error.file && $0.origin?.line == place.line
      }), let origin = line.origin
    else { return nil }
    let name = line.text.utf8.dropFirst(place.column - origin.column)
      .prefix {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || Character(UnicodeScalar($0)).isLetter
      }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}

extension Diagnostic {
  static let slowToCompile = Diagnostic(
    .error, "slow-to-compile", "the compiler did not finish in time",
    advice: "split long expressions and give them types")

  static let bigToCompile = Diagnostic(
    .error, "big-to-compile", "the compiler ran out of memory",
    advice: "split long expressions and large literals")

  static let crashesCompiler = Diagnostic(
    .error, "crashes-compiler", "the compiler crashed on this code",
    advice: "simplify what you changed last; this is a fault of the compiler's")

  static func tooDeep(file: String?) -> Diagnostic {
    Diagnostic(
      .error, "too-deep", "brackets are nested more than \(BracketScanner.deepest) levels deep",
      advice: "give the inner parts names of their own", file: file)
  }
}
