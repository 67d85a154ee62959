import Diagnostics
import HTML

/// Pieces of markup that an author puts into every page: files such as `partials/footer.html` or `partials/footer.de.html`.
///
/// They are taken as they stand, but for `{{title}}` and its like; the pages' policy holds for them too.
struct Partials: Equatable, Sendable {
  /// Where a piece stands; the raw value is its file's name.
  enum Place: String, CaseIterable, Sendable {
    /// In the head of the document.
    case head
    /// In the bar, in place of the course's name.
    case brand
    /// Above the page's text.
    case header
    /// Below a lesson's text.
    case lessonEnd = "lesson-end"
    /// At the foot of every page.
    case footer
  }

  /// What a piece may name between `{{` and `}}`.
  enum Value: String, CaseIterable, Sendable {
    case title, course, language, root
  }

  /// By the name of the place, and of the language behind a point where there is one.
  private var texts: [String: String] = [:]

  let diagnostics: [Diagnostic]

  init(_ files: [String: [UInt8]]) {
    var diagnostics: [Diagnostic] = []
    let places = Place.allCases.map(\.rawValue)
    let languages = Words.languages
    for (file, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let name = file.hasSuffix(".html") ? String(file.dropLast(5)) : file
      let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard file.hasSuffix(".html"), places.contains(parts[0]),
        parts.count == 1 || parts.count == 2 && languages.contains(parts[1])
      else {
        diagnostics.append(
          Diagnostic(
            .error, "unknown-partial", "no page has a place for 'partials/\(file)'",
            advice: "the places are \(places.map { $0 + ".html" }.joined(separator: ", "))"))
        continue
      }
      let text = String(decoding: bytes, as: UTF8.self)
      for match in text.matches(of: #/\{\{([^}]*)\}\}/#)
      where Value(rawValue: String(match.1)) == nil {
        diagnostics.append(
          Diagnostic(
            .error, "unknown-value", "'\(match.0)' in 'partials/\(file)' stands for nothing",
            advice:
              "pages know \(Value.allCases.map { "{{\($0.rawValue)}}" }.joined(separator: ", "))"
          ))
      }
      texts[name] = text
    }
    self.diagnostics = diagnostics
  }

  /// The piece for a place, in the language of the page where there is one; empty where there is none.
  func markup(_ place: Place, _ values: [Value: String]) -> String {
    let language = values[.language].map { texts["\(place.rawValue).\($0)"] } ?? nil
    guard let text = language ?? texts[place.rawValue] else { return "" }
    return values.reduce(text) { text, value in
      text.split(separator: "{{\(value.key.rawValue)}}", omittingEmptySubsequences: false)
        .joined(separator: Serializer.string { $0.text(value.value) })
    }
  }
}
