extension LearnerWords {
  var fileExists: String { pick("the file is there already", "die Datei gibt es schon") }
  func fileExistsAdvice(id: String) -> String {
    pick(
      "go on with it, or begin anew with \(command("reset \(id)"))",
      "mach damit weiter, oder fang mit \(command("reset \(id)")) neu an")
  }
  var noFile: String { pick("there is no such file", "diese Datei gibt es nicht") }
  var isFolder: String { pick("this is a folder", "das ist ein Ordner") }
  var unreadable: String { pick("the file cannot be read", "die Datei lässt sich nicht lesen") }
  var noFileAdvice: String {
    pick(
      "name a Swift file, or '-' for standard input",
      "nenne eine Swift-Datei, oder ‚-‘ für die Standardeingabe")
  }
  func tooLarge(limit: Int) -> String {
    pick("the file is larger than \(limit) kB", "die Datei ist größer als \(limit) kB")
  }
  var tooLargeAdvice: String {
    pick("hand in what you wrote yourself", "gib nur ab, was du selbst geschrieben hast")
  }
  var notUTF8: String {
    pick("the file is not valid UTF-8", "die Datei ist kein gültiges UTF-8")
  }
  var notUTF8Advice: String { pick("save it as UTF-8", "speichere sie als UTF-8") }

  func started(file: String, id: String) -> String {
    pick(
      "Edit \(file), then run ./courseware check \(id)",
      "Bearbeite \(file) und ruf dann ./courseware check \(id) auf")
  }

  func setAside(file: String) -> String {
    pick("What you had is in \(file).", "Was du hattest, steht in \(file).")
  }
  func wasReset(_ id: String) -> String {
    pick("\(id) is as it was at the start.", "\(id) ist wieder wie am Anfang.")
  }

  /// The head of an answer file, as remarks.
  func answerFileTask(count: Int) -> String {
    count == 1
      ? pick(
        "Write your answer into a line of its own.", "Schreib deine Antwort in eine eigene Zeile.")
      : pick(
        "Write your \(count) answers below, each into a line of its own.",
        "Schreib deine \(count) Antworten darunter, jede in eine eigene Zeile.")
  }
}
