extension Explanation {
  /// What a view's body may hold.
  static let views = [
    Explanation(
      "no-body", "type '*' does not conform to protocol 'View'",
      example: "type 'V' does not conform to protocol 'View'",
      english: (
        "A view needs a `body`, and `{1}` has none that fits.",
        "Write `var body: some View { … }` inside `{1}`; check its spelling and its type."
      ),
      german: (
        "Eine View braucht einen `body`, und `{1}` hat keinen passenden.",
        "Schreib `var body: some View { … }` in `{1}`; prüfe Schreibweise und Typ."
      )),
    Explanation(
      "protocol", "type '*' does not conform to protocol '*'",
      example: "type 'S' does not conform to protocol 'P'",
      english: (
        "`{1}` promises to be a `{2}`, but lacks something that `{2}` asks for.",
        "Look at what `{2}` requires and add it, with the same names and types."
      ),
      german: (
        "`{1}` verspricht, ein `{2}` zu sein, aber es fehlt etwas, das `{2}` verlangt.",
        "Sieh nach, was `{2}` fordert, und ergänze es mit denselben Namen und Typen."
      )),
    Explanation(
      "no-view", "'buildExpression' is unavailable: this expression does not conform to 'View'",
      "type '()' cannot conform to 'View'",
      example: "'buildExpression' is unavailable: this expression does not conform to 'View'",
      english: (
        "Each line of a view's body describes something to show, and this line does not.",
        "A text needs `Text(…)`. What is to happen belongs into a button's action, `onAppear` or `onChange`."
      ),
      german: (
        "Jede Zeile im Körper einer View beschreibt etwas, das zu sehen ist, und diese nicht.",
        "Ein Text braucht `Text(…)`. Was geschehen soll, gehört in die Aktion eines Buttons, in `onAppear` oder `onChange`."
      )),
    Explanation(
      "loop-in-body",
      "closure containing control flow statement cannot be used with result builder '*'",
      example:
        "closure containing control flow statement cannot be used with result builder 'ViewBuilder'",
      english: (
        "A view's body describes; it cannot loop with `for` or `while`.",
        "Use `ForEach(…) { … }`."
      ),
      german: (
        "Der Körper einer View beschreibt; er kann keine Schleife mit `for` oder `while` enthalten.",
        "Nimm `ForEach(…) { … }`."
      )),
    Explanation(
      "two-kinds-of-view",
      "function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types*",
      example:
        "function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types",
      english: (
        "With `return` every branch must give the same kind of view.",
        "Take the word `return` away: then `if` may choose between different views."
      ),
      german: (
        "Mit `return` muss jeder Zweig dieselbe Art von View liefern.",
        "Nimm das Wort `return` weg: Dann darf `if` zwischen verschiedenen Views wählen."
      )),
    Explanation(
      "not-identifiable",
      "referencing initializer '*' on 'ForEach' requires that '*' conform to 'Identifiable'",
      example:
        "referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Pet' conform to 'Identifiable'",
      english: (
        "`ForEach` must tell the elements apart, and `{2}` has no `id`.",
        "Add `: Identifiable` and a property `id` to `{2}`, or name what tells them apart: `ForEach(…, id: \\.name)`, for plain texts and numbers `id: \\.self`."
      ),
      german: (
        "`ForEach` muss die Elemente unterscheiden, und `{2}` hat keine `id`.",
        "Ergänze bei `{2}` `: Identifiable` und eine Eigenschaft `id`, oder nenne, was sie unterscheidet: `ForEach(…, id: \\.name)`, bei einfachen Texten und Zahlen `id: \\.self`."
      )),
    Explanation(
      "not-hashable", "generic struct '*' requires that '*' conform to 'Hashable'",
      "initializer '*' requires that '*' conform to 'Hashable'",
      example: "generic struct 'ForEach' requires that 'Pet' conform to 'Hashable'",
      english: (
        "The elements shall tell themselves apart, for which `{2}` must be `Hashable`.",
        "Add `: Hashable` to `{2}`, or better, name a unique property as `id`."
      ),
      german: (
        "Die Elemente sollen sich selbst unterscheiden; dafür muss `{2}` `Hashable` sein.",
        "Ergänze `: Hashable` bei `{2}`, oder besser, nenne eine eindeutige Eigenschaft als `id`."
      )),
  ]
}
