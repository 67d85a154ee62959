import Grading

extension LearnerWords {
  func noQuestion(_ name: String) -> String {
    pick("there is no question \(quoted(name))", "es gibt keine Frage \(quoted(name))")
  }
  func didYouMean(_ name: String) -> String {
    pick("did you mean \(quoted(name))?", "meinst du \(quoted(name))?")
  }
  func questionsAre(_ stretch: String) -> String {
    stretch.isEmpty
      ? pick("the course has none", "der Kurs hat keine")
      : pick("the course has \(stretch)", "der Kurs hat \(stretch)")
  }
  func notSolved(_ id: String) -> String {
    pick("\(id) is not solved yet", "\(id) ist noch nicht gelöst")
  }
  func notSolvedAdvice(_ question: Question) -> String {
    guard !question.hints.isEmpty else {
      return pick(
        "try on; '--anyway' shows it all the same",
        "versuch es weiter; ‚--anyway‘ zeigt sie trotzdem")
    }
    let hint = command("hint \(question.id)")
    return pick(
      "try on; \(hint) helps, and '--anyway' shows it all the same",
      "versuch es weiter; \(hint) hilft, und ‚--anyway‘ zeigt sie trotzdem")
  }
  func noHints(_ id: String) -> String {
    pick("\(id) has no hints", "\(id) hat keine Tipps")
  }
  var noHintsAdvice: String {
    pick("read the section before it once more", "lies den Abschnitt davor noch einmal")
  }
  func hint(_ number: Int, of count: Int) -> String {
    pick("Hint \(number) of \(count)", "Tipp \(number) von \(count)")
  }
  func noSolution(_ id: String) -> String {
    pick("\(id) has no stated answer", "\(id) hat keine angegebene Antwort")
  }
  func imported(_ count: Int) -> String {
    pick(
      "Took in \(count) solved \(count == 1 ? "question" : "questions").",
      "\(count) gelöste \(count == 1 ? "Frage" : "Fragen") übernommen.")
  }
  func allAnd(_ operand: String) -> String {
    pick(
      "'--all' stands alone; take away \(quoted(operand)) or '--all'",
      "‚--all‘ steht allein; nimm \(quoted(operand)) oder ‚--all‘ weg")
  }
  var nothingToWatch: String {
    pick(
      "'--watch' needs a file to watch; name it, or write into the question's answer file",
      "‚--watch‘ braucht eine Datei; nenne sie, oder schreib in die Antwortdatei der Frage")
  }
  var watching: String {
    pick("Watching; save to check again, Ctrl-C to end.", "Warte aufs Speichern; Strg-C beendet.")
  }
}
