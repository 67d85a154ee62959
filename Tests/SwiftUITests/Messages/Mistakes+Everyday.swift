extension Mistake {
  /// What newcomers write every day.
  static let everyday: [Mistake] = [
    .init(
      "text and a number", "cannot convert value of type 'Int' to expected argument type 'String'",
      view("let n = 3", "Text(\"a\" + n)")),
    .init(
      "a body of another type than it says",
      "cannot convert return expression of type 'VStack<Text>' to return type 'Text'",
      "struct Main: View { var body: Text { VStack { Text(\"A\") } } }"),
    .init(
      "a choice between views of two types", notAView,
      view("let flag = true", "flag ? Text(\"A\") : Image(\"B\")")),
    .init(
      "a forgotten label", "missing argument label 'action:' in call",
      view("", "Button(\"Feed\", { })")),
    .init(
      "a misspelt colour", "type 'ShapeStyle' has no member 'redd'",
      view("", "Text(\"A\").foregroundStyle(.redd)")),
    .init(
      "a misspelt font", "type 'Font?' has no member 'titel'", view("", "Text(\"A\").font(.titel)")),
    .init(
      "a frame without labels", "missing argument labels 'width:height:' in call",
      view("", "Text(\"A\").frame(10, 20)")),
    .init(
      "a frame in the wrong order", "argument 'width' must precede argument 'height'",
      view("", "Text(\"A\").frame(height: 10, width: 20)")),
    .init(
      "the alignment of the other direction", "type 'HorizontalAlignment' has no member 'top'",
      view("", "VStack(alignment: .top) { Text(\"A\") }")),
    .init(
      "a misspelt label", "extraneous argument label 'systemname:' in call",
      view("", "Image(systemname: \"star\")")),
    .init(
      "rows of a number",
      "cannot convert value of type 'Int' to expected argument type 'Range<Int>'",
      view("", "ForEach(5) { Text(\"\\($0)\") }")),
    .init(
      "rows of a closed range",
      "cannot convert value of type 'ClosedRange<Int>' to expected argument type 'Range<Int>'",
      view("", "ForEach(1...5) { Text(\"\\($0)\") }")),
    .init(
      "rows of strings without identity",
      "referencing initializer 'init(_:content:)' on 'ForEach' requires that 'String' conform to 'Identifiable'",
      view("let names = [\"A\"]", "ForEach(names) { Text($0) }")),
    .init(
      "a destination without a label", "missing argument label 'for:' in call",
      view("", "Text(\"A\").navigationDestination(Int.self) { Text(\"\\($0)\") }")),
    .init(
      "a sheet of an item without identity",
      "instance method 'sheet(item:onDismiss:content:)' requires that 'Pet' conform to 'Identifiable'",
      view("@State private var pet: Pet?", "Text(\"A\").sheet(item: $pet) { _ in Text(\"B\") }")),
  ]

  /// What newcomers do with data and controls.
  static let controls: [Mistake] = [
    .init(
      "a sheet of an item that is always there",
      "cannot convert value of type 'Binding<Pet>' to expected argument type 'Binding<Item?>'",
      view("@State private var pet = Pet()", "Text(\"A\").sheet(item: $pet) { _ in Text(\"B\") }")),
    .init(
      "a change with three values",
      "contextual closure type '(Int, Int) -> Void' expects 2 arguments, but 3 were used in closure body",
      view("@State private var n = 0", "Text(\"A\").onChange(of: n) { a, b, c in }")),
    .init(
      "a state object that is observable",
      "generic struct 'StateObject' requires that 'Model' conform to 'ObservableObject'",
      view("@StateObject private var pet = Model()", "Text(pet.name)")),
    .init(
      "an observed object that is observable",
      "generic struct 'ObservedObject' requires that 'Model' conform to 'ObservableObject'",
      view("@ObservedObject var pet: Model", "Text(pet.name)")),
    .init(
      "an environment object that is observable",
      "instance method 'environmentObject' requires that 'Model' conform to 'ObservableObject'",
      view("let pet = Model()", "Text(\"A\").environmentObject(pet)")),
    .init(
      "a plain object in the environment",
      "instance method 'environment' requires that 'Plain' conform to 'Observable'",
      view("let pet = Plain()", "Text(\"A\").environment(pet)")),
    .init(
      "a state without a type", "type annotation missing in pattern",
      view("@State private var n", "Text(\"A\")")),
    .init(
      "Published in a struct",
      "'wrappedValue' is unavailable: @Published is only available on properties of classes",
      "struct Part { @Published var n = 1 }"),
    .init(
      "a toggle without its label", "missing argument label 'isOn:' in call",
      view("@State private var flag = false", "Toggle(\"On\", $flag)")),
    .init(
      "a picker without a selection", "generic parameter 'SelectionValue' could not be inferred",
      view("", "Picker(\"One\") { Text(\"A\") }")),
    .init(
      "a slider of whole numbers",
      "initializer 'init(value:in:onEditingChanged:)' requires that 'Int' conform to 'BinaryFloatingPoint'",
      view("@State private var n = 1", "Slider(value: $n, in: 0...10)")),
    .init(
      "a stepper of words",
      "initializer 'init(_:value:step:onEditingChanged:)' requires that 'String' conform to 'Strideable'",
      view("@State private var name = \"\"", "Stepper(\"Name\", value: $name)")),
    .init(
      "a field of text for a number",
      "cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<String>'",
      view("@State private var n = 1", "TextField(\"Number\", text: $n)")),
    .init(
      "a date of words",
      "cannot convert value of type 'Binding<String>' to expected argument type 'Binding<Date>'",
      view("@State private var name = \"\"", "DatePicker(\"When\", selection: $name)")),
    .init(
      "a mutating method of the view itself",
      "cannot use mutating member on immutable value: 'self' is immutable",
      "struct Main: View { var n = 0; mutating func add() { n += 1 }; var body: some View { Button(\"Add\") { add() } } }"
    ),
    .init(
      "a value set through the dollar", "cannot assign to property: '$n' is immutable",
      view("@State private var n = 0", "Button(\"Set\") { $n = 3 }")),
  ]

  /// What newcomers do with protocols and layouts.
  static let shapes: [Mistake] = [
    .init(
      "a method that is not called", notAView,
      view("func row() -> some View { Text(\"A\") }", "VStack { row }")),
    .init(
      "a label of a shape's path",
      "instance method 'path(rect:)' has different argument labels from those required by protocol 'Shape' ('path(in:)')",
      "struct Star: Shape { func path(rect: CGRect) -> Path { Path() } }"),
    .init(
      "a style without its method", "type 'Big' does not conform to protocol 'ButtonStyle'",
      "struct Big: ButtonStyle { func makeBody(config: Configuration) -> some View { config.label } }"
    ),
    .init(
      "a modifier with the body of a view",
      "type 'Big' does not conform to protocol 'ViewModifier'",
      "struct Big: ViewModifier { var body: some View { Text(\"A\") } }"),
    .init(
      "a program whose body is a view", "type 'Main' does not conform to protocol 'App'",
      "struct Main: App { var body: some View { Text(\"A\") } }"),
    .init(
      "a reader without its parameter",
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
      view("", "GeometryReader { Text(\"A\") }")),
    .init(
      "a misspelt place in a toolbar", "type 'ToolbarItemPlacement' has no member 'trailing'",
      view("", "Text(\"A\").toolbar { ToolbarItem(placement: .trailing) { Text(\"B\") } }")),
    .init(
      "a grid without columns", "missing argument for parameter 'columns' in call",
      view("", "LazyVGrid { Text(\"A\") }")),
    .init(
      "a picker of what cannot be hashed",
      "generic struct 'Picker' requires that 'Pet' conform to 'Hashable'",
      view("@State private var pet = Pet()", "Picker(\"Pet\", selection: $pet) { Text(\"A\") }")),
    .init(
      "text joined with an image",
      "cannot convert value of type 'Image' to expected argument type 'Text'",
      view("", "Text(\"A\") + Image(\"B\")")),
    .init(
      "a misspelt gesture", "value of type 'DragGesture' has no member 'onChange'",
      view("", "Text(\"A\").gesture(DragGesture().onChange { _ in })")),
    .init(
      "a binding into an optional",
      "value of optional type 'Pet?' must be unwrapped to refer to member 'name' of wrapped base type 'Pet'",
      view("@State private var pet: Pet?", "TextField(\"Name\", text: $pet.name)")),
    .init(
      "a choice that forgets a case", "switch must be exhaustive",
      "enum Kind { case one, two }\nstruct Main: View { let kind = Kind.one; var body: some View { switch kind { case .one: Text(\"A\") } } }"
    ),
    .init("printing in a body", notAView, view("", "Text(\"A\")\n    print(\"A\")")),
    .init("a constant in a body", nil, view("", "let sum = 1 + 2\n    Text(\"\\(sum)\")")),
    .init(
      "an unwrapped constant in a body", nil,
      view("let name: String?", "if let name { Text(name) } else { Text(\"nobody\") }")),
  ]
}
