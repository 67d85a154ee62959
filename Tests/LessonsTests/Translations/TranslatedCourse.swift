import Lessons

/// A lesson in two languages with its record, to be changed by a test.
struct TranslatedCourse {
  static let english = """
    ---
    title: Lamps
    ---

    # Lamps {#lamps}

    A lamp has a level.

    ```swift
    let level = 3 // bright
    ```

    It can be dimmed.

    ### Q1: Which level?

    Look at the constant.

    <details>
    <summary>Answer</summary>

    Level three.

    </details>

    ## Summary {#summary}

    - Lamps have levels.
    - Levels are numbers.

    """

  static let german = """
    ---
    title: Lampen
    ---

    # Lampen {#lamps}

    Eine Lampe hat eine Stufe.

    ```swift
    let level = 3 // hell
    ```

    Man kann sie dimmen.

    ### Q1: Welche Stufe?

    Sieh dir die Konstante an.

    <details>
    <summary>Antwort</summary>

    Stufe drei.

    </details>

    ## Zusammenfassung {#summary}

    - Lampen haben Stufen.
    - Stufen sind Zahlen.

    """

  var source: String
  var target: String?
  var record: TranslationRecord

  /// The lesson as it was accepted.
  init() {
    self.init(record: TranslationRecord())
    record = translation.record { _ in true }
  }

  private init(record: TranslationRecord) {
    source = Self.english
    target = Self.german
    self.record = record
  }

  private func read(_ text: String, _ language: String) -> (Lesson, [TranslationUnit]) {
    let bytes = Array(text.utf8)
    let lesson = LessonParser().parse(
      bytes, id: "lamps", language: language, file: "lessons/\(language)/lamps.md"
    ).lesson
    return (lesson, lesson.translationUnits(in: bytes))
  }

  var translation: LessonTranslation {
    LessonTranslation(
      source: read(source, "en"), translation: target.map { read($0, "de") }, language: "de",
      record: record)
  }

  /// The blocks that are not up to date, each with its state.
  var problems: [String] {
    translation.parts.compactMap { part in
      switch part.state {
      case .current: nil
      case .stale(was: nil): "unrecorded \(part.key)"
      case .stale: "stale \(part.key)"
      case .moved: "moved \(part.key)"
      case .missing: "missing \(part.key)"
      case .extra: "extra \(part.key)"
      }
    }
  }
}
