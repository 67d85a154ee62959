extension Mistake {
  /// What every piece of code can use.
  static let shared = """
    import SwiftUI

    struct Pet { var name = "Cookie"; var energy = 5; mutating func feed() { energy += 1 } }
    @Observable final class Model { var name = "Cookie" }
    final class Plain { var name = "Cookie" }
    struct Row: View { let name: String; var body: some View { Text(name) } }
    struct Control: View { @Binding var pet: Pet; var body: some View { Text(pet.name) } }

    """

  /// A view with some properties and a body.
  static func view(_ properties: String, _ body: String) -> String {
    """
    struct Main: View {
      \(properties)
      var body: some View {
        \(body)
      }
    }
    """
  }

  private static let immutable = "left side of mutating operator isn't mutable: 'self' is immutable"
  static let notAView =
    "'buildExpression' is unavailable: this expression does not conform to 'View'"
  private static let notObservable =
    "'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable"

  static let bindings: [Mistake] = [
    .init(
      "dollar on a let", "cannot find '$name' in scope",
      view(
        "let name: String", "TextField(\"Name\", text: $name)")),
    .init(
      "dollar on a plain var", "cannot find '$name' in scope",
      view(
        "var name: String", "TextField(\"Name\", text: $name)")),
    .init(
      "dollar on a let model", "cannot find '$pet' in scope",
      view(
        "let pet: Model", "TextField(\"Name\", text: $pet.name)")),
    .init(
      "dollar on an environment model", "cannot find '$pet' in scope",
      view(
        "@Environment(Model.self) var pet", "TextField(\"Name\", text: $pet.name)")),
    .init(
      "Bindable with a struct", notObservable,
      view(
        "@Bindable var pet: Pet", "Text(pet.name)")),
    .init(
      "dollar on a Bindable with a struct", notObservable,
      view(
        "@Bindable var pet: Pet", "TextField(\"Name\", text: $pet.name)")),
    .init(
      "Bindable with a plain class", notObservable,
      view(
        "@Bindable var pet: Plain", "Text(pet.name)")),
    .init(
      "a value for a binding",
      "cannot convert value 'pet' of type 'Pet' to expected type 'Binding<Pet>', use wrapper instead",
      view("@State private var pet = Pet()", "Control(pet: pet)")),
    .init(
      "a value for the text of a field",
      "cannot convert value 's' of type 'String' to expected type 'Binding<String>', use wrapper instead",
      view("@State private var s = \"\"", "TextField(\"Name\", text: s)")),
    .init(
      "a value for a sheet",
      "cannot convert value 'show' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead",
      view(
        "@State private var show = false", "Text(\"A\").sheet(isPresented: show) { Text(\"B\") }")),
    .init(
      "a binding for a value",
      "cannot convert value '$s' of type 'Binding<String>' to expected type 'String', use wrapped value instead",
      view("@State private var s = \"\"", "Row(name: $s)")),
    .init(
      "a binding of another type",
      "cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Bool>'",
      view("@State private var int = 0", "Toggle(\"On\", isOn: $int)")),
    .init(
      "a forgotten argument", "missing argument for parameter 'name' in call", view("", "Row()")),
    .init(
      "a forgotten binding", "missing argument for parameter 'pet' in call", view("", "Control()")),
    .init(
      "a private state in the initialiser",
      "'Inner' initializer is inaccessible due to 'private' protection level",
      "struct Inner: View { @State private var n: Int; var body: some View { Text(\"\\(n)\") } }\n"
        + view("", "Inner(n: 1)")),
    .init(
      "State on a let", "property wrapper can only be applied to a 'var'",
      view(
        "@State private let n = 0", "Text(\"A\")")),
  ]

  static let changes: [Mistake] = [
    .init(
      "adding to a plain property", immutable,
      view(
        "var count = 0", "Button(\"Go\") { count += 1 }")),
    .init(
      "assigning to a plain property",
      "cannot assign to property: 'self' is immutable",
      view(
        "var count = 0", "Button(\"Go\") { count = 1 }")),
    .init(
      "a mutating method on a plain property",
      "cannot use mutating member on immutable value: 'self' is immutable",
      view(
        "var pet = Pet()", "Button(\"Go\") { pet.feed() }")),
    .init(
      "a mutating method on a let",
      "cannot use mutating member on immutable value: 'pet' is a 'let' constant",
      view(
        "let pet: Pet", "Button(\"Go\") { pet.feed() }")),
    .init(
      "a mutating method on the parameter of a row",
      "cannot use mutating member on immutable value: 'pet' is a 'let' constant",
      view(
        "let pets: [Pet]",
        "ForEach(pets, id: \\.name) { pet in Button(\"Go\") { pet.feed() } }")),
    .init(
      "assigning to a part of a let",
      "cannot assign to property: 'pet' is a 'let' constant",
      "func change() { let pet = Pet(); pet.energy = 3 }"),
  ]

  static let builders: [Mistake] = [
    .init("a number in a builder", notAView, view("", "VStack { Text(\"A\"); 5 }")),
    .init(
      "an assignment in a builder", notAView,
      view(
        "@State private var n = 0", "VStack { Text(\"A\"); n = 1 }")),
    .init("print in a builder", notAView, view("", "VStack { Text(\"A\"); print(\"B\") }")),
    .init("a string for a body", notAView, view("", "\"Hello\"")),
    .init(
      "a loop in a builder",
      "closure containing control flow statement cannot be used with result builder 'ViewBuilder'",
      view("", "VStack { for i in 0..<3 { Text(\"\\(i)\") } }")),
    .init("no body", "type 'Main' does not conform to protocol 'View'", "struct Main: View {}"),
    .init(
      "two types of result",
      "function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types",
      view(
        "let flag: Bool", "if flag { return Text(\"A\") } else { return Image(systemName: \"b\") }")
    ),
    .init(
      "twelve children", nil,
      view(
        "", "VStack { " + (1...12).map { "Text(\"\($0)\")" }.joined(separator: "; ") + " }")),
    .init("an empty body", nil, view("", "")),
    .init(
      "a state set in an initialiser", nil,
      view(
        "@State private var p: Pet\ninit(p: Pet) { self.p = p }", "Text(p.name)")),
  ]

  static let requirements: [Mistake] = [
    .init(
      "rows without identity",
      "referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Pet' conform to 'Identifiable'",
      view("let pets: [Pet]", "ForEach(pets) { pet in Text(pet.name) }")),
    .init(
      "rows that cannot be hashed",
      "generic struct 'ForEach' requires that 'Pet' conform to 'Hashable'",
      view("let pets: [Pet]", "ForEach(pets, id: \\.self) { pet in Text(pet.name) }")),
    .init(
      "a dollar parameter without a binding",
      "cannot convert value 'pets' of type '[ID]' to expected type 'Binding<[ID]>', use wrapper instead",
      "struct ID: Identifiable { let id: Int; var name = \"\" }\n"
        + view(
          "@State private var pets: [ID] = []",
          "ForEach(pets) { $p in TextField(\"Name\", text: $p.name) }")),
    .init(
      "a dollar parameter with a binding", nil,
      "struct ID: Identifiable { let id: Int; var name = \"\" }\n"
        + view(
          "@State private var pets: [ID] = []",
          "ForEach($pets) { $p in TextField(\"Name\", text: $p.name) }")),
    .init(
      "a link with a value that cannot be hashed",
      "initializer 'init(_:value:)' requires that 'Pet' conform to 'Hashable'",
      view("let pet: Pet", "NavigationLink(\"Go\", value: pet)")),
    .init(
      "following a value that cannot be compared",
      "instance method 'onChange(of:initial:_:)' requires that 'Pet' conform to 'Equatable'",
      view("let pet: Pet", "Text(\"A\").onChange(of: pet) { print(\"changed\") }")),
  ]

  static let names: [Mistake] = [
    .init(
      "a misspelt modifier", "value of type 'Text' has no member 'paddin'",
      view(
        "", "Text(\"A\").paddin()")),
    .init(
      "a misspelt name", "cannot find 'nam' in scope",
      view(
        "let name: String", "Text(nam)")),
    .init(
      "text of an optional",
      "value of optional type 'String?' must be unwrapped to a value of type 'String'",
      view("let name: String?", "Text(name)")),
    .init(
      "text of a number",
      "cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'",
      view("", "Text(3)")),
    .init(
      "a missing await",
      "expression is 'async' but is not marked with 'await'",
      view("func load() async {}", "Text(\"A\").task { load() }")),
    .init(
      "await in a button",
      "cannot pass function of type '() async -> ()' to parameter expecting synchronous function type",
      view("func load() async {}", "Button(\"Go\") { await load() }")),
  ]

  static let late: [Mistake] = [
    .init(
      "a missing return", "missing return in global function expected to return 'Int'",
      late: true, "func number(_ flag: Bool) -> Int { if flag { return 1 } }"),
    .init(
      "a property that is not set",
      "return from initializer without initializing all stored properties", late: true,
      "struct Two { let a: Int; let b: Int; init() { a = 1 } }"),
    .init(
      "a constant used too early", "constant 'x' used before being initialized", late: true,
      "func early() -> Int { let x: Int; return x }"),
  ]

  static let all =
    bindings + changes + builders + requirements + names + everyday + controls + shapes + layout
    + rows + actions + drawing + types + asked
}
