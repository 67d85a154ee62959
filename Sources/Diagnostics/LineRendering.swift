extension Diagnostic {
  /// The one-line form for tools: `file:line:column: severity: summary; advice [identifier]`.
  package var line: String { line { $0.rawValue } }

  /// The diagnostic and its notes, in the one-line form.
  package var lines: [String] { [line] + notes.flatMap(\.lines) }

  /// The one-line form with the severity written in a way of the caller's.
  func line(writing severity: (Severity) -> String) -> String {
    var place = ""
    if let file {
      place = file.visible() + ":"
      if let start = range?.lowerBound { place += "\(start.line):\(start.column):" }
      place += " "
    }
    let advised = advice.map { "; \($0)" } ?? ""
    let words = (summary + advised).visible()
    return "\(place)\(severity(self.severity)): \(words) [\(identifier)]"
  }
}
