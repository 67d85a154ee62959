extension Explanation {
  /// Arguments and their labels.
  static let calls = [
    Explanation(
      "missing-argument", "missing argument for parameter '*' in call",
      "missing arguments for parameters '*' in call",
      example: "missing argument for parameter 'pet' in call",
      english: (
        "The call leaves out `{1}`, which has no default.",
        "Add `{1}: …`. If it is a `@Binding`, it needs a binding with `$`; in a preview, `.constant(…)` will do."
      ),
      german: (
        "Beim Aufruf fehlt `{1}`, und es gibt keinen Vorgabewert.",
        "Ergänze `{1}: …`. Ist es ein `@Binding`, braucht es ein Binding mit `$`; in einer Vorschau genügt `.constant(…)`."
      )),
    Explanation(
      "missing-value", "missing argument for parameter #* in call",
      "missing arguments for parameters #* in call",
      example: "missing argument for parameter #1 in call",
      english: (
        "The call gives less than the function takes: argument {1} is missing.",
        "Look at its declaration, and write a value for each parameter."
      ),
      german: (
        "Der Aufruf gibt weniger an, als die Funktion nimmt: Argument {1} fehlt.",
        "Sieh in der Deklaration nach und schreib für jeden Parameter einen Wert."
      )),
    Explanation(
      "extra-argument", "extra argument in call", "extra argument '*' in call",
      "extra arguments at positions * in call",
      "argument passed to call that takes no arguments",
      example: "extra argument in call",
      english: (
        "The call gives more than the function or initializer takes.",
        "Look at its declaration and take away what it does not ask for. A private property, or one with `let` and a value, is no argument."
      ),
      german: (
        "Der Aufruf gibt mehr mit, als die Funktion oder der Initialisierer nimmt.",
        "Sieh dir die Deklaration an und nimm weg, was sie nicht verlangt. Eine private Eigenschaft oder ein `let` mit Wert ist kein Argument."
      )),
    Explanation(
      "wrong-label", "incorrect argument label in call (have '*', expected '*')",
      "incorrect argument labels in call (have '*', expected '*')",
      example: "incorrect argument label in call (have 'levl:', expected 'level:')",
      english: (
        "The argument is labelled `{1}`, but the declaration calls it `{2}`.", "Write `{2}`."
      ),
      german: (
        "Das Argument heißt beim Aufruf `{1}`, in der Deklaration aber `{2}`.", "Schreib `{2}`."
      )),
    Explanation(
      "missing-label", "missing argument label '*' in call", "missing argument labels '*' in call",
      example: "missing argument label 'level:' in call",
      english: (
        "The argument needs its label, so that the call can be read.",
        "Write `{1}` in front of the value."
      ),
      german: (
        "Das Argument braucht seinen Namen, damit sich der Aufruf lesen lässt.",
        "Schreib `{1}` vor den Wert."
      )),
    Explanation(
      "extra-label", "extraneous argument label '*' in call",
      "extraneous argument labels '*' in call",
      example: "extraneous argument label 'level:' in call",
      english: (
        "This parameter is declared with `_` and takes its value without a label.",
        "Take `{1}` away and leave the value."
      ),
      german: (
        "Dieser Parameter ist mit `_` deklariert und nimmt seinen Wert ohne Namen.",
        "Nimm `{1}` weg und lass den Wert stehen."
      )),
    Explanation(
      "argument-order", "argument '*' must precede argument '*'",
      example: "argument 'a' must precede argument 'b'",
      english: (
        "The arguments come in the order of the declaration, and there `{1}` comes before `{2}`.",
        "Swap the two."
      ),
      german: (
        "Die Argumente stehen in der Reihenfolge der Deklaration, und dort kommt `{1}` vor `{2}`.",
        "Vertausche die beiden."
      )),
    Explanation(
      "action-called-at-once",
      "cannot convert value of type '()' to expected argument type '*() -> *'",
      "cannot convert value of type 'Void' to expected argument type '*() -> *'",
      example:
        "cannot convert value of type '()' to expected argument type '@MainActor () -> Void'",
      english: (
        "An action for later is expected here, but `()` calls the function at once.",
        "Put the call into braces: `{ … }`. Or give the function's name alone, without `()`."
      ),
      german: (
        "Hier wird eine Aktion für später erwartet, aber `()` ruft die Funktion sofort auf.",
        "Setz den Aufruf in geschweifte Klammern: `{ … }`. Oder gib nur den Namen der Funktion an, ohne `()`."
      )),
    Explanation(
      "function-not-called",
      "function produces expected type '*'; did you mean to call it with '()'?",
      example: "function produces expected type 'Int'; did you mean to call it with '()'?",
      english: (
        "This is the function itself, and a `{1}` is wanted, which it gives when it is called.",
        "Write `()` behind its name."
      ),
      german: (
        "Das ist die Funktion selbst; gebraucht wird ein `{1}`, den sie liefert, wenn man sie aufruft.",
        "Schreib `()` hinter ihren Namen."
      )),
    Explanation(
      "not-a-function", "cannot call value of non-function type '*'",
      example: "cannot call value of non-function type 'Int'",
      english: (
        "Parentheses behind a name call it, and a `{1}` cannot be called.",
        "Take the parentheses away. A computed property is read without them."
      ),
      german: (
        "Klammern hinter einem Namen rufen ihn auf, und ein `{1}` lässt sich nicht aufrufen.",
        "Nimm die Klammern weg. Eine berechnete Eigenschaft liest man ohne sie."
      )),
    Explanation(
      "function-unused", "function is unused",
      example: "function is unused",
      english: (
        "Here stands only the name of a function, which does nothing: it is not called.",
        "Write `()` behind its name. Where an action is wanted, give the name alone, without braces."
      ),
      german: (
        "Hier steht nur der Name einer Funktion, und der bewirkt nichts: Sie wird nicht aufgerufen.",
        "Schreib `()` hinter ihren Namen. Wo eine Aktion erwartet wird, genügt der Name allein, ohne geschweifte Klammern."
      )),
    Explanation(
      "function-as-value", "type '*() -> *' cannot conform to '*'",
      example: "type '() -> String' cannot conform to 'StringProtocol'",
      english: (
        "This is the function itself, and what it gives is wanted.",
        "Write `()` behind its name."
      ),
      german: (
        "Das ist die Funktion selbst; gebraucht wird, was sie liefert.",
        "Schreib `()` hinter ihren Namen."
      )),
    Explanation(
      "extra-closure", "extra trailing closure passed in call",
      example: "extra trailing closure passed in call",
      english: (
        "The braces behind the call pass a closure, and nothing takes it.",
        "Look at the parameters of what you call. In braces of their own after `if`, `for` and the like, put the call in parentheses."
      ),
      german: (
        "Die geschweiften Klammern hinter dem Aufruf übergeben eine Closure, und nichts nimmt sie an.",
        "Sieh dir die Parameter dessen an, was du aufrufst. Steht der Aufruf hinter `if`, `for` und dergleichen, setz ihn in runde Klammern."
      )),
    Explanation(
      "type-not-inferred", "generic parameter '*' could not be inferred",
      example: "generic parameter 'Content' could not be inferred",
      english: (
        "The compiler cannot tell what `{1}` is to be: what would say so is missing, or has an error itself.",
        "Look for a missing argument or closure, and mend other errors in the same expression first."
      ),
      german: (
        "Der Compiler kann nicht erkennen, was `{1}` sein soll: Was es sagen würde, fehlt oder hat selbst einen Fehler.",
        "Sieh nach, ob ein Argument oder eine Closure fehlt, und behebe erst die anderen Fehler im selben Ausdruck."
      )),
  ]
}
