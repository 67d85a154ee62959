extension Mistake {
  /// What newcomers get wrong in stacks, modifiers and controls.
  static let layout: [Mistake] = [
    .init(
      "a stack with two parameters in one call", "missing argument label 'alignment:' in call",
      view("", "VStack(.leading) { Text(\"A\") }")),
    .init(
      "padding of words", "no exact matches in call to instance method 'padding'",
      view("", "Text(\"A\").padding(\"10\")")),
    .init(
      "a misspelt edge", "type 'Edge.Set' has no member 'left'",
      view("", "Text(\"A\").padding(.left, 10)")),
    .init(
      "a button with an action and no label", "missing argument for parameter #1 in call",
      view("", "Button(action: { })")),
    .init(
      "a state of a wrong value", "cannot convert value of type 'String' to specified type 'Int'",
      view("@State private var n: Int = \"1\"", "Text(\"A\")")),
    .init(
      "a comparison in the place of an assignment",
      "cannot convert value of type 'String' to expected argument type 'Int'",
      view("@State private var n = 0", "Button(\"A\") { n == 1 + \"2\" }")),
    .init(
      "a string that is not closed over a number",
      "cannot convert value of type 'Int' to expected argument type 'String'",
      view("@State private var n = 0", "Text(\"A \\(n, specifier: 2)\")")),
    .init(
      "a toggle with a value",
      "cannot convert value 'on' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead",
      view("@State private var on = false", "Toggle(\"A\", isOn: on)")),
    .init(
      "a list of a plain number",
      "cannot convert value of type 'Int' to expected argument type 'Range<Int>'",
      view("", "List(3) { Text(\"\\($0)\") }")),
    .init(
      "a navigation title of a number",
      "no exact matches in call to instance method 'navigationTitle'",
      view("", "Text(\"A\").navigationTitle(3)")),
    .init(
      "a link without a destination", "missing argument for parameter 'destination' in call",
      view("", "NavigationLink(\"A\")")),
    .init(
      "an alert without a binding",
      "cannot convert value 'show' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead",
      view("@State private var show = false", "Text(\"A\").alert(\"B\", isPresented: show) { }")),
    .init(
      "a sheet with no content", "missing argument for parameter 'content' in call",
      view("@State private var show = false", "Text(\"A\").sheet(isPresented: $show)")),
    .init(
      "a tab without a label's closure", "missing argument label 'value:' in call",
      view("", "TabView { Tab(\"A\") { Text(\"B\") } }")),
    .init(
      "a colour of a string literal",
      "instance method 'foregroundStyle' requires that 'String' conform to 'ShapeStyle'",
      view("", "Text(\"A\").foregroundStyle(\"red\")")),
    .init(
      "a rectangle's radius without a label", "missing argument label 'cornerRadius:' in call",
      view("", "RoundedRectangle(10)")),
    .init(
      "a fill on a text", "value of type 'Text' has no member 'fill'",
      view("", "Text(\"A\").fill(.red)")),
    .init(
      "a resizable text", "value of type 'Text' has no member 'resizable'",
      view("", "Text(\"A\").resizable()")),
    .init(
      "resizable after a frame", "value of type 'some View' has no member 'resizable'",
      view("", "Image(\"a\").frame(width: 10).resizable()")),
    .init(
      "a font weight as a string",
      "cannot convert value of type 'String' to expected argument type 'Font.Weight'",
      view("", "Text(\"A\").fontWeight(\"bold\")")),
    .init(
      "a font size without a system", "extraneous argument label 'size:' in call",
      view("", "Text(\"A\").font(size: 20)")),
    .init(
      "a background of a number",
      "instance method 'background(_:ignoresSafeAreaEdges:)' requires that 'Int' conform to 'ShapeStyle'",
      view("", "Text(\"A\").background(3)")),
    .init(
      "an overlay of a string",
      "instance method 'overlay(_:ignoresSafeAreaEdges:)' requires that 'String' conform to 'ShapeStyle'",
      view("", "Text(\"A\").overlay(\"B\")")),
    .init(
      "an opacity of an integer variable",
      "cannot convert value of type 'Int' to expected argument type 'Double'",
      view("let n = 1", "Text(\"A\").opacity(n)")),
    .init(
      "a frame of a string",
      "cannot convert value of type 'String' to expected argument type 'CGFloat'",
      view("", "Text(\"A\").frame(width: \"10\")")),
    .init(
      "a rotation of a number",
      "cannot convert value of type 'Int' to expected argument type 'Angle'",
      view("", "Text(\"A\").rotationEffect(90)")),
    .init(
      "an animation without a value's name", "missing argument label 'value:' in call",
      view("@State private var n = 0", "Text(\"A\").animation(.default, n)")),
    .init(
      "an animation of what cannot be compared",
      "instance method 'animation(_:value:)' requires that 'Pet' conform to 'Equatable'",
      view("@State private var pet = Pet()", "Text(\"A\").animation(.default, value: pet)")),
    .init(
      "a task with a missing await in for",
      "call can throw, but it is not marked with 'try' and the error is not handled",
      view("", "Text(\"A\").task { Task.sleep(for: .seconds(1)) }")),
    .init(
      "a throwing call without try",
      "call can throw, but it is not marked with 'try' and the error is not handled",
      view("func load() throws {}", "Button(\"A\") { load() }")),
    .init(
      "a gesture that is not one",
      "instance method 'gesture(_:including:)' requires that 'Text' conform to 'Gesture'",
      view("", "Text(\"A\").gesture(Text(\"B\"))")),
    .init(
      "a tap count of words",
      "cannot convert value of type 'String' to expected argument type 'Int'",
      view("", "Text(\"A\").onTapGesture(count: \"2\") { }")),
  ]

  /// What newcomers get wrong in data, rows and the language.
  static let rows: [Mistake] = [
    .init(
      "a slider without a binding",
      "cannot convert value 'v' of type 'Double' to expected type 'Binding<Double>', use wrapper instead",
      view("@State private var v = 1.0", "Slider(value: v)")),
    .init(
      "a stepper whose range is of another type",
      "cannot convert value of type 'Double' to expected argument type 'Int'",
      view("@State private var n = 1", "Stepper(\"A\", value: $n, in: 0.5...2.5)")),
    .init(
      "a picker with a constant selection",
      "cannot convert value 'n' of type 'Int' to expected type 'Binding<Int>', use wrapper instead",
      view("@State private var n = 1", "Picker(\"A\", selection: n) { Text(\"B\") }")),
    .init(
      "a date picker with an odd component", "type 'DatePickerComponents' has no member 'minutes'",
      view(
        "@State private var d = Date()",
        "DatePicker(\"A\", selection: $d, displayedComponents: .minutes)")),
    .init(
      "an environment value that is not there", "no exact matches in call to initializer",
      view("@Environment(\\.colourScheme) private var scheme", "Text(\"A\")")),
    .init(
      "an environment value written to",
      "cannot assign to property: 'scheme' is a get-only property",
      view("@Environment(\\.colorScheme) private var scheme", "Button(\"A\") { scheme = .dark }")),
    .init(
      "a focus of a value that is not optional",
      "initializer 'init()' requires the types 'Main.F' and 'Bool' be equivalent",
      view("enum F { case a }\n  @FocusState private var f: F", "Text(\"A\")")),
    .init(
      "a focus without equals",
      "cannot convert parent type 'FocusState<Main.F?>' to expected type 'FocusState<Bool>'",
      view(
        "enum F { case a }\n  @FocusState private var f: F?",
        "TextField(\"A\", text: .constant(\"\")).focused($f)")),
    .init(
      "a storage of what cannot be stored", "no exact matches in call to initializer",
      view("@AppStorage(\"pet\") private var pet = Pet()", "Text(\"A\")")),
    .init(
      "a binding of a constant's name",
      "incorrect argument label in call (have 'wrappedValue:', expected 'projectedValue:')",
      view("@Binding var on: Bool = false", "Text(\"A\")")),
    .init(
      "rows by an identity that is not there",
      "cannot convert value of type '[Pet]' to expected argument type 'Binding<C>'",
      view("let pets: [Pet]", "ForEach(pets, id: \\.number) { Text($0.name) }")),
    .init(
      "rows by an identity without a backslash", "generic parameter 'ID' could not be inferred",
      view("let pets: [Pet]", "ForEach(pets, id: .name) { Text($0.name) }")),
    .init(
      "rows with two parameters",
      "contextual closure type '(Pet) -> Text' expects 1 argument, but 2 were used in closure body",
      view("let pets: [Pet]", "ForEach(pets, id: \\.name) { a, b in Text(a.name) }")),
    .init(
      "a print in the body's result", notAView,
      view("", "VStack { print(\"A\") }")),
    .init(
      "a number in the body", notAView,
      view("", "VStack { 3 }")),
    .init(
      "a string in the body", notAView,
      view("", "VStack { \"A\" }")),
    .init(
      "an empty choice without else in one expression",
      "'if' must have an unconditional 'else' to be used as expression",
      view("let on = true", "let x: Text = if on { Text(\"A\") }\n x")),
    .init(
      "a return before a stack in a builder",
      "function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types",
      view("let on = true", "if on { return Text(\"A\") }\n return Image(\"B\")")),
    .init(
      "a modifier's parentheses left out",
      "reference to member 'background' cannot be resolved without a contextual type",
      view("", "Text(\"A\").padding.background(.red)")),
    .init(
      "an icon's label in the wrong order",
      "unnamed argument #2 must precede argument 'systemImage'",
      view("", "Label(systemImage: \"star\", \"A\")")),
    .init(
      "a view type in the place of a view",
      "expected member name or initializer call after type name",
      view("", "VStack { Row }")),
    .init(
      "a generic stack's name with brackets", "cannot find 'infinity' in scope",
      view("", "VStack() { Text(\"A\") }.frame(maxWidth: infinity)")),
    .init(
      "an optional binding into a field",
      "cannot convert value of type 'Binding<String?>' to expected argument type 'Binding<String>'",
      view("@State private var name: String? = nil", "TextField(\"A\", text: $name)")),
    .init(
      "a key path to a method",
      "cannot convert value of type 'String' to expected argument type 'ColorScheme'",
      view("", "Text(\"A\").environment(\\.colorScheme, \"dark\")")),
    .init(
      "a preference without a key", "missing argument label 'key:' in call",
      view("", "Text(\"A\").preference(3)")),
    .init(
      "a toolbar's item without content", "missing argument for parameter 'content' in call",
      view("", "Text(\"A\").toolbar { ToolbarItem(placement: .bottomBar) }")),
    .init(
      "a toolbar placement of another platform's name",
      "type 'ToolbarItemPlacement' has no member 'top'",
      view("", "Text(\"A\").toolbar { ToolbarItem(placement: .top) { Text(\"B\") } }")),
    .init(
      "a style that is not there", "type 'ListStyle' has no member 'grouped2'",
      view("", "List { Text(\"A\") }.listStyle(.grouped2)")),
    .init(
      "a style in quotes", "no exact matches in call to instance method 'buttonStyle'",
      view("", "Button(\"A\") { }.buttonStyle(\"bordered\")")),
    .init(
      "a detent in no set", "type 'Set<PresentationDetent>' has no member 'medium'",
      view("", "Text(\"A\").presentationDetents(.medium)")),
    .init(
      "a grid of a number",
      "cannot convert value of type 'Int' to expected argument type '[GridItem]'",
      view("", "LazyVGrid(columns: 2) { Text(\"A\") }")),
    .init(
      "a gauge of words",
      "initializer 'init(value:in:label:)' requires that 'String' conform to 'BinaryFloatingPoint'",
      view("", "Gauge(value: \"1\") { Text(\"A\") }")),
    .init(
      "a progress of a whole number variable",
      "initializer 'init(value:total:)' requires that 'Int' conform to 'BinaryFloatingPoint'",
      view("let n = 1", "ProgressView(value: n)")),
  ]
}
