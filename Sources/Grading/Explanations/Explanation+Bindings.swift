extension Explanation {
  /// State, bindings and observed objects.
  static let bindings = [
    Explanation(
      "dollar-without-wrapper", "cannot find '$*' in scope",
      example: "cannot find '$pet' in scope",
      english: (
        "`${1}` asks for a binding, but `{1}` has no property wrapper that could give one.",
        "Look at how `{1}` is declared. A plain `let` or `var` has no `$`: pass `{1}` itself, or declare it with `@State` or `@Binding`, an observable object with `@Bindable`."
      ),
      german: (
        "`${1}` verlangt ein Binding, aber `{1}` hat keinen Property Wrapper, der eins geben könnte.",
        "Sieh nach, wie `{1}` deklariert ist. Ein einfaches `let` oder `var` hat kein `$`: Übergib `{1}` selbst, oder deklariere es mit `@State` oder `@Binding`, ein beobachtbares Objekt mit `@Bindable`."
      )),
    Explanation(
      "value-for-binding",
      "cannot convert value '*' of type '*' to expected type 'Binding<*>', use wrapper instead",
      example:
        "cannot convert value 'pet' of type 'Pet' to expected type 'Binding<Pet>', use wrapper instead",
      english: (
        "A binding is expected here, which can also change the value; `{1}` is the value alone.",
        "Write `${1}`."
      ),
      german: (
        "Hier wird ein Binding erwartet, das den Wert auch ändern kann; `{1}` ist nur der Wert.",
        "Schreib `${1}`."
      )),
    Explanation(
      "binding-for-value",
      "cannot convert value '$*' of type 'Binding<*>' to expected type '*', use wrapped value instead",
      example:
        "cannot convert value '$pet' of type 'Binding<Pet>' to expected type 'Pet', use wrapped value instead",
      english: (
        "Only a value is expected here, nothing that could change it; `${1}` is a binding.",
        "Leave the `$` away: `{1}`."
      ),
      german: (
        "Hier wird nur ein Wert erwartet, nichts, womit er sich ändern ließe; `${1}` ist ein Binding.",
        "Lass das `$` weg: `{1}`."
      )),
    Explanation(
      "binding-of-another-type",
      "cannot convert value of type 'Binding<*>' to expected argument type 'Binding<*>'",
      example:
        "cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Bool>'",
      english: (
        "The binding leads to a value of type `{1}`, but one of type `{2}` is expected.",
        "Compare the types of the two properties; they must be the same."
      ),
      german: (
        "Das Binding führt zu einem Wert vom Typ `{1}`, erwartet wird aber einer vom Typ `{2}`.",
        "Vergleiche die Typen der beiden Eigenschaften; sie müssen gleich sein."
      )),
    Explanation(
      "wrapper-on-let", "property wrapper can only be applied to a 'var'",
      example: "property wrapper can only be applied to a 'var'",
      english: (
        "A wrapper such as `@State` manages a value that changes; a `let` never does.",
        "Write `var` instead of `let`, or take the wrapper away."
      ),
      german: (
        "Ein Wrapper wie `@State` verwaltet einen Wert, der sich ändert; ein `let` tut das nie.",
        "Schreib `var` statt `let`, oder nimm den Wrapper weg."
      )),
    Explanation(
      "bindable-without-object",
      "'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable",
      example:
        "'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable",
      english: (
        "`@Bindable` makes bindings to the properties of an observed object, and this is none.",
        "For a struct use `@Binding`. For a class, write `@Observable` in front of `class`."
      ),
      german: (
        "`@Bindable` macht Bindings zu den Eigenschaften eines beobachteten Objekts, und das ist keines.",
        "Für ein struct nimm `@Binding`. Bei einer Klasse schreib `@Observable` vor `class`."
      )),
    Explanation(
      "observable-struct", "'@Observable' cannot be applied to struct type '*'*",
      example: "'@Observable' cannot be applied to struct type 'Pet' (from macro 'Observable')",
      english: (
        "Only a class can be observed: a struct such as `{1}` is copied, and nobody could watch every copy.",
        "Leave `@Observable` away and keep `{1}` in `@State`, or make it a `final class`."
      ),
      german: (
        "Nur eine Klasse lässt sich beobachten: Ein struct wie `{1}` wird kopiert, und niemand könnte jede Kopie im Auge behalten.",
        "Lass `@Observable` weg und halte `{1}` in `@State`, oder mach eine `final class` daraus."
      )),
  ]
}
