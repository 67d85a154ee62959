import Grading

/// All that a learner is told, in one language.
struct LearnerWords: Sendable {
  let isGerman: Bool

  init(language: String) {
    isGerman = language == "de"
  }

  func pick(_ english: String, _ german: String) -> String {
    isGerman ? german : english
  }

  func verdict(_ verdict: Verdict, id: String) -> String {
    switch verdict {
    case .passed: pick("\(id) passed.", "\(id) ist gelöst.")
    case .wrong: pick("\(id) is not there yet.", "\(id) ist noch nicht fertig.")
    case .doesNotCompile:
      pick("\(id) does not compile.", "\(id) lässt sich nicht kompilieren.")
    case .trapped:
      pick(
        "\(id) stopped with a run-time error.", "\(id) ist mit einem Laufzeitfehler abgebrochen.")
    case .timedOut:
      pick(
        "\(id) did not finish in time. Is there a loop without an end?",
        "\(id) ist nicht rechtzeitig fertig geworden. Gibt es eine Schleife ohne Ende?")
    case .outOfMemory:
      pick("\(id) needs too much memory.", "\(id) braucht zu viel Speicher.")
    case .graderFault:
      pick(
        "\(id) could not be graded. This is not your fault.",
        "\(id) konnte nicht bewertet werden. Das liegt nicht an dir.")
    }
  }

  func outcome(_ outcome: CheckResult.Outcome) -> String {
    switch outcome {
    case .passed: pick("passed", "erfüllt")
    case .failed: pick("not yet", "noch nicht")
    case .trapped: pick("stopped with a run-time error", "mit einem Laufzeitfehler abgebrochen")
    case .timedOut: pick("did not finish in time", "nicht rechtzeitig fertig")
    case .outOfMemory: pick("needs too much memory", "braucht zu viel Speicher")
    case .misbehaved: pick("ended without an answer", "ohne Antwort beendet")
    case .notRun: pick("was not judged", "wurde nicht geprüft")
    }
  }

  var hint: String { pick("Hint", "Tipp") }
  var printed: String { pick("Your program printed", "Dein Programm hat ausgegeben") }

  var answerExists: String {
    pick("the file is there already", "die Datei gibt es schon")
  }
  var answerExistsAdvice: String {
    pick(
      "go on with it, or delete it to begin anew",
      "mach damit weiter, oder lösch sie, um neu anzufangen")
  }
  var noAnswer: String { pick("there is no answer yet", "es gibt noch keine Antwort") }
  func noAnswerAdvice(id: String) -> String {
    pick(
      "'./courseware start \(id)' gives you a file to edit",
      "‚./courseware start \(id)‘ gibt dir eine Datei zum Bearbeiten")
  }
  var noFile: String { pick("the file cannot be read", "die Datei lässt sich nicht lesen") }
  var noFileAdvice: String { pick("check its name", "prüfe ihren Namen") }
  func tooLarge(limit: Int) -> String {
    pick("the file is larger than \(limit) kB", "die Datei ist größer als \(limit) kB")
  }
  var notUTF8: String {
    pick("the file is not valid UTF-8", "die Datei ist kein gültiges UTF-8")
  }
  var notUTF8Advice: String { pick("save it as UTF-8", "speichere sie als UTF-8") }

  func started(file: String, id: String) -> String {
    pick(
      "Edit \(file), then run ./courseware check \(id)",
      "Bearbeite \(file) und rufe dann ./courseware check \(id) auf")
  }
}
