import Diagnostics

/// What a course's lesson `glossary` says of its words, in one language.
///
/// Each heading with an id is a term; the paragraph below begins with the other language's form in brackets, and a remark
/// `<!-- not: word, word -->` names what is not to be written instead.
package struct Glossary {
  struct Term {
    var id: String

    /// The term's forms, as in `Besitzer, Besitzerin`.
    var forms: [String]

    /// The forms in the other language.
    var otherForms: [String]

    /// What is not to be written instead.
    var avoided: [String] = []

    var range: SourceRange?
  }

  static let lesson = "glossary"

  private(set) var terms: [Term] = []

  init(_ lesson: Lesson) {
    for block in lesson.blocks {
      switch block.kind {
      case .heading(let heading) where heading.hasOwnID && heading.level > 1:
        let forms = Self.words(heading.content.plainText)
        terms.append(Term(id: heading.id, forms: forms, otherForms: [], range: block.range))
      case .paragraph(let content) where !terms.isEmpty:
        let text = content.plainText
        guard terms[terms.count - 1].otherForms.isEmpty, text.hasPrefix("("),
          let end = text.firstIndex(of: ")")
        else { continue }
        terms[terms.count - 1].otherForms = Self.words(text[..<end].dropFirst())
      case .html(let html) where !terms.isEmpty:
        terms[terms.count - 1].avoided += Self.avoidedWords(in: html)
      default: break
      }
    }
  }

  /// What the remark `<!-- not: word, word -->` names; nothing where the markup is no such remark.
  package static func avoidedWords(in html: String) -> [String] {
    html.wholeMatch(of: #/\s*<!--\s*not:([^>]*?)-->\s*/#).map { words($0.output.1) } ?? []
  }

  private static func words(_ list: some StringProtocol) -> [String] {
    list.split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    .filter { !$0.isEmpty }
  }
}
