import Diagnostics
import Proofs

extension Exercise {
  /// What the compiler says of the way in to the probes, as an author can read it: at the probe whose values cannot be carried.
  ///
  /// Other messages are left as they are.
  func explained(_ error: Diagnostic) -> Diagnostic {
    guard error.file?.hasPrefix("exercises/") != true,
      let match = error.summary.firstMatch(of: /'([^']+)' conform to '(?:Encodable|Decodable)'/)
    else { return error }
    let type = String(match.output.1)
    let probe = probes.first { probe in
      (probe.parameters.map(\.type) + [probe.result ?? ""]).contains { $0.names(type) }
    }
    return Diagnostic(
      .error, "not-carried",
      "\(probe.map { "the probe '\($0.name)'" } ?? "a probe") takes or gives '\(type)', which JSON does not carry",
      advice: "use numbers, strings, truth values, and arrays, dictionaries and optionals of them",
      file: "exercises/\(id)/Probes.swift",
      range: probe.map { probesSource.place(ofFunction: $0.name) } ?? SourceRange(line: 1))
  }
}

extension SourceText {
  /// Where a function of an author's file is declared; its first line where that cannot be seen.
  func place(ofFunction name: String) -> SourceRange {
    SourceRange(line: lines.first { $0.text.contains("func \(name)(") }?.origin?.line ?? 1)
  }
}

extension String {
  /// Whether a type as it is written names another, which stands by itself in it.
  fileprivate func names(_ type: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.contains(type[...])
  }
}
