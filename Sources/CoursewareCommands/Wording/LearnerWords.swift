import Grading
import Lessons

/// All that a learner is told, in one language.
struct LearnerWords: Sendable {
  let isGerman: Bool

  init(language: String) {
    isGerman = language.hasPrefix("de")
  }

  func pick(_ english: String, _ german: String) -> String {
    isGerman ? german : english
  }

  /// A command set off from the words around it.
  func command(_ text: String) -> String { quoted("./courseware \(text)") }

  func quoted(_ text: String) -> String { pick("'\(text)'", "‚\(text)‘") }

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
        "\(id) did not finish in time. Does something loop or wait without an end?",
        "\(id) ist nicht rechtzeitig fertig geworden. Läuft oder wartet etwas ohne Ende?")
    case .outOfMemory:
      pick("\(id) needs too much memory.", "\(id) braucht zu viel Speicher.")
    case .graderFault:
      pick(
        "\(id) could not be graded. This is not your fault.",
        "\(id) konnte nicht bewertet werden. Das liegt nicht an dir.")
    }
  }

  func outcome(_ outcome: QuestionReport.Check.Outcome) -> String {
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
  var modelAnswer: String { pick("The model answer", "Die Musterantwort") }

  func standing(_ standing: CourseProgress.Standing) -> String? {
    switch standing {
    case .open, .passed: nil
    case .answered: pick("answered, not compared yet", "beantwortet, noch nicht verglichen")
    case .passedEarlierVersion:
      pick("passed on an earlier version", "in einer früheren Fassung gelöst")
    }
  }

  func solved(_ count: Int, of all: Int) -> String {
    pick("\(count) of \(all) solved", "\(count) von \(all) gelöst")
  }

  var allSolved: String {
    pick("Every question is solved. Well done!", "Alle Fragen sind gelöst. Gut gemacht!")
  }

  func next(_ question: Question) -> String {
    let name = question.checkpoint.title.plainText
    let title = name.last?.isPunctuation == true ? name : name + "."
    let go = command(question.kind == .code ? "start \(question.id)" : "check \(question.id)")
    return pick(
      "Next: \(question.id), \(title) Go on with \(go).",
      "Als Nächstes: \(question.id), \(title) Weiter mit \(go).")
  }
}
