import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of accessibility.
@MainActor
struct AccessibilityFacts {
  @Test func `makes one element of all that is in a view, named by its words`() throws {
    struct Owner: View {
      @State private var count = 3
      var body: some View {
        HStack {
          Image(systemName: "star").accessibilityHidden(true)
          VStack {
            Text("Cookie")
            Text("Age \(count)")
          }
        }
        .accessibilityElement(children: .combine)
        VStack { Text("Hidden words") }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Other words")
        VStack { Text("Inside") }.accessibilityElement(children: .contain)
        Button("Grow") { count += 1 }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.element("Cookie, Age 3").texts == ["Cookie", "Age 3"])
    #expect(try screen.element("Other words").texts == ["Hidden words"])
    #expect(try screen.elements("Inside").map(\.kind) == [.text])
    try screen.tap("Grow")
    #expect(try screen.element("Cookie, Age 4").kind == ElementKind(rawValue: "HStack"))
  }

  @Test func `does what assistive technology offers`() throws {
    struct Owner: View {
      @State private var log: [String] = []
      var body: some View {
        Text("Card")
          .accessibilityAction { log.append("opened") }
          .accessibilityAction(named: "Like") { log.append("liked") }
          .accessibilityAction(.escape) { log.append("left") }
          .accessibilityActions {
            Button("Share") { log.append("shared") }
            Button("Print") { log.append("printed") }
          }
          .accessibilityAction {
            log.append("saved")
          } label: {
            Text("Save")
          }
        Text(log.joined(separator: " "))
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Card")
    for action in ["Like", "Print", "Save", ".escape"] { try screen.act(action, on: "Card") }
    #expect(try screen.contains("opened liked printed saved left"))
    #expect(throws: ScreenError.unsupported(element: "text \"Card\"", action: .act("Burn"))) {
      try screen.act("Burn", on: "Card")
    }
  }

  @Test func `does nothing for assistive technology that is disabled`() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        Text("Card").accessibilityAction(named: "Like") { count += 1 }.disabled(true)
        Text("\(count)")
      }
    }
    let screen = Screen { Owner() }
    #expect(throws: ScreenError.self) { try screen.act("Like", on: "Card") }
    #expect(try screen.contains("0"))
  }
}
