import Diagnostics
import Grading
import Lessons

extension LearnerWords {
  /// How an answer to the question is given.
  func answerWith(_ question: Question) -> String {
    let count = question.places.count
    func repeated(_ word: String) -> String {
      Array(repeating: word, count: count).joined(separator: " ")
    }
    let line =
      switch question.kind {
      case .code: "start \(question.id)"
      case .predict: "check \(question.id) \(repeated(pick("VALUE", "WERT")))"
      case .which, .choose: "check \(question.id) \(repeated(pick("yes/no", "ja/nein")))"
      case .blank: "check \(question.id) \(repeated("'TEXT'"))"
      case .explain: "check \(question.id) \(pick("\"YOUR ANSWER\"", "\"DEINE ANTWORT\""))"
      }
    return question.kind == .code
      ? pick(
        "\(command(line)) gives you a file to edit",
        "\(command(line)) gibt dir eine Datei zum Bearbeiten")
      : pick("answer with: ./courseware \(line)", "antworte mit: ./courseware \(line)")
  }

  /// Where else an answer can be written.
  func orInFile(_ question: Question) -> String {
    pick(
      "Or run \(command("start \(question.id)")) and write into the file it makes.",
      "Oder ruf \(command("start \(question.id)")) auf und schreib in die Datei, die dabei entsteht."
    )
  }

  /// What the numbered lines are asked for.
  func task(_ kind: CheckpointKind) -> String? {
    switch kind {
    case .predict: pick("Which values come out?", "Welche Werte kommen heraus?")
    case .which: pick("Which of these compile?", "Welche davon kompilieren?")
    case .choose: pick("Which of these do what is asked?", "Welche davon tun, was verlangt ist?")
    case .blank: pick("What belongs into the blanks?", "Was gehört in die Lücken?")
    case .explain, .code: nil
    }
  }

  func answerCount(_ question: Question, given: Int) -> String {
    let count = question.places.count
    let answers = count == 1 ? pick("answer", "Antwort") : pick("answers", "Antworten")
    return pick(
      "\(question.id) asks for \(count) \(answers); there are \(given)",
      "\(question.id) fragt nach \(count) \(answers); es sind \(given)")
  }

  func noAnswerWord(_ text: String) -> String {
    pick("\(quoted(text)) is neither yes nor no", "\(quoted(text)) ist weder ja noch nein")
  }

  func answerFirst(_ id: String) -> String {
    pick("\(id) has no answer of yours yet", "\(id) hat noch keine Antwort von dir")
  }

  /// What to say of one value, line or blank.
  func details(of result: AnswerResult) -> [String] {
    let said = pick("you said \(result.given)", "du sagst \(result.given)")
    switch result.finding {
    case .right: return [result.given]
    case .value(let value):
      return [
        pick("\(said); running the code gives \(value)", "\(said); der Code ergibt \(value)")
      ]
    case .compiles: return [pick("\(said); it compiles", "\(said); es kompiliert")]
    case .refused(let errors):
      let message = errors.first.map { ": \($0.summary)" } ?? ""
      return [
        pick(
          "\(said); the compiler refuses it\(message)",
          "\(said); der Compiler lehnt es ab\(message)")
      ]
    case .fits:
      return [
        pick("\(said); run, it does what is asked", "\(said); ausgeführt tut es, was verlangt ist")
      ]
    case .differs:
      return [
        pick(
          "\(said); run, it does something else", "\(said); ausgeführt tut es etwas anderes")
      ]
    case .another:
      return [
        pick(
          "\(said); it compiles, but is not what is asked for",
          "\(said); es kompiliert, ist aber nicht das Gefragte")
      ]
    }
  }

  /// What follows the model answer.
  func compare(_ id: String) -> String {
    let line = command("check \(id) --compared")
    return pick(
      "Compare it with yours. If yours says the same, run \(line).",
      "Vergleiche sie mit deiner. Wenn deine dasselbe sagt, ruf \(line) auf.")
  }
}
