extension Explanation {
  /// Changing what cannot be changed, or not from here.
  static let changes = [
    Explanation(
      "mutating-on-self", "cannot use mutating member on immutable value: 'self' is immutable",
      example: "cannot use mutating member on immutable value: 'self' is immutable",
      english: (
        "The method changes a value, and this code may not change the properties of the struct it belongs to.",
        "In a view: let it own the value with `@State`, or reach its owner with `@Binding`. In a method of your own struct: write `mutating` in front of `func`."
      ),
      german: (
        "Die Methode ändert einen Wert, und dieser Code darf die Eigenschaften des struct nicht ändern, zu dem er gehört.",
        "In einer View: Lass sie den Wert mit `@State` besitzen, oder erreiche den Besitzer mit `@Binding`. In einer Methode deines struct: Schreib `mutating` vor `func`."
      )),
    Explanation(
      "mutating-on-constant",
      "cannot use mutating member on immutable value: '*' is a 'let' constant",
      example: "cannot use mutating member on immutable value: 'pet' is a 'let' constant",
      english: (
        "The method changes its value, and `{1}` is a constant.",
        "A local constant: write `var {1}`. A property of a view: use `@State` for its own value, `@Binding` for its parent's."
      ),
      german: (
        "Die Methode ändert ihren Wert, und `{1}` ist eine Konstante.",
        "Eine lokale Konstante: Schreib `var {1}`. Eine Eigenschaft einer View: Nimm `@State` für einen eigenen Wert, `@Binding` für den des Elternteils."
      )),
    Explanation(
      "self-immutable", "cannot assign to property: 'self' is immutable",
      "left side of mutating operator isn't mutable: 'self' is immutable",
      example: "cannot assign to property: 'self' is immutable",
      english: (
        "This code may not change the properties of the struct it belongs to.",
        "In a view: declare the property with `@State` or `@Binding`. In a method of your own struct: write `mutating` in front of `func`."
      ),
      german: (
        "Dieser Code darf die Eigenschaften des struct nicht ändern, zu dem er gehört.",
        "In einer View: Deklariere die Eigenschaft mit `@State` oder `@Binding`. In einer Methode deines struct: Schreib `mutating` vor `func`."
      )),
    Explanation(
      "private-setter", "cannot assign to property: '*' setter is inaccessible",
      "left side of mutating operator isn't mutable: '*' setter is inaccessible",
      example: "cannot assign to property: 'energy' setter is inaccessible",
      english: (
        "`{1}` may be read here, but only its own type may set it: it is declared `private(set)`.",
        "Call a method of the type that makes the change, or write one there."
      ),
      german: (
        "`{1}` darf hier gelesen, aber nur vom eigenen Typ gesetzt werden: Es ist mit `private(set)` deklariert.",
        "Ruf eine Methode des Typs auf, die die Änderung macht, oder schreib dort eine."
      )),
    Explanation(
      "constant", "cannot assign to value: '*' is a 'let' constant",
      "left side of mutating operator isn't mutable: '*' is a 'let' constant",
      example: "cannot assign to value: 'n' is a 'let' constant",
      english: (
        "`{1}` is a constant and keeps its first value. A function's parameters are constants too.",
        "Declare it with `var`, or copy a parameter into a `var` first."
      ),
      german: (
        "`{1}` ist eine Konstante und behält ihren ersten Wert. Auch die Parameter einer Funktion sind Konstanten.",
        "Deklariere es mit `var`, oder kopiere einen Parameter erst in eine `var`."
      )),
    Explanation(
      "constant-property", "cannot assign to property: '*' is a 'let' constant",
      example: "cannot assign to property: 'name' is a 'let' constant",
      english: (
        "`{1}`, or the value it belongs to, is declared with `let` and cannot be changed.",
        "Look at the declaration of `{1}`. If it shall change, `var` is needed there."
      ),
      german: (
        "`{1}`, oder der Wert, zu dem es gehört, ist mit `let` deklariert und lässt sich nicht ändern.",
        "Sieh dir die Deklaration von `{1}` an. Soll es sich ändern, braucht es dort `var`."
      )),
    Explanation(
      "private-initializer", "'*' initializer is inaccessible due to 'private' protection level",
      example: "'Row' initializer is inaccessible due to 'private' protection level",
      english: (
        "`{1}` has a private property without a value, so only `{1}` itself could fill it in.",
        "Give that property a value where it is declared. If the value comes from outside, take `private` away; a view takes it as `let` or `@Binding`."
      ),
      german: (
        "`{1}` hat eine private Eigenschaft ohne Wert, also könnte nur `{1}` selbst sie füllen.",
        "Gib der Eigenschaft bei der Deklaration einen Wert. Kommt der Wert von außen, nimm `private` weg; eine View nimmt ihn als `let` oder `@Binding`."
      )),
    Explanation(
      "private-member", "'*' is inaccessible due to 'private' protection level",
      example: "'limited' is inaccessible due to 'private' protection level",
      english: (
        "`{1}` is private: only the type that declares it may use it.",
        "Use something of the type that is not private, or move this code into the type."
      ),
      german: (
        "`{1}` ist privat: Nur der Typ, der es deklariert, darf es benutzen.",
        "Benutze etwas am Typ, das nicht privat ist, oder verschieb diesen Code in den Typ."
      )),
    Explanation(
      "missing-ampersand", "passing value of type '*' to an inout parameter requires explicit '&'",
      example: "passing value of type 'Int' to an inout parameter requires explicit '&'",
      english: (
        "The function may change what it is given, and Swift wants that to be seen at the call.",
        "Write `&` in front of the argument; it must be a `var`."
      ),
      german: (
        "Die Funktion darf ändern, was sie bekommt, und Swift will, dass man das am Aufruf sieht.",
        "Schreib `&` vor das Argument; es muss eine `var` sein."
      )),
  ]
}
