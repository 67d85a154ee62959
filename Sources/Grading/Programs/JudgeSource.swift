import Proofs

extension Exercise {
  /// What stands below the checks: the probes as the checks call them, and the judge's entry.
  var judgeEntry: SourceText {
    SourceText(
      generated: """
        \(probes.map(\.judgeStub).joined(separator: "\n"))
        @main enum JudgeEntry {
          static func main() async { await CoursewareJudge.Judge.main() }
        }
        """)
  }
}

extension Dialect {
  /// What checks are written in: the newest language mode, on the main actor, where screens live.
  static let judge = Dialect(
    languageMode: "6", importedModules: ["CoursewareJudge", "SwiftUIHost"],
    isMainActorByDefault: true, library: "CoursewareJudge")
}

extension ProbeFunction {
  fileprivate var judgeStub: String {
    let names = parameters.indices.map { "_argument\($0)" }
    let declared = zip(parameters, names).map { parameter, name in
      "\(parameter.label ?? "_") \(name): \(parameter.type)"
    }
    let head = "func \(name)(\(declared.joined(separator: ", "))) throws"
    let arguments = ([fullName.swiftLiteral] + names).joined(separator: ", ")
    switch result {
    case nil: return "\(head) -> Screen { try Subject.mount(\(fullName.swiftLiteral)) }"
    case "Void", "()": return "\(head) { let _: Bool = try Subject.call(\(arguments)) }"
    case let result?: return "\(head) -> \(result) { try Subject.call(\(arguments)) }"
    }
  }
}
