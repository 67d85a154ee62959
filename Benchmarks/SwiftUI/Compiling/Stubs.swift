// Declarations of just what Body12.swift uses, with the shapes of the framework.
protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { var body: Never { return fatalError() } }
@resultBuilder enum ViewBuilder {
  static func buildExpression<V: View>(_ view: V) -> V { view }
  static func buildBlock<each V: View>(_ view: repeat each V) -> Pack<repeat each V> { Pack() }
  static func buildIf<V: View>(_ view: V?) -> V? { view }
}
extension Optional: View where Wrapped: View { var body: Never { return fatalError() } }
struct Pack<each V: View>: View { var body: Never { return fatalError() } }
struct Key: ExpressibleByStringInterpolation { init(stringLiteral value: String) {} }
struct Font { static let headline = Font() }
protocol ShapeStyle {}
struct Color: ShapeStyle {}
extension ShapeStyle where Self == Color { static var red: Color { Color() } }
struct HorizontalAlignment { static let leading = HorizontalAlignment() }
struct Text: View {
  init(_ key: Key) {}
  @_disfavoredOverload init<S: StringProtocol>(_ string: S) {}
  var body: Never { return fatalError() }
}
struct VStack<C: View>: View {
  init(alignment: HorizontalAlignment, spacing: Double?, @ViewBuilder content: () -> C) {}
  var body: Never { return fatalError() }
}
struct HStack<C: View>: View {
  init(@ViewBuilder content: () -> C) {}
  var body: Never { return fatalError() }
}
struct Button: View {
  init(_ key: Key, action: @escaping () -> Void) {}
  var body: Never { return fatalError() }
}
struct Toggle: View {
  init(_ key: Key, isOn: Binding<Bool>) {}
  var body: Never { return fatalError() }
}
struct Binding<Value> { static func constant(_ value: Value) -> Binding { Binding() } }
@propertyWrapper struct State<Value> {
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}
extension View {
  func font(_ font: Font) -> some View { self }
  func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  func padding(_ length: Double) -> some View { self }
}
