extension Explanation {
  /// Functions and their ways out.
  static let flow = [
    Explanation(
      "missing-return", "missing return in * expected to return '*'",
      example: "missing return in global function expected to return 'Int'",
      english: (
        "A `{2}` was promised, but the code can come to its end without giving one.",
        "Add `return …` at the end. With more than one statement the word `return` is needed."
      ),
      german: (
        "Versprochen ist ein `{2}`, aber der Code kann enden, ohne einen zu liefern.",
        "Ergänze `return …` am Ende. Bei mehr als einer Anweisung braucht es das Wort `return`."
      )),
    Explanation(
      "unexpected-return", "unexpected non-void return value in void function",
      example: "unexpected non-void return value in void function",
      english: (
        "The function gives a value back, but its declaration promises none.",
        "Add the type, `-> Int`, behind the parentheses, or take the value away."
      ),
      german: (
        "Die Funktion gibt einen Wert zurück, aber ihre Deklaration verspricht keinen.",
        "Ergänze den Typ, `-> Int`, hinter den Klammern, oder nimm den Wert weg."
      )),
    Explanation(
      "property-without-value",
      "return from initializer without initializing all stored properties",
      example: "return from initializer without initializing all stored properties",
      english: (
        "After `init` every property must have a value, and one has none.",
        "Set it in `init`, or give it a value where it is declared."
      ),
      german: (
        "Nach `init` muss jede Eigenschaft einen Wert haben, und eine hat keinen.",
        "Setze sie in `init`, oder gib ihr bei der Deklaration einen Wert."
      )),
    Explanation(
      "used-before-value", "constant '*' used before being initialized",
      "variable '*' used before being initialized",
      example: "constant 'n' used before being initialized",
      english: (
        "`{1}` is read before it was given a value.", "Give it one first, in every branch."
      ),
      german: (
        "`{1}` wird gelesen, bevor es einen Wert bekommen hat.",
        "Gib ihm vorher einen, in jedem Zweig."
      )),
    Explanation(
      "switch", "switch must be exhaustive", example: "switch must be exhaustive",
      english: (
        "A `switch` must say what happens for every possible value.",
        "Add the missing cases, or `default`."
      ),
      german: (
        "Ein `switch` muss für jeden möglichen Wert sagen, was geschieht.",
        "Ergänze die fehlenden Fälle, oder `default`."
      )),
    Explanation(
      "if-without-else", "'if' must have an unconditional 'else' to be used as expression",
      example: "'if' must have an unconditional 'else' to be used as expression",
      english: (
        "The `if` shall give a value, so there must be one in every case.", "Add an `else`."
      ),
      german: (
        "Das `if` soll einen Wert liefern, also muss es in jedem Fall einen geben.",
        "Ergänze ein `else`."
      )),
    Explanation(
      "needs-try", "call can throw, but it is not marked with 'try' and the error is not handled",
      "call can throw but is not marked with 'try'",
      example: "call can throw, but it is not marked with 'try' and the error is not handled",
      english: (
        "The function may fail, and the call says nothing about that.",
        "Write `try` in front of it, inside `do { … } catch { … }` or a function that `throws`."
      ),
      german: (
        "Die Funktion kann scheitern, und der Aufruf sagt nichts dazu.",
        "Schreib `try` davor, in `do { … } catch { … }` oder in einer Funktion mit `throws`."
      )),
    Explanation(
      "needs-await", "'async' call in a function that does not support concurrency",
      "expression is 'async' but is not marked with 'await'",
      example: "'async' call in a function that does not support concurrency",
      english: (
        "The function takes its time, and only code that can wait may call it.",
        "Write `await` in front of it, inside `.task { … }`, `Task { … }` or an `async` function."
      ),
      german: (
        "Die Funktion braucht Zeit, und nur Code, der warten kann, darf sie aufrufen.",
        "Schreib `await` davor, in `.task { … }`, `Task { … }` oder einer `async`-Funktion."
      )),
    Explanation(
      "empty-case", "'case' label in a 'switch' must have at least one executable statement",
      "'default' label in a 'switch' must have at least one executable statement",
      example: "'case' label in a 'switch' must have at least one executable statement",
      english: (
        "Each case says what happens, even if that is nothing.",
        "Write `break` for nothing. Cases that do the same share one line: `case 1, 2:`."
      ),
      german: (
        "Jeder Fall sagt, was geschieht, auch wenn es nichts ist.",
        "Schreib `break` für nichts. Fälle, die dasselbe tun, teilen sich eine Zeile: `case 1, 2:`."
      )),
    Explanation(
      "condition-missing", "missing condition in '*' statement",
      example: "missing condition in 'if' statement",
      english: (
        "Behind `{1}` something is missing that is true or false.",
        "Write the condition. For all other cases, `else` stands alone, without `if`."
      ),
      german: (
        "Hinter `{1}` fehlt etwas, das wahr oder falsch ist.",
        "Schreib die Bedingung. Für alle anderen Fälle steht `else` allein, ohne `if`."
      )),
  ]
}
