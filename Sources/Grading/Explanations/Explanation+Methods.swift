extension Explanation {
  /// Methods in the wrong place, and calls that go nowhere.
  static let methods = [
    Explanation(
      "mutating-not-called", "cannot reference 'mutating' method as function value",
      example: "cannot reference 'mutating' method as function value",
      english: (
        "The name alone means the method itself. One that is `mutating` can only be called.",
        "Add parentheses: `pet.feed()`. As an action, put the call into braces: `{ pet.feed() }`."
      ),
      german: (
        "Der Name allein meint die Methode selbst. Eine, die `mutating` ist, lässt sich nur aufrufen.",
        "Ergänze Klammern: `pet.feed()`. Als Aktion gehört der Aufruf in geschweifte Klammern: `{ pet.feed() }`."
      )),
    Explanation(
      "method-of-binding",
      "dynamic key path member lookup cannot refer to instance method '*'",
      example: "dynamic key path member lookup cannot refer to instance method 'feed()'",
      english: (
        "With `$` it is the binding, and `{1}` is a method of the value.",
        "Leave the `$` away."
      ),
      german: (
        "Mit `$` ist es das Binding, und `{1}` ist eine Methode des Wertes.",
        "Lass das `$` weg."
      )),
    Explanation(
      "mutating-on-result",
      "cannot use mutating member on immutable value: function call returns immutable value",
      example:
        "cannot use mutating member on immutable value: function call returns immutable value",
      english: (
        "The change is made to a new value that nobody keeps.",
        "Change the one that is shown: the variable or the binding, such as `pet.feed()`."
      ),
      german: (
        "Geändert wird ein neuer Wert, den niemand behält.",
        "Ändere den, der zu sehen ist: die Variable oder das Binding, etwa mit `pet.feed()`."
      )),
    Explanation(
      "mutating-in-class", "'mutating' is not valid on instance methods in classes",
      example: "'mutating' is not valid on instance methods in classes",
      english: (
        "Methods of a class may always change its properties.",
        "Leave `mutating` away, or write `struct` in the place of `class`."
      ),
      german: (
        "Methoden einer Klasse dürfen deren Eigenschaften immer ändern.",
        "Lass `mutating` weg, oder schreib `struct` statt `class`."
      )),
    Explanation(
      "override", "'override' can only be specified on class members",
      "method does not override any method from its superclass",
      example: "'override' can only be specified on class members",
      english: (
        "There is no method above this one that it could override.",
        "Leave `override` away. Only a class that inherits from another needs it."
      ),
      german: (
        "Es gibt keine Methode darüber, die diese überschreiben könnte.",
        "Lass `override` weg. Nur eine Klasse, die von einer anderen erbt, braucht es."
      )),
    Explanation(
      "declaration-in-body",
      "closure containing a declaration cannot be used with result builder '*'",
      example:
        "closure containing a declaration cannot be used with result builder 'ViewBuilder'",
      english: (
        "A view's body describes; functions and types cannot be declared in it.",
        "Move the declaration out of `body`, beside it in the view."
      ),
      german: (
        "Der body einer View beschreibt; Funktionen und Typen lassen sich darin nicht deklarieren.",
        "Setz die Deklaration neben `body` in die View."
      )),
    Explanation(
      "wrapper-outside", "property wrappers are not yet supported in top-level code",
      example: "property wrappers are not yet supported in top-level code",
      english: (
        "A wrapper such as `@State` belongs to a view.", "Move the property into the view's braces."
      ),
      german: (
        "Ein Wrapper wie `@State` gehört zu einer View.",
        "Setz die Eigenschaft in die Klammern der View."
      )),
    Explanation(
      "not-optional", "cannot force unwrap value of non-optional type '*'",
      "cannot use optional chaining on non-optional value of type '*'",
      "initializer for conditional binding must have Optional type, not '*'",
      example: "cannot force unwrap value of non-optional type 'Int'",
      english: (
        "There is always a value here: its type is `{1}`, without a question mark.",
        "Take `!`, `?` or `if let` away and use the value as it is."
      ),
      german: (
        "Hier gibt es immer einen Wert: Der Typ ist `{1}`, ohne Fragezeichen.",
        "Nimm `!`, `?` oder `if let` weg und verwende den Wert, wie er ist."
      )),
  ]
}
