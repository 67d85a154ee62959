extension Explanation {
  /// Values of another type than the one expected.
  static let types = [
    Explanation(
      "optional", "value of optional type '*' must be unwrapped to *",
      example: "value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
      english: (
        "The value may be missing: its type is `{1}`, with a question mark.",
        "Say what happens then: `?? …` gives a default, `if let` asks first."
      ),
      german: (
        "Der Wert kann fehlen: Sein Typ ist `{1}`, mit Fragezeichen.",
        "Sag, was dann gilt: `?? …` gibt einen Vorgabewert, `if let` fragt erst nach."
      )),
    Explanation(
      "nil-without-optional", "'nil' cannot initialize specified type '*'",
      "'nil' is not compatible with expected * type '*'",
      example: "'nil' cannot initialize specified type 'Int'",
      english: (
        "`nil` means that there is no value, and this type always has one.",
        "Put a `?` behind the type if the value may be missing, or give a value."
      ),
      german: (
        "`nil` heißt, dass es keinen Wert gibt, und dieser Typ hat immer einen.",
        "Setz ein `?` hinter den Typ, wenn der Wert fehlen darf, oder gib einen Wert an."
      )),
    Explanation(
      "condition", "type '*' cannot be used as a boolean; *",
      "integer literal value '*' cannot be used as a boolean*",
      "cannot convert value of type '*' to expected condition type 'Bool'",
      example: "type 'Int' cannot be used as a boolean; test for '!= 0' instead",
      english: (
        "A condition is true or false, and `{1}` is neither.",
        "Compare it with something: `==`, `<`, `> 0` …"
      ),
      german: (
        "Eine Bedingung ist wahr oder falsch, und `{1}` ist keins von beiden.",
        "Vergleiche es mit etwas: `==`, `<`, `> 0` …"
      )),
    Explanation(
      "assignment-as-condition", "use of '=' in a boolean context, did you mean '=='?",
      example: "use of '=' in a boolean context, did you mean '=='?",
      english: ("One `=` assigns; it does not compare.", "Write `==` to compare."),
      german: ("Ein `=` weist zu; es vergleicht nicht.", "Schreib `==`, um zu vergleichen.")),
    Explanation(
      "not-comparable", "binary operator '==' cannot be applied to two '*' operands",
      example: "binary operator '==' cannot be applied to two 'Pet' operands",
      english: (
        "Swift does not know yet when two values of `{1}` are equal.",
        "Add `: Equatable` to the declaration of `{1}`, or compare a property of theirs."
      ),
      german: (
        "Swift weiß noch nicht, wann zwei Werte von `{1}` gleich sind.",
        "Ergänze `: Equatable` bei der Deklaration von `{1}`, oder vergleiche eine Eigenschaft."
      )),
    Explanation(
      "operator-types", "binary operator '*' cannot be applied to operands of type '*' and '*'",
      example: "binary operator '+' cannot be applied to operands of type 'Bool' and 'Int'",
      english: (
        "`{1}` cannot combine a `{2}` with a `{3}`.",
        "Turn one into the other's type, such as `Double(count)`, or put a value into a text with `\\(…)`."
      ),
      german: (
        "`{1}` kann `{2}` und `{3}` nicht verbinden.",
        "Wandle eins in den Typ des anderen um, etwa `Double(count)`, oder setz einen Wert mit `\\(…)` in einen Text."
      )),
    Explanation(
      "another-type", "cannot convert value of type '*' to specified type '*'",
      "cannot assign value of type '*' to type '*'",
      "cannot convert return expression of type '*' to return type '*'",
      "cannot convert value of type '*' to expected argument type '*'",
      example: "cannot convert value of type 'String' to specified type 'Int'",
      english: (
        "This is a `{1}`, and a `{2}` is needed.",
        "Give a value of the right type, or turn this one into it: `Double(…)` for a number, `\"\\(…)\"` for a text."
      ),
      german: (
        "Das ist ein `{1}`, gebraucht wird ein `{2}`.",
        "Gib einen Wert vom richtigen Typ an, oder wandle diesen um: `Double(…)` für eine Zahl, `\"\\(…)\"` für einen Text."
      )),
    Explanation(
      "no-fitting-initializer", "no exact matches in call to *",
      example: "no exact matches in call to initializer ",
      english: (
        "There are several ways to call this, and none takes what you give.",
        "Check the types of the arguments. `Text` wants a text: write a number as `\"\\(number)\"`."
      ),
      german: (
        "Es gibt mehrere Arten, das aufzurufen, und keine nimmt, was du angibst.",
        "Prüfe die Typen der Argumente. `Text` will einen Text: Schreib eine Zahl als `\"\\(zahl)\"`."
      )),
    Explanation(
      "type-missing", "type annotation missing in pattern",
      example: "type annotation missing in pattern",
      english: (
        "Without a value Swift cannot tell the type.",
        "Write it behind a colon, `var n: Int`, or give a first value."
      ),
      german: (
        "Ohne einen Wert kann Swift den Typ nicht erkennen.",
        "Schreib ihn hinter einen Doppelpunkt, `var n: Int`, oder gib einen ersten Wert an."
      )),
  ]
}
