package import Diagnostics

/// Reads the compiler's messages in its one-line style.
package enum CompilerMessages {
  /// The diagnostics of a compiler's standard error, each with its notes; what is no message is passed over.
  package static func parse(_ text: String) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let diagnostic = parse(line: line) else { continue }
      if diagnostic.severity == .note, let last = result.indices.last {
        result[last].notes.append(diagnostic)
      } else {
        result.append(diagnostic)
      }
    }
    return result
  }

  /// Reads `file:line:column: error: message`, or `<unknown>:0: error: message`; the group that the compiler puts behind some
  /// messages, such as `[#no-usage]`, is left away.
  private static func parse(line: Substring) -> Diagnostic? {
    let form = /(.+?):(\d+)(?::(\d+))?: (error|warning|note): (.*?)(?: \[#[\w-]+\])?/
    guard let match = line.wholeMatch(of: form),
      let severity = Diagnostic.Severity(rawValue: String(match.output.4)),
      let number = Int(match.output.2)
    else { return nil }
    let column = match.output.3.flatMap { Int($0) } ?? 1
    let known = number > 0
    return Diagnostic(
      severity, "compiler", String(match.output.5),
      file: known ? String(match.output.1) : nil,
      range: known ? SourceRange(line: number, column: column) : nil)
  }
}
