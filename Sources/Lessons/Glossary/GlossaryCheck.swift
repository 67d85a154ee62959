package import Diagnostics

/// Compares what the lessons write with what the glossary says.
package struct GlossaryCheck: Sendable {
  private let files: FileSystem

  package init(files: FileSystem = .real) {
    self.files = files
  }

  /// - Returns: A warning for each word that the glossary advises against, each term whose forms do not agree, and each
  ///   translation that links other terms than its source.
  package func diagnostics(for course: Course) -> [Diagnostic] {
    let glossaries = course.lessons.compactMapValues { lessons in
      lessons.first { $0.id == Glossary.lesson }.map { (lesson: $0, glossary: Glossary($0)) }
    }
    let languages = course.manifest.languages
    var diagnostics: [Diagnostic] = []
    for language in languages {
      guard let (lesson, glossary) = glossaries[language] else { continue }
      for other in languages where other != language {
        guard let (_, others) = glossaries[other] else { continue }
        diagnostics += disagreements(glossary, with: others, in: lesson, other)
      }
      for lesson in course.lessons[language] ?? [] {
        diagnostics += avoidedWords(glossary, in: lesson, of: course)
      }
    }
    guard let first = languages.first else { return diagnostics }
    for lesson in course.translatedLessons {
      guard let source = course.lessons[first]?.first(where: { $0.id == lesson.id }) else {
        continue
      }
      diagnostics += links(of: lesson, unlike: source)
    }
    return diagnostics
  }

  /// Terms that one glossary calls otherwise than the other says.
  private func disagreements(
    _ glossary: Glossary, with others: Glossary, in lesson: Lesson, _ language: String
  ) -> [Diagnostic] {
    glossary.terms.compactMap { term in
      guard !term.otherForms.isEmpty, let other = others.terms.first(where: { $0.id == term.id }),
        !other.forms.contains(where: { form in
          term.otherForms.contains { $0.lowercased() == form.lowercased() }
        })
      else { return nil }
      return Diagnostic(
        .warning, "glossary-form",
        "'\(other.forms.joined(separator: ", "))' is what the term is called in '\(language)'",
        advice: "write it in the brackets, or correct the other glossary", file: lesson.file,
        range: term.range)
    }
  }

  /// Words in running text that the glossary advises against.
  private func avoidedWords(
    _ glossary: Glossary, in lesson: Lesson, of course: Course
  ) -> [Diagnostic] {
    let pairs = glossary.terms.flatMap { term in
      term.avoided.map { (term, $0, AvoidedWord($0, language: lesson.language)) }
    }
    guard !pairs.isEmpty else { return [] }
    let path = "\(course.root)/lessons/\(lesson.language)/\(lesson.id).md"
    let source = SourceText(TextDecoder.decode(files.read(path) ?? []).bytes)
    let units = UnitCollector(lesson, source: source).units
    return units.filter { !$0.isCode }.flatMap { unit in
      let prose = unit.text.replacing(#/`[^`]*`|\]\([^)]*\)/#) { match in
        String(repeating: " ", count: match.output.utf8.count)
      }
      return pairs.flatMap { term, word, avoided in
        avoided.ranges(in: prose).map { range in
          func place(_ index: String.Index) -> SourcePosition {
            let offset = prose.utf8.distance(from: prose.startIndex, to: index)
            return source.position(of: unit.textRange.lowerBound + offset)
          }
          return Diagnostic(
            .warning, "glossary-word", "the glossary advises against '\(word)'",
            advice: "write '\(term.forms[0])'", file: lesson.file,
            range: SourceRange(place(range.lowerBound), place(range.upperBound)))
        }
      }
    }
  }

  /// Where the terms that a translation links are not those its source does.
  private func links(of lesson: Lesson, unlike source: Lesson) -> [Diagnostic] {
    let (ours, theirs) = (source.linkedTerms, lesson.linkedTerms)
    func problem(_ term: String, in lesson: Lesson) -> Diagnostic {
      Diagnostic(
        .warning, "glossary-link", "the term '\(term)' is linked in the other language alone",
        advice: "link it where it is used first: (\(Glossary.lesson).md#\(term))",
        file: lesson.file)
    }
    return ours.subtracting(theirs).sorted().map { problem($0, in: lesson) }
      + theirs.subtracting(ours).sorted().map { problem($0, in: source) }
  }
}

extension Lesson {
  /// The ids of the glossary's terms that the lesson links.
  fileprivate var linkedTerms: Set<String> {
    Set(
      allBlocks.flatMap { block -> [Inline] in
        switch block.kind {
        case .paragraph(let content): content
        case .heading(let heading): heading.content
        case .table(let table): ([table.header] + table.rows).joined().flatMap(\.content)
        default: []
        }
      }.flatMap(\.linkedTerms))
  }
}

extension Inline {
  fileprivate var linkedTerms: [String] {
    switch self {
    case .link(let destination, _, let content):
      let prefix = "\(Glossary.lesson).md#"
      let own = destination.hasPrefix(prefix) ? [String(destination.dropFirst(prefix.count))] : []
      return own + content.flatMap(\.linkedTerms)
    case .emphasis(let content), .strong(let content): return content.flatMap(\.linkedTerms)
    case .text, .softBreak, .lineBreak, .code, .image, .html: return []
    }
  }
}
