extension Explanation {
  /// What is written otherwise in other languages, or in another place.
  static let habits = [
    Explanation(
      "self-not-this", "cannot find 'this' in scope",
      example: "cannot find 'this' in scope",
      english: ("Swift calls the value that a method belongs to `self`.", "Write `self`."),
      german: ("In Swift heißt der Wert, zu dem eine Methode gehört, `self`.", "Schreib `self`.")),
    Explanation(
      "counting-loop", "C-style for statement was removed in Swift 3*",
      example: "C-style for statement was removed in Swift 3",
      english: (
        "Swift loops over a range or a collection, without a counter of its own.",
        "Write `for i in 0..<count { … }`."
      ),
      german: (
        "Swift läuft in einer Schleife über einen Bereich oder eine Sammlung, ohne eigenen Zähler.",
        "Schreib `for i in 0..<anzahl { … }`."
      )),
    Explanation(
      "not-a-sequence", "for-in loop requires '*' to conform to 'Sequence'*",
      example: "for-in loop requires 'Int' to conform to 'Sequence'",
      english: (
        "A loop needs several values to go through, and a `{1}` is one.",
        "Give a range, such as `0..<count`, or an array."
      ),
      german: (
        "Eine Schleife braucht mehrere Werte, und ein `{1}` ist nur einer.",
        "Gib einen Bereich wie `0..<anzahl` oder ein Array an."
      )),
    Explanation(
      "func-missing", "expected 'func' keyword in *",
      example: "expected 'func' keyword in instance method declaration",
      english: (
        "A function begins with `func`, whatever it returns; its type stands behind the parentheses.",
        "Write `func name() { … }`, or `func name() -> Int { … }`."
      ),
      german: (
        "Eine Funktion beginnt mit `func`, was immer sie zurückgibt; ihr Typ steht hinter den Klammern.",
        "Schreib `func name() { … }` oder `func name() -> Int { … }`."
      )),
    Explanation(
      "arrow", "expected '->' after function parameter tuple",
      example: "expected '->' after function parameter tuple",
      english: ("The type of a result stands behind `->`, not behind a colon.", "Write `-> Int`."),
      german: (
        "Der Typ eines Ergebnisses steht hinter `->`, nicht hinter einem Doppelpunkt.",
        "Schreib `-> Int`."
      )),
    Explanation(
      "curly-quotes", "unicode curly quote found*",
      example: "unicode curly quote found, replace with '\"'",
      english: (
        "Quotes that bend are letters to Swift. A word processor puts them in.",
        "Write the straight `\"`, or turn smart quotes off."
      ),
      german: (
        "Typografische Anführungszeichen versteht Swift nicht. Eine Textverarbeitung setzt sie ein.",
        "Schreib das gerade `\"` oder schalte die automatischen Anführungszeichen ab."
      )),
    Explanation(
      "increment", "cannot find operator '++' in scope*", "cannot find operator '--' in scope*",
      example: "cannot find operator '++' in scope; did you mean '+= 1'?",
      english: (
        "Swift has neither `++` nor `--`.", "Write `+= 1` or `-= 1`."
      ),
      german: (
        "Swift kennt weder `++` noch `--`.", "Schreib `+= 1` oder `-= 1`."
      )),
    Explanation(
      "unknown-operator", "cannot find operator '*' in scope*",
      example: "cannot find operator '=+' in scope",
      english: (
        "There is no operator `{1}`.",
        "To change a value: `+=` and `-=`. Between two operators, put a space."
      ),
      german: (
        "Einen Operator `{1}` gibt es nicht.",
        "Zum Ändern eines Wertes: `+=` und `-=`. Zwischen zwei Operatoren gehört ein Leerzeichen."
      )),
    Explanation(
      "chained-comparison", "adjacent operators are in non-associative precedence group 'Comp*'",
      example: "adjacent operators are in non-associative precedence group 'ComparisonPrecedence'",
      english: (
        "Two comparisons do not make one.",
        "Write `0 < a && a < 10`, or ask a range: `(1..<10).contains(a)`."
      ),
      german: (
        "Zwei Vergleiche ergeben nicht einen.",
        "Schreib `0 < a && a < 10`, oder frag einen Bereich: `(1..<10).contains(a)`."
      )),
    Explanation(
      "no-module", "no such module '*'",
      example: "no such module 'SwiftUi'",
      english: (
        "There is no library named `{1}` here.",
        "Check the spelling: `import SwiftUI`. What other libraries offer is not needed for the exercises."
      ),
      german: (
        "Eine Bibliothek namens `{1}` gibt es hier nicht.",
        "Prüf die Schreibweise: `import SwiftUI`. Was andere Bibliotheken bieten, brauchen die Aufgaben nicht."
      )),
  ]
}
