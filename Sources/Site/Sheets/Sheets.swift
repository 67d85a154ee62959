import Diagnostics
import Lessons

/// The sheets of all lessons of a course: taken from a store, or made and put there.
struct Sheets: Sendable {
  /// A lesson that sheets are made of.
  struct Source: Sendable {
    /// The lesson's name, the same in every language.
    var id: String

    /// The languages it is shown in.
    var languages: [String]

    /// Hashes of the files that all its sheets depend on.
    var hashes: @Sendable () -> [UInt64]

    var read: @Sendable () -> LessonReading
  }

  let maker: SheetMaker
  let store: any SheetStore

  /// What sheets depend on besides their lessons: the tool, and what it was asked for.
  let version: ByteHash

  /// What is known of a lesson before its pages are put together.
  struct Outcome: Sendable {
    /// What its sheets are kept under, which tells all that they were made from.
    var name: String

    /// By language.
    var facts: [String: LessonFacts]

    /// Why there are no facts in other languages.
    var problems: [Diagnostic] = []
  }

  /// Makes the sheets of a lesson, if they are not there, and tells its facts.
  func facts(of source: Source) -> Outcome {
    var name = name(of: source, source.hashes())
    var facts: [String: LessonFacts] = [:]
    for language in source.languages {
      guard let bytes = store.part(.facts, of: "\(name)-\(language)") else { break }
      var reader = ByteReader(bytes)
      facts[language] = try? LessonFacts(from: &reader)
    }
    if facts.count == source.languages.count { return Outcome(name: name, facts: facts) }
    let reading = source.read()
    // A file may have been changed meanwhile.
    name = self.name(of: source, reading.contents.map { ByteHash(of: $0[...]).value })
    facts = make(source, name, reading).mapValues(\.facts)
    let missing = reading.diagnostics.filter { facts[$0.key] == nil }
    return Outcome(
      name: name, facts: facts, problems: missing.sorted { $0.key < $1.key }.flatMap(\.value))
  }

  private func name(of source: Source, _ hashes: [UInt64]) -> String {
    var hash = version
    hash.add(source.id)
    for value in hashes { hash.add(value) }
    return String(hash.value, radix: 16)
  }

  /// A part of a lesson's sheet in a language; made anew where it is not kept any more.
  func part(_ part: LessonSheet.Part, of source: Source, named name: String, in language: String)
    -> [UInt8]
  {
    store.part(part, of: "\(name)-\(language)")
      ?? make(source, name, source.read())[language].map { Array($0[part]) } ?? []
  }

  /// A hash of what ``part(_:of:named:in:)`` gives.
  func hash(of part: LessonSheet.Part, of source: Source, named name: String, in language: String)
    -> UInt64
  {
    store.hash(of: part, of: "\(name)-\(language)")
      ?? ByteHash(of: self.part(part, of: source, named: name, in: language)[...]).value
  }

  private func make(
    _ source: Source, _ name: String, _ reading: LessonReading
  ) -> [String: LessonSheet] {
    let sheets = maker.sheets(of: reading)
    for (language, sheet) in sheets { store.keep(sheet, as: "\(name)-\(language)") }
    return sheets
  }
}
