import Diagnostics
import Grading

extension LearnerWords {
  /// A diagnostic of the grader's in the learner's language; what the compiler says stays as it is.
  func translated(_ diagnostic: Diagnostic) -> Diagnostic {
    guard isGerman else { return diagnostic }
    var copy = diagnostic
    switch diagnostic.identifier {
    case "does-not-fit":
      copy.summary = "dein Code passt nicht zum Rest des Programms: \(diagnostic.compilerMessage)"
      copy.advice = "behalte die Namen und Typen bei, nach denen die Aufgabe fragt"
    case "not-a-view":
      copy.summary =
        "‚\(diagnostic.firstName)‘ wird auf dem Bildschirm gezeigt, ist aber nicht als View deklariert"
      copy.advice = "schreib ‚: View‘ hinter den Namen"
    case "hides-a-type":
      let name = diagnostic.firstName
      copy.summary = "dein Typ ‚\(name)‘ nimmt den Platz von ‚\(name)‘ aus Swift oder SwiftUI ein"
      copy.advice = "gib deinem einen anderen Namen"
    case "slow-to-compile":
      copy.summary = "der Compiler ist nicht rechtzeitig fertig geworden"
      copy.advice = "teile lange Ausdrücke und gib ihnen Typen"
    case "big-to-compile":
      copy.summary = "der Compiler hat zu viel Speicher gebraucht"
      copy.advice = "teile lange Ausdrücke und große Literale"
    case "crashes-compiler":
      copy.summary = "der Compiler ist an diesem Code abgestürzt"
      copy.advice = "vereinfache, was du zuletzt geändert hast; das ist ein Fehler des Compilers"
    case "stray-statement":
      copy.summary = "das steht außerhalb jeder Deklaration und wird nicht ausgeführt"
      copy.advice =
        "setze es in eine Funktion, einen Initializer oder den body eines Views, oder nimm es weg"
    case "too-deep":
      copy.summary = "Klammern sind zu tief ineinander geschachtelt"
      copy.advice = "gib den inneren Teilen eigene Namen"
    default: break
    }
    return copy
  }

  /// How many other lines with the same error are named.
  private static let mostLines = 10

  func alsoOn(_ lines: [Int]) -> String {
    var list = lines.prefix(Self.mostLines).map(String.init).joined(separator: ", ")
    if lines.count > Self.mostLines {
      let others = lines.count - Self.mostLines
      list += pick(" and \(others) more", " und \(others) weiteren")
    }
    return lines.count == 1
      ? pick("the same on line \(list)", "ebenso in Zeile \(list)")
      : pick("the same on lines \(list)", "ebenso in den Zeilen \(list)")
  }

  func followUps(_ count: Int) -> String {
    count == 1
      ? pick(
        "One more error may follow from this; mend this first.",
        "Ein weiterer Fehler ergibt sich vielleicht daraus; behebe erst diesen.")
      : pick(
        "\(count) more errors may follow from this; mend this first.",
        "\(count) weitere Fehler ergeben sich vielleicht daraus; behebe erst diesen.")
  }

  func explanation(_ explanation: Explanation, of message: String) -> [String] {
    let text = explanation.text(for: message, language: isGerman ? "de" : "en")
    return [text.meaning, text.advice]
  }

  var noExplanation: String {
    pick("there is no explanation for this", "dafür gibt es keine Erklärung")
  }
  func noExplanationAdvice(_ near: String?) -> String {
    near.map(didYouMean)
      ?? pick(
        "\(command("explain")) lists those there are",
        "\(command("explain")) zählt auf, welche es gibt")
  }
}

extension Diagnostic {
  /// The first name in quotes.
  fileprivate var firstName: String {
    summary.firstMatch(of: /'(.+?)'/).map { String($0.1) } ?? ""
  }
}
