extension Mistake {
  /// What newcomers do with actions, rows and navigation.
  static let actions: [Mistake] = [
    .init(
      "an action that is a view",
      "cannot convert value of type 'Text' to expected argument type '@MainActor () -> Void'",
      view("", "Button(\"A\", action: Text(\"B\"))")),
    .init(
      "an action that is called at once",
      "cannot convert value of type '()' to expected argument type '@MainActor () -> Void'",
      view("func feed() {}", "Button(\"A\", action: feed())")),
    .init(
      "a button of one closure",
      "trailing closure passed to parameter of type 'PrimitiveButtonStyleConfiguration' that does not accept a closure",
      view("", "Button { print(\"A\") }")),
    .init(
      "dismiss handed over instead of called",
      "cannot convert value of type 'DismissAction' to expected argument type '@MainActor () -> Void'",
      view("@Environment(\\.dismiss) var dismiss", "Button(\"A\", action: dismiss)")),
    .init(
      "dismiss asked of a binding", "cannot call value of non-function type 'Binding<() -> ()>'",
      view("@Environment(\\.presentationMode) var mode", "Button(\"A\") { mode.dismiss() }")),
    .init(
      "an action that throws",
      "invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '@MainActor () -> Void'",
      view("func load() throws {}", "Button(\"A\") { try load() }")),
    .init(
      "waiting when a view appears",
      "invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> Void'",
      view("func load() async {}", "Text(\"A\").onAppear { await load() }")),
    .init(
      "waiting without trying",
      "call can throw, but it is not marked with 'try' and the error is not handled",
      view("func load() async throws {}", "Text(\"A\").task { await load() }")),
    .init(
      "a tap with two parameters",
      "contextual closure type '(CGPoint) -> Void' expects 1 argument, but 2 were used in closure body",
      view("", "Text(\"A\").onTapGesture { x, y in }")),
    .init(
      "a closure in the place of a gesture", "type '() -> ()' cannot conform to 'Gesture'",
      view("", "Text(\"A\").gesture { print(\"A\") }")),
    .init(
      "following a binding",
      "instance method 'onChange(of:initial:_:)' requires that 'Binding<Int>' conform to 'Equatable'",
      view("@State private var n = 1", "Text(\"A\").onChange(of: $n) { }")),
    .init(
      "an animation around no closure",
      "global function 'withAnimation' expects 2 separate arguments",
      view("@State private var n = 1", "Button(\"A\") { withAnimation(n = 2) }")),
    .init(
      "a timer without a closure", "missing argument for parameter 'perform' in call",
      view(
        "let timer = Timer.publish(every: 1, on: .main, in: .common)",
        "Text(\"A\").onReceive(timer)")),
    .init(
      "a list of what has no identity",
      "initializer 'init(_:rowContent:)' requires that 'Pet' conform to 'Identifiable'",
      view("let pets: [Pet]", "List(pets) { Text($0.name) }")),
    .init(
      "a list of strings",
      "initializer 'init(_:rowContent:)' requires that 'String' conform to 'Identifiable'",
      view("let names: [String]", "List(names) { Text($0) }")),
    .init(
      "a list of what cannot be hashed",
      "initializer 'init(_:id:rowContent:)' requires that 'Pet' conform to 'Hashable'",
      view("let pets: [Pet]", "List(pets, id: \\.self) { Text($0.name) }")),
    .init(
      "deleting from a list instead of its rows",
      "value of type 'List<Never, ForEach<[String], String, Text>>' has no member 'onDelete'",
      view("let names = [\"A\"]", "List(names, id: \\.self) { Text($0) }.onDelete { _ in }")),
    .init(
      "deleting by a number",
      "cannot convert value of type '(Int) -> ()' to expected argument type '(IndexSet) -> Void'",
      view(
        "let names = [\"A\"]",
        "List { ForEach(names, id: \\.self) { Text($0) }.onDelete { (n: Int) in } }")),
    .init(
      "moving with one parameter",
      "contextual closure type '(IndexSet, Int) -> Void' expects 2 arguments, but 1 was used in closure body",
      view(
        "let names = [\"A\"]", "List { ForEach(names, id: \\.self) { Text($0) }.onMove { a in } }")),
    .init(
      "a heading of a string",
      "referencing initializer 'init(header:content:)' on 'Section' requires that 'String' conform to 'View'",
      view("", "Section(header: \"A\") { Text(\"B\") }")),
    .init(
      "a form of data", "extra trailing closure passed in call",
      view("let names = [\"A\"]", "Form(names) { Text(\"A\") }")),
    .init(
      "a link to a string",
      "generic struct 'NavigationLink' requires that 'String' conform to 'View'",
      view("", "NavigationLink(\"A\", destination: \"B\")")),
    .init(
      "a stack with a value for its path",
      "cannot convert value 'path' of type '[Int]' to expected type 'Binding<[Int]>', use wrapper instead",
      view("@State private var path: [Int] = []", "NavigationStack(path: path) { Text(\"A\") }")),
    .init(
      "a stack whose path is a number",
      "cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<NavigationPath>'",
      view("@State private var path = 1", "NavigationStack(path: $path) { Text(\"A\") }")),
    .init(
      "a destination for a value instead of a type",
      "cannot convert value of type 'Int' to expected argument type 'D.Type'",
      view("", "Text(\"A\").navigationDestination(for: 3) { Text(\"\\($0)\") }")),
    .init(
      "a destination that ignores its value",
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
      view("", "Text(\"A\").navigationDestination(for: Int.self) { Text(\"B\") }")),
    .init(
      "a place in a toolbar without its label", "missing argument label 'placement:' in call",
      view("", "Text(\"A\").toolbar { ToolbarItem(.automatic) { Text(\"B\") } }")),
    .init(
      "a tab's label of a string", "generic parameter 'V' could not be inferred",
      view("", "Text(\"A\").tabItem(\"B\")")),
    .init(
      "a dialog without buttons", "generic parameter 'A' could not be inferred",
      view("@State private var s = false", "Text(\"A\").confirmationDialog(\"B\", isPresented: $s)")
    ),
    .init(
      "searching in a value",
      "cannot convert value 'q' of type 'String' to expected type 'Binding<String>', use wrapper instead",
      view("@State private var q = \"\"", "Text(\"A\").searchable(text: q)")),
  ]
}
