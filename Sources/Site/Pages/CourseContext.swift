import HTML
import Lessons

/// What every page knows of the course it belongs to.
struct CourseContext: Sendable {
  var course: Course
  var provenance: Provenance?

  /// The day on which each lesson changed last, by its file; empty where that is not known.
  var changes: [String: String] = [:]

  /// The author's own pieces of every page.
  var partials = Partials([:])

  /// The questions' versions by their ids.
  let versions: [String: String]

  /// How the snippets of each language are proven.
  let tallies: [String: ProofTally]

  /// The words of the languages the course is in, the source language first.
  let languages: [Words]

  /// The course as lists show it, by language.
  let outlines: [String: CourseOutline]

  /// The lessons that can be read in each language.
  private let ids: [String: Set<String>]

  /// - Parameters:
  ///   - course: The course, of its lessons the outlines.
  ///   - facts: What each lesson says of itself, by language.
  ///   - provenance: What the course was proven with, or nil where it was not.
  init(course: Course, facts: [String: [LessonFacts]], provenance: Provenance?) {
    self.course = course
    self.provenance = provenance
    languages = course.manifest.languages.compactMap(Words.init)
    outlines = Dictionary(
      uniqueKeysWithValues: languages.map {
        ($0.language, CourseOutline(course, language: $0.language))
      })
    // Every language's lesson has those of the source.
    versions = Dictionary(
      facts.values.joined().lazy.flatMap(\.versions).map { ($0.id, $0.text) },
      uniquingKeysWith: { first, _ in first })
    tallies = facts.mapValues { ProofTally(adding: $0.map(\.tally)) }
    ids = course.lessons.mapValues { Set($0.map(\.id)) }
  }

  /// A hash of what lists show of the lessons in a language.
  func listKey(_ words: Words) -> UInt64 {
    var key = ByteHash()
    let outline = outline(words)
    for text in [outline.title, outline.summary ?? ""] { key.add(text) }
    for entry in outline.lessons + outline.references {
      for text in [entry.id, entry.title, entry.summary ?? "", entry.level ?? ""] { key.add(text) }
      for question in entry.questions {
        key.add(question)
        key.add(versions[question] ?? "")
      }
      for required in entry.requires { key.add(required) }
      for number in [entry.questions.count, entry.requires.count, entry.isReference ? 1 : 0] {
        key.add(UInt64(number))
      }
    }
    return key.value
  }

  /// The course in one of its languages.
  func outline(_ words: Words) -> CourseOutline {
    outlines[words.language] ?? CourseOutline(course, language: words.language)
  }

  /// The words of the other languages that have the lesson, or, without one, of all others.
  func words(besides language: String, having lesson: String? = nil) -> [Words] {
    languages.filter { words in
      words.language != language
        && (lesson.map { ids[words.language]?.contains($0) == true } ?? true)
    }
  }

  /// Whether there is anything to say of when lessons changed.
  var hasFeed: Bool { !changes.isEmpty }

  /// Writes what stands at the foot of every page.
  func foot(_ words: Words, to out: inout Serializer) {
    provenance?.remark(words, to: &out)
    out.element("p") { $0.element("a", ["href": ProofPage.file], text: words(.proofTitle)) }
  }

  /// Writes what a page says first where the course's samples are not all proven.
  func draftNote(_ words: Words, to out: inout Serializer) {
    if provenance != nil { return }
    out.element("p", ["class": "draft", "role": "note"], text: words(.draft))
    out.newline()
  }
}
