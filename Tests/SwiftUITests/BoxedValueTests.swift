import SwiftUI
import SwiftUIHost
import Testing

/// Views and modifiers that keep values of types they do not name, which have no fields to compare.
@MainActor
struct BoxedValueTests {
  private struct Bordered: ViewModifier {
    let isOff: Bool
    func body(content: Content) -> some View { content.disabled(isOff) }
  }

  private struct Modified: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("More") { count += 1 }.modifier(Bordered(isOff: count == 2))
      }
    }
  }

  @Test
  func `a button behind a modifier of one's own can be pressed until the modifier disables it`()
    throws
  {
    let screen = Screen { Modified() }
    for count in 1...2 {
      try screen.tap("More")
      #expect(try screen.contains("count \(count)"))
    }
    #expect(try !screen.button("More").isEnabled)
  }

  private struct Oops: Error, CustomStringConvertible { let description: String }
  private protocol Named { associatedtype Name; var name: Name { get } }
  private struct Person: Named { let name: String; let first: String; let second: String }

  private struct Shown: View {
    let anything: Any
    let view: any View
    let error: any Error
    let named: any Named
    let type: any Any.Type
    let maybe: (any Error)?
    var body: some View {
      VStack {
        Text(
          "\(String(describing: anything)) \(String(describing: error)) \(String(describing: type))"
        )
        AnyView(view)
        Text(String(describing: named.name))
        Text(maybe.map { String(describing: $0) } ?? "none")
      }
    }
  }

  private struct Owner: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Switch") { isOn.toggle() }
        Shown(
          anything: isOn ? "one" : 1, view: isOn ? Text("lit").bold() : Text("dark").bold(),
          error: Oops(description: isOn ? "late" : "early"),
          named: Person(name: isOn ? "Mochi" : "Cookie", first: "", second: ""),
          type: isOn ? String.self : Int.self, maybe: isOn ? Oops(description: "some") : nil)
      }
    }
  }

  @Test func `follows what boxes hold`() throws {
    let screen = Screen { Owner() }
    for text in ["1 early Int", "dark", "Cookie", "none"] { #expect(try screen.contains(text)) }
    try screen.tap("Switch")
    for text in ["one late String", "lit", "Mochi", "some"] { #expect(try screen.contains(text)) }
  }
}
