extension Mistake {
  /// What people asked the public about.
  static let asked: [Mistake] = [
    .init(
      "views among the commands",
      "'buildExpression' is unavailable: this expression does not conform to 'Commands'",
      """
      struct A: App {
        var body: some Scene {
          WindowGroup { Text("A") }.commands { ForEach(0..<3) { Text("\\($0)") } }
        }
      }
      """),
    .init(
      "a window under a condition",
      "'buildOptional' is unavailable: an 'if' among scenes may only ask for '#available'",
      """
      struct A: App {
        @State private var isOpen = false
        var body: some Scene {
          WindowGroup { Text("A") }
          if isOpen { WindowGroup { Text("B") } }
        }
      }
      """),
    .init(
      "a window of newer systems", nil,
      """
      struct A: App {
        var body: some Scene {
          WindowGroup { Text("A") }
          if #available(iOS 99, *) { WindowGroup { Text("B") } }
        }
      }
      """),
    .init(
      "a table without columns",
      "expected expression of type 'Columns' in result builder 'TableColumnBuilder'",
      view("let pets: [Transaction] = []", "Table(pets) { }")),
    .init(
      "a key path to a key",
      "subscript 'subscript(_:)' requires that 'any AlignmentID' be a class type",
      """
      struct Key: EnvironmentKey { static var defaultValue: (any AlignmentID)? { nil } }
      func set(_ values: inout EnvironmentValues, _ id: (any AlignmentID)?) { values[\\.Key.self] = id }
      """),
    .init(
      "a section with a title and a footer", "missing argument label 'content:' in call",
      view("", "Section(\"A\") { Text(\"B\") } footer: { Text(\"C\") }")),
    .init(
      "an element of an erased path",
      "referencing subscript 'subscript(_:)' requires wrapper 'Binding<NavigationPath>'",
      view("@State private var trail = NavigationPath()", "Button(\"A\") { print(trail[0]) }")),
    .init(
      "a binding that is listened to",
      "instance method 'onReceive(_:perform:)' requires that 'Binding<Int>' conform to 'Publisher'",
      "final class Shop: ObservableObject { @Published var count = 0 }\n"
        + view("@ObservedObject var shop: Shop", "Text(\"A\").onReceive($shop.count) { _ in }")),
    .init(
      "an app whose body is a view", "type 'A' does not conform to protocol 'App'",
      "struct A: App { var body: some View { Text(\"A\") } }"),
    .init(
      "keys of a dictionary in rows",
      "generic struct 'ForEach' requires that 'Dictionary<String, String>.Keys' conform to 'RandomAccessCollection'",
      view("let d = [\"a\": \"b\"]", "ForEach(d.keys, id: \\.self) { Text($0) }")),
  ]
}
