package import Diagnostics

/// A compiler's errors with what only repeats or follows from another one folded away.
package struct ErrorFolding: Sendable {
  /// One error that stands for itself.
  package struct Entry: Sendable {
    package var diagnostic: Diagnostic

    /// Other lines with the same message.
    package var otherLines: [Int] = []

    /// What the message means; nil where it is not a common one.
    package var explanation: Explanation?
  }

  package private(set) var entries: [Entry] = []

  /// How many more there were that follow from these.
  package private(set) var followUps = 0

  /// - Parameter errors: The errors, in the order of the compiler.
  package init(_ errors: [Diagnostic]) {
    let explained = errors.map { ($0, Explanation.explaining($0)) }
    let isBroken = explained.contains { $1?.isAboutSyntax ?? false }
    var linesOfSyntax: Set<Int?> = []
    let misspelt = Set(errors.filter(\.isAboutMemberOfBinding).map(\.line))
    for (error, explanation) in explained {
      let line = error.line
      if let index = entries.firstIndex(where: { $0.diagnostic.repeats(error) }) {
        if let line, line != entries[index].diagnostic.range?.lowerBound.line,
          !entries[index].otherLines.contains(line)
        {
          entries[index].otherLines.append(line)
        }
      } else if error.isAfterthought(of: errors)
        || error.looksAtBindingItself && misspelt.contains(line)
        || isBroken && !(explanation?.isAboutSyntax ?? false)
        || isBroken && !linesOfSyntax.insert(line).inserted
      {
        followUps += 1
      } else {
        entries.append(Entry(diagnostic: error, explanation: explanation))
      }
    }
  }
}

extension Diagnostic {
  /// What the compiler itself said.
  package var compilerMessage: String {
    guard doesNotFit, let colon = summary.firstRange(of: ": ") else {
      return summary
    }
    return String(summary[colon.upperBound...])
  }

  /// Whether the error is not in the learner's lines but in those that use them.
  var doesNotFit: Bool { identifier == "does-not-fit" }

  fileprivate var line: Int? { range?.lowerBound.line }

  /// Whether the compiler has looked for a member of what a binding leads to, and there is none.
  fileprivate var isAboutMemberOfBinding: Bool {
    summary.contains("has no dynamic member")
      || summary.hasPrefix("dynamic key path member lookup cannot refer to instance method")
  }

  /// What the compiler tries, in vain, with the binding itself where the member is missing: nobody has written that.
  fileprivate var looksAtBindingItself: Bool {
    summary.hasPrefix("cannot call value of non-function type 'Binding<")
      || summary.hasPrefix("referencing subscript 'subscript(dynamicMember:)' requires wrapper")
  }

  fileprivate func repeats(_ other: Diagnostic) -> Bool {
    summary == other.summary && file == other.file
  }

  /// Whether the compiler only says that it has nothing to say, beside other errors.
  fileprivate func isAfterthought(of errors: [Diagnostic]) -> Bool {
    summary.hasPrefix("failed to produce diagnostic") && errors.contains { $0 != self }
  }
}

extension Explanation {
  /// Whether the source could not be read to its end, so that later errors may be none.
  fileprivate var isAboutSyntax: Bool { Self.syntax.contains(self) }
}
