extension Explanation {
  /// Brackets, quotes and line ends.
  static let syntax = [
    Explanation(
      "missing-brace", "expected '}' *", example: "expected '}' at end of brace statement",
      english: (
        "A `{` is never closed.",
        "Count the braces: each needs its partner. Indentation that jumps shows where one is missing."
      ),
      german: (
        "Eine `{` wird nie geschlossen.",
        "Zähl die Klammern: Jede braucht ihr Gegenstück. Wo die Einrückung springt, fehlt eine."
      )),
    Explanation(
      "extra-brace", "extraneous '}' at top level", example: "extraneous '}' at top level",
      english: (
        "This `}` closes nothing: there is one too many, here or further up.",
        "Take it away, or look above for a `{` that is missing."
      ),
      german: (
        "Diese `}` schließt nichts: Es gibt eine zu viel, hier oder weiter oben.",
        "Nimm sie weg, oder such weiter oben nach einer fehlenden `{`."
      )),
    Explanation(
      "missing-separator", "expected ',' separator", "expected ')' in expression list",
      "expected ']' in container literal expression",
      example: "expected ',' separator",
      english: (
        "The list goes on where Swift expects a comma or its end.",
        "Look for a missing `,`, `)` or `]` in this line."
      ),
      german: (
        "Die Liste geht weiter, wo Swift ein Komma oder ihr Ende erwartet.",
        "Such in dieser Zeile nach einem fehlenden `,`, `)` oder `]`."
      )),
    Explanation(
      "open-text", "unterminated string literal", example: "unterminated string literal",
      english: (
        "The text begins with `\"` and does not end in this line.", "Add the closing `\"`."
      ),
      german: (
        "Der Text beginnt mit `\"` und endet nicht in dieser Zeile.",
        "Ergänze das schließende `\"`."
      )),
    Explanation(
      "single-quotes", "single-quoted string literal found, use '\"'",
      example: "single-quoted string literal found, use '\"'",
      english: ("Swift writes texts in double quotes.", "Write `\"…\"`."),
      german: ("Swift schreibt Texte in doppelten Anführungszeichen.", "Schreib `\"…\"`.")),
    Explanation(
      "two-statements", "consecutive statements on a line must be separated by ';'",
      "consecutive declarations on a line must be separated by ';'",
      example: "consecutive statements on a line must be separated by ';'",
      english: (
        "Swift sees two statements in one line.",
        "Begin a new line between them. If it was meant as one, an operator or a `.` is missing, or `else if` was written as one word."
      ),
      german: (
        "Swift sieht zwei Anweisungen in einer Zeile.",
        "Fang dazwischen eine neue Zeile an. War es als eine gemeint, fehlt ein Operator oder ein `.`, oder `else if` ist zusammengeschrieben."
      )),
    Explanation(
      "condition-without-brace", "expected '{' or 'if' after '*'",
      "expected '{' after '*' condition", "expected '{' in body of *",
      example: "expected '{' after 'if' condition",
      english: (
        "What belongs to `{1}` stands in braces, even if it is a single line.",
        "Add `{` and `}` around it."
      ),
      german: (
        "Was zu `{1}` gehört, steht in geschweiften Klammern, auch wenn es nur eine Zeile ist.",
        "Setz `{` und `}` darum."
      )),
    Explanation(
      "ternary", "expected ':' after '? ...' in ternary expression",
      example: "expected ':' after '? ...' in ternary expression",
      english: (
        "`condition ? a : b` needs both values.", "Add `:` and the value for when it is false."
      ),
      german: (
        "`bedingung ? a : b` braucht beide Werte.",
        "Ergänze `:` und den Wert für den Fall, dass sie falsch ist."
      )),
  ]
}
