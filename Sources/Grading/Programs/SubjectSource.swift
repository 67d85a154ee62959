import Proofs

extension Exercise {
  /// What stands below the learner's code and the probes: the way in for the judge.
  ///
  /// Names are qualified, so that a learner's own `String` or `Probe` does not get in between.
  var subjectEntry: SourceText {
    let entries = probes.map { probe in
      "      \(probe.fullName.swiftLiteral): .\(probe.subjectEntry),"
    }
    return SourceText(
      generated: """
        import CoursewareSubject
        @_cdecl("coursewareSubject") @Swift.MainActor public func _subjectEntry() {
          CoursewareSubject.SubjectProgram.register([
        \(entries.isEmpty ? "      :" : entries.joined(separator: "\n"))
          ], image: #dsohandle)
        }
        """)
  }
}

extension ProbeFunction {
  fileprivate var subjectEntry: String {
    let arguments = parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + "try arguments.next() as \(parameter.type)"
    }
    let effects = (canThrow || !parameters.isEmpty ? "try " : "") + (isAsync ? "await " : "")
    let call =
      "\(effects)\(namespace.map { "\($0)." } ?? "")\(name)(\(arguments.joined(separator: ", ")))"
    let (value, view) = isAsync ? ("awaitedValue", "awaitedView") : ("value", "view")
    switch result {
    case nil: return "\(view) { \(call) }"
    case "Void", "()": return "\(value) { arguments in \(call); return true }"
    default: return "\(value) { arguments in \(call) }"
    }
  }
}
