package import Diagnostics

extension JSONNode {
  /// What is wrong with the node where something else is expected.
  ///
  /// - Parameters:
  ///   - what: What the node is there for, such as `'title'`.
  ///   - expected: What it should be, such as `a string`.
  package func wrongType(_ what: String, expected: String) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", "\(what) is \(kindName)", advice: "it should be \(expected)",
      range: range)
  }
}

extension JSONNode.Member {
  /// What is wrong with a key that nobody reads.
  ///
  /// - Parameter known: The keys that are read, in the order in which they are named.
  package func unknownKey(among known: [String]) -> Diagnostic {
    let nearest = suggestion(for: key, among: known)
    return Diagnostic(
      .error, "unknown-key", "unknown key '\(key)'",
      advice: nearest.map { "did you mean '\($0)'?" }
        ?? "the keys are \(known.joined(separator: ", "))", range: keyRange)
  }

  /// What is wrong with a key that stands in its object a second time.
  package var repeatedKey: Diagnostic {
    Diagnostic(
      .error, "repeated-key", "key '\(key)' is given twice", advice: "remove one", range: keyRange)
  }
}
