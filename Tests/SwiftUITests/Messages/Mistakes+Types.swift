extension Mistake {
  /// What newcomers do with wrappers, types and the places of things.
  static let types: [Mistake] = [
    .init(
      "a focus that starts with a value", "argument passed to call that takes no arguments",
      view("@FocusState var a = false", "Text(\"A\")")),
    .init(
      "a focus without the dollar",
      "cannot convert value 'a' of type 'Bool' to expected type 'FocusState<Bool>.Binding', use wrapper instead",
      view("@FocusState var a: Bool", "TextField(\"A\", text: .constant(\"\")).focused(a)")),
    .init(
      "a gesture's state that is set", "cannot assign to property: 'd' is a get-only property",
      view("@GestureState var d = 0.0", "Button(\"A\") { d = 1 }")),
    .init(
      "a state object that is replaced", "cannot assign to property: 'o' is a get-only property",
      "final class O: ObservableObject { @Published var n = 1 }\n"
        + view("@StateObject var o = O()", "Button(\"A\") { o = O() }")),
    .init(
      "an observed object in a constant", "property wrapper can only be applied to a 'var'",
      "final class O: ObservableObject { @Published var n = 1 }\n"
        + view("@ObservedObject let o = O()", "Text(\"A\")")),
    .init(
      "a struct that is an observable object",
      "non-class type 'O' cannot conform to class protocol 'ObservableObject'",
      "struct O: ObservableObject { var n = 1 }"),
    .init(
      "a binding set in an initialiser", "cannot assign value of type 'Binding<Int>' to type 'Int'",
      "struct A: View { @Binding var n: Int; init(n: Binding<Int>) { self.n = n }; var body: some View { Text(\"A\") } }"
    ),
    .init(
      "a state set through its underscore",
      "cannot assign value of type 'Int' to type 'State<Int>'",
      "struct A: View { @State private var n: Int; init(n: Int) { _n = n }; var body: some View { Text(\"A\") } }"
    ),
    .init(
      "a body that is a function", "type 'A' does not conform to protocol 'View'",
      "struct A: View { func body() -> some View { Text(\"A\") } }"),
    .init(
      "two bodies", "invalid redeclaration of 'body'",
      "struct A: View { var body: some View { Text(\"A\") }; var body: some View { Text(\"B\") } }"),
    .init(
      "a program that shows a view and no scene",
      "static method 'buildExpression' requires that 'Text' conform to 'Scene'",
      "struct A: App { var body: some Scene { Text(\"A\") } }"),
    .init(
      "previews that are not static", "type 'P' does not conform to protocol 'PreviewProvider'",
      "struct P: PreviewProvider { var previews: some View { Text(\"A\") } }"),
    .init(
      "a stored view of some type",
      "property declares an opaque return type, but has no initializer expression from which to infer an underlying type",
      "struct A: View { let content: some View; var body: some View { content } }"),
    .init(
      "a stored view of any type", "type 'any View' cannot conform to 'View'",
      "struct A: View { let content: any View; var body: some View { content } }"),
    .init(
      "pictures and words in one array",
      "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional",
      view("let views = [Text(\"A\"), Image(\"B\")]", "Text(\"A\")")),
    .init(
      "a misspelt class in the environment", "cannot find type 'Modell' in scope",
      view("@EnvironmentObject var model: Modell", "Text(\"A\")")),
    .init(
      "a view in the place of a modifier", notAView,
      view("", "Text(\"A\").modifier(Row(name: \"\"))")),
    .init(
      "a modifier before its view", "consecutive statements on a line must be separated by ';'",
      view("", ".padding() Text(\"A\")")),
    .init(
      "a comma between views", "consecutive statements on a line must be separated by ';'",
      view("", "VStack { Text(\"A\"), Text(\"B\") }")),
  ]
}
