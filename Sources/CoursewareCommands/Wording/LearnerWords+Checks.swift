import Grading
import GradingWire

extension LearnerWords {
  /// Said of a result that was kept.
  var unchanged: String {
    pick(
      "Nothing has changed since the last check; this is its result.",
      "Seit der letzten Prüfung hat sich nichts geändert; das ist ihr Ergebnis.")
  }

  /// What is to say of a check that did not pass, line by line.
  func details(of check: CheckResult) -> [String] {
    switch check.outcome {
    case .failed(let findings): findings.flatMap(details)
    case .trapped(let trap): details(of: trap) + during(check.lastRequest)
    case .misbehaved(let fault): [words(for: fault)] + during(check.lastRequest)
    case .timedOut, .outOfMemory: during(check.lastRequest)
    case .passed, .notRun: []
    }
  }

  private func details(of finding: CheckResult.Finding) -> [String] {
    switch finding {
    case .rule(let violation): [words(for: violation)]
    case .issue(let issue): details(of: issue)
    }
  }

  private func details(of issue: JudgeReport.Issue) -> [String] {
    switch (issue.subject, issue.observation) {
    case (.error, .refused(let refusal)): [words(for: refusal)] + issue.comments
    case (.error(let text), let observation):
      [text.replacing("Caught error: ", with: "")] + issue.comments + words(for: observation)
    case (.expectation(let source), let observation):
      [pick("expected: \(source)", "erwartet: \(source)")] + issue.comments
        + words(for: observation)
    }
  }

  private func words(for observation: JudgeReport.Observation?) -> [String] {
    switch observation {
    // It belongs to something that was to be refused.
    case nil, .refused: []
    case let observation?: [words(for: observation)]
    }
  }

  private func words(for refusal: ScreenRefusal) -> String {
    switch refusal {
    case .missing(let wanted, []):
      pick(
        "there is no \(wanted); nothing is shown", "nicht zu finden: \(wanted); zu sehen ist nichts"
      )
    case .missing(let wanted, let shown):
      pick(
        "there is no \(wanted); shown: \(shown.joined(separator: ", "))",
        "nicht zu finden: \(wanted); zu sehen: \(shown.joined(separator: ", "))")
    case .ambiguous(let wanted, let matches):
      pick(
        "there is more than one \(wanted): \(matches.joined(separator: ", "))",
        "mehrfach zu sehen: \(wanted): \(matches.joined(separator: ", "))")
    case .disabled(let element, let reason):
      pick(
        "the \(element) is disabled, by \(reason)",
        "\(element) ist deaktiviert, durch \(reason)")
    case .unreachable(let element, let reason):
      pick(
        "the \(element) cannot be reached: \(reason)", "\(element) ist nicht erreichbar: \(reason)")
    case .unresponsive(let element, let action):
      pick("the \(element) cannot be \(action)", "\(element) reagiert nicht darauf")
    }
  }

  private func words(for observation: JudgeReport.Observation) -> String {
    switch observation {
    case .gave(let call, let value): pick("\(call) gave \(value)", "\(call) ergab \(value)")
    case .shown([]): pick("nothing of the kind is shown", "nichts dergleichen ist zu sehen")
    case .shown(let elements):
      pick("shown: ", "zu sehen: ") + elements.map(words).joined(separator: ", ")
    case .refused(let refusal): words(for: refusal)
    }
  }

  private func words(for element: JudgeReport.Element) -> String {
    let value = element.value.map { " = \($0)" } ?? ""
    let state = element.isEnabled ? "" : pick(" (disabled)", " (deaktiviert)")
    return element.name + value + state
  }

  private func details(of trap: Trap) -> [String] {
    let message =
      if trap.isRecursion {
        pick("a function calls itself without end", "eine Funktion ruft sich ohne Ende selbst auf")
      } else if trap.message.isEmpty {
        pick(
          "probably a number too large or too small for its type",
          "wahrscheinlich eine Zahl, die für ihren Typ zu groß oder zu klein ist")
      } else {
        trap.message
      }
    return [trap.place.map { "\($0.file):\($0.line): \(message)" } ?? message]
  }

  private func during(_ request: String?) -> [String] {
    request.map { [pick("during: \($0)", "bei: \($0)")] } ?? []
  }

  private func words(for fault: SubjectFault) -> String {
    switch fault {
    case .exited(let status):
      pick(
        "the program ended by itself, with status \(status)",
        "das Programm hat sich selbst beendet, mit Status \(status)")
    case .signalled(let signal):
      pick(
        "the program was ended by signal \(signal)",
        "das Programm wurde durch Signal \(signal) beendet")
    case .flooded:
      pick("the program printed without end", "das Programm hat ohne Ende ausgegeben")
    case .brokeProtocol:
      pick(
        "the program answered on its own where nothing was asked",
        "das Programm hat von sich aus geantwortet, ohne gefragt zu sein")
    case .trapped, .timedOut, .outOfMemory, .failed: fault.description
    }
  }

  private func words(for violation: RuleViolation) -> String {
    switch violation {
    case .noType(let name): pick("there is no type '\(name)'", "es gibt keinen Typ ‚\(name)‘")
    case .uses(let name): pick("it uses '\(name)'", "‚\(name)‘ wird verwendet")
    case .assigns(let name): pick("it assigns to '\(name)'", "an ‚\(name)‘ wird zugewiesen")
    case .declares(let name): pick("it declares '\(name)'", "‚\(name)‘ wird deklariert")
    case .usesAttribute(let name): pick("it uses '@\(name)'", "‚@\(name)‘ wird verwendet")
    case .doesNotUse(let name): pick("it does not use '\(name)'", "‚\(name)‘ wird nicht verwendet")
    case .doesNotAssign(let name):
      pick("it does not assign to '\(name)'", "an ‚\(name)‘ wird nicht zugewiesen")
    case .doesNotDeclare(let name):
      pick("it does not declare '\(name)'", "‚\(name)‘ wird nicht deklariert")
    case .doesNotConform(let name):
      pick("it does not conform to '\(name)'", "es ist nicht konform zu ‚\(name)‘")
    case .doesNotUseAttribute(let name):
      pick("it does not use '@\(name)'", "‚@\(name)‘ wird nicht verwendet")
    }
  }
}
