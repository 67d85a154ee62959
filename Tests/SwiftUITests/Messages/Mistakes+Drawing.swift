extension Mistake {
  /// What newcomers do with shapes, styles and fields.
  static let drawing: [Mistake] = [
    .init(
      "a filled string",
      "instance method 'fill(_:style:)' requires that 'String' conform to 'ShapeStyle'",
      view("", "Rectangle().fill(\"red\")")),
    .init(
      "a shape that is filled after its frame", "value of type 'some View' has no member 'fill'",
      view("", "Circle().frame(width: 1).fill(.red)")),
    .init(
      "a shape's type for a shape", "type 'Circle.Type' cannot conform to 'Shape'",
      view("", "Text(\"A\").clipShape(Circle)")),
    .init(
      "a gradient of one colour", "type '[Color]' has no member 'red'",
      view("", "LinearGradient(colors: .red, startPoint: .top, endPoint: .bottom)")),
    .init(
      "a misspelt constant colour", "type 'Color' has no member 'rde'",
      view("", "Color.rde")),
    .init(
      "a misspelt colour of old", "type 'Color?' has no member 'primry'",
      view("", "Text(\"A\").foregroundColor(.primry)")),
    .init(
      "an offset of one number",
      "cannot convert value of type 'Int' to expected argument type 'CGSize'",
      view("", "Text(\"A\").offset(10)")),
    .init(
      "a shadow of nothing", "missing argument for parameter 'radius' in call",
      view("", "Text(\"A\").shadow()")),
    .init(
      "a stack aligned across its direction", "type 'VerticalAlignment' has no member 'leading'",
      view("", "HStack(alignment: .leading) { Text(\"A\") }")),
    .init(
      "a canvas with one parameter",
      "contextual closure type '(inout GraphicsContext, CGSize) -> Void' expects 2 arguments, but 1 was used in closure body",
      view("", "Canvas { context in }")),
    .init(
      "a timeline without its parameter",
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
      view("", "TimelineView(.everyMinute) { Text(\"A\") }")),
    .init(
      "a misspelt transition", "type 'AnyTransition' has no member 'slid'",
      view("", "Text(\"A\").transition(.slid)")),
    .init(
      "a font of a number", "cannot convert value of type 'Int' to expected argument type 'Font'",
      view("", "Text(\"A\").font(20)")),
    .init(
      "a text of a date", "initializer 'init(_:)' requires that 'Date' conform to 'StringProtocol'",
      view("let d = Date()", "Text(d)")),
    .init(
      "a field of a constant string",
      "cannot convert value of type 'String' to expected argument type 'Binding<String>'",
      view("", "TextField(\"A\", text: \"B\")")),
    .init(
      "a field of a number without a format", "missing argument for parameter 'formatter' in call",
      view("@State private var n = 1", "TextField(\"A\", value: $n)")),
    .init(
      "an editor without a label", "missing argument label 'text:' in call",
      view("@State private var t = \"\"", "TextEditor($t)")),
    .init(
      "a stepper up to a number",
      "cannot convert value of type 'Int' to expected argument type 'ClosedRange<Int>'",
      view("@State private var n = 1", "Stepper(\"A\", value: $n, in: 10)")),
    .init(
      "a link to words", "cannot convert value of type 'String' to expected argument type 'URL'",
      view("", "Link(\"A\", destination: \"https://a.b\")")),
    .init(
      "a misspelt keyboard", "type 'UIKeyboardType' has no member 'numeric'",
      view("@State private var t = \"\"", "TextField(\"A\", text: $t).keyboardType(.numeric)")),
  ]
}
