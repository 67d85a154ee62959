extension Explanation {
  /// Names that are not there, or not in that place.
  static let names = [
    Explanation(
      "unknown-type", "cannot find type '*' in scope",
      example: "cannot find type 'Pett' in scope",
      english: (
        "There is no type named `{1}` here.",
        "Check the spelling, capital letters included. If the type is yours, is it still in the file?"
      ),
      german: (
        "Es gibt hier keinen Typ namens `{1}`.",
        "Prüfe die Schreibweise, auch groß und klein. Wenn der Typ von dir ist: Steht er noch in der Datei?"
      )),
    Explanation(
      "unknown-name", "cannot find '*' in scope", "cannot find '*' in scope; did you mean '*'?",
      example: "cannot find 'nubmer' in scope",
      english: (
        "There is nothing named `{1}` here.",
        "Check the spelling. If it is declared in another function or type, it cannot be seen from here: pass it on, or move it."
      ),
      german: (
        "Es gibt hier nichts namens `{1}`.",
        "Prüfe die Schreibweise. Ist es in einer anderen Funktion oder einem anderen Typ deklariert, sieht man es von hier nicht: Gib es weiter, oder verschieb es."
      )),
    Explanation(
      "no-member", "value of type '*' has no member '*'",
      "value of type '*' has no member '*'; did you mean '*'?",
      "value of type '*' has no dynamic member '*' using key path from root type '*'",
      example: "value of type 'Pet' has no member 'energie'",
      english: (
        "`{1}` has no property or method named `{2}`.",
        "Check the spelling. If you are to write `{2}` yourself, does it stand inside the braces of `{1}`?"
      ),
      german: (
        "`{1}` hat keine Eigenschaft oder Methode namens `{2}`.",
        "Prüfe die Schreibweise. Sollst du `{2}` selbst schreiben: Steht es innerhalb der Klammern von `{1}`?"
      )),
    Explanation(
      "declared-twice", "invalid redeclaration of '*'", example: "invalid redeclaration of 'a'",
      english: (
        "`{1}` is declared twice in the same place.",
        "Take one of the two away, or give it another name. To change a `var`, leave `let` and `var` away."
      ),
      german: (
        "`{1}` ist an derselben Stelle zweimal deklariert.",
        "Nimm eins davon weg, oder gib ihm einen anderen Namen. Um eine `var` zu ändern, lass `let` und `var` weg."
      )),
    Explanation(
      "member-of-a-value", "instance member '*' cannot be used on type '*'*",
      example:
        "instance member 'energy' cannot be used on type 'Pet'; did you mean to use a value of this type instead?",
      english: (
        "`{1}` belongs to each single `{2}`, and `{2}` names the type as such.",
        "Write a value of the type in front of the dot, such as a variable that holds a `{2}`."
      ),
      german: (
        "`{1}` gehört zu jedem einzelnen `{2}`, und `{2}` meint den Typ als solchen.",
        "Schreib einen Wert des Typs vor den Punkt, etwa eine Variable, die einen `{2}` enthält."
      )),
    Explanation(
      "member-of-the-type", "static member '*' cannot be used on instance of type '*'",
      example: "static member 'n' cannot be used on instance of type 'A'",
      english: (
        "`{1}` is `static`: it belongs to the type `{2}`, not to a single value.",
        "Write `{2}.{1}`."
      ),
      german: (
        "`{1}` ist `static`: Es gehört zum Typ `{2}`, nicht zu einem einzelnen Wert.",
        "Schreib `{2}.{1}`."
      )),
    Explanation(
      "property-needs-property", "cannot use instance member '*' within property initializer; *",
      example:
        "cannot use instance member 'a' within property initializer; property initializers run before 'self' is available",
      english: (
        "A property's first value cannot use another property: neither is there yet.",
        "Make it a computed property, `var … : Type { … }`, or set it in `init`."
      ),
      german: (
        "Der erste Wert einer Eigenschaft kann keine andere benutzen: Noch gibt es keine von beiden.",
        "Mach eine berechnete Eigenschaft daraus, `var … : Typ { … }`, oder setze sie in `init`."
      )),
  ]
}
