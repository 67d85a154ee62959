extension Explanation {
  /// Where the program around the learner's code uses it in a way that it does not allow: the line with the error is
  /// none of the learner's, so what is to change is how the code is declared.
  package static let fit = [
    Explanation(
      "takes-a-binding", "cannot convert value '$*' of type 'Binding<*>' to expected type '*'*",
      example:
        "cannot convert value '$pet' of type 'Binding<Pet>' to expected type 'Pet', use wrapper instead",
      english: (
        "The rest of the program passes the binding `${1}` here, and your code takes a plain value.",
        "Declare the property that takes it with `@Binding`."
      ),
      german: (
        "Der Rest des Programms übergibt hier das Binding `${1}`, und dein Code nimmt einen einfachen Wert.",
        "Deklariere die Eigenschaft, die es nimmt, mit `@Binding`."
      )),
    Explanation(
      "takes-a-value", "cannot convert value '*' of type '*' to expected type 'Binding<*>'*",
      example:
        "cannot convert value 'pet' of type 'Pet' to expected type 'Binding<Pet>', use wrapper instead",
      english: (
        "The rest of the program passes the value `{1}` here, and your code takes a binding.",
        "Declare the property that takes it without `@Binding`."
      ),
      german: (
        "Der Rest des Programms übergibt hier den Wert `{1}`, und dein Code nimmt ein Binding.",
        "Deklariere die Eigenschaft, die ihn nimmt, ohne `@Binding`."
      )),
    Explanation(
      "asks-for-more", "missing argument for parameter '*' in call",
      "missing arguments for parameters * in call",
      example: "missing argument for parameter 'mood' in call",
      english: (
        "The rest of the program passes nothing for `{1}`.",
        "Give the property a value of its own, or compute it: `var {1}: … { … }`."
      ),
      german: (
        "Der Rest des Programms übergibt für `{1}` nichts.",
        "Gib der Eigenschaft einen eigenen Wert, oder berechne sie: `var {1}: … { … }`."
      )),
    Explanation(
      "asks-for-less", "extra argument '*' in call",
      example: "extra argument 'pet' in call",
      english: (
        "The rest of the program passes `{1}`, and your code does not take it.",
        "Declare a property or a parameter `{1}`."
      ),
      german: (
        "Der Rest des Programms übergibt `{1}`, und dein Code nimmt es nicht an.",
        "Deklariere eine Eigenschaft oder einen Parameter `{1}`."
      )),
    Explanation(
      "other-labels", "incorrect argument label* in call (have '*', expected '*')",
      "argument '*' must precede argument '*'",
      example: "incorrect argument label in call (have 'pet:', expected 'animal:')",
      english: (
        "The rest of the program passes the arguments with other names, or in another order.",
        "Declare the properties with the names, and in the order, that the exercise asks for."
      ),
      german: (
        "Der Rest des Programms übergibt die Argumente mit anderen Namen oder in anderer Reihenfolge.",
        "Deklariere die Eigenschaften mit den Namen und in der Reihenfolge, die die Aufgabe verlangt."
      )),
    Explanation(
      "other-type", "cannot convert value of type '*' to closure result type '*'",
      "cannot convert return expression of type '*' to return type '*'",
      "cannot convert value of type '*' to specified type '*'",
      "cannot convert value of type '*' to expected argument type '*'",
      example: "cannot convert value of type 'Mood' to closure result type 'String'",
      english: (
        "Where your code and the rest of the program meet, one has a `{1}` and the other takes a `{2}`.",
        "Declare what the exercise asks for with the type that it asks for."
      ),
      german: (
        "Wo dein Code und der Rest des Programms sich treffen, hat der eine `{1}` und nimmt der andere `{2}`.",
        "Deklariere, was die Aufgabe verlangt, mit dem Typ, den sie verlangt."
      )),
  ]
}
