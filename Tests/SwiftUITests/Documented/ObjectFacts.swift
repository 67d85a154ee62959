import Combine
import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of observable objects and of assistive technology.
@MainActor
struct ObjectFacts {
  private final class Child: ObservableObject {
    @Published var count = 0
  }

  private class Parent: ObservableObject {
    let child = Child()
    @Published var name = "Cookie"
  }

  private final class Heir: Parent {
    @Published var age = 3
  }

  @Test func `follows an object inside another only when that tells of it`() throws {
    struct Owner: View {
      @StateObject private var parent = Parent()
      var body: some View {
        Text("\(parent.name) \(parent.child.count)")
        Button("Count") { parent.child.count += 1 }
        Button("Tell") { parent.objectWillChange.send() }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Count")
    #expect(try screen.contains("Cookie 0"))
    try screen.tap("Tell")
    #expect(try screen.contains("Cookie 1"))
  }

  @Test func `follows the properties of a subclass and of its superclass`() throws {
    struct Owner: View {
      @ObservedObject var heir: Heir
      var body: some View {
        Text("\(heir.name) \(heir.age)")
        Button("Rename") { heir.name = "Mimi" }
        Button("Age") { heir.age += 1 }
      }
    }
    let screen = Screen { Owner(heir: Heir()) }
    try screen.tap("Rename")
    try screen.tap("Age")
    #expect(try screen.contains("Mimi 4"))
  }

  @Test func `tells of a value before it is taken`() {
    let child = Child()
    var seen: [String] = []
    let value = child.$count.sink { seen.append("\($0) at \(child.count)") }
    let change = child.objectWillChange.sink { seen.append("change at \(child.count)") }
    child.count = 1
    #expect(seen == ["0 at 0", "change at 0", "1 at 0"])
    value.cancel()
    child.count = 2
    #expect(seen.last == "change at 1")
    change.cancel()
  }

  @Test func `steps a view up and down as assistive technology does`() throws {
    struct Rating: View {
      @State private var stars = 3
      var body: some View {
        Text(String(repeating: "*", count: stars))
          .accessibilityLabel("Rating")
          .accessibilityValue("\(stars) of 5")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: stars += 1
            case .decrement: stars -= 1
            @unknown default: break
            }
          }
      }
    }
    let screen = Screen { Rating() }
    try screen.increment("Rating")
    #expect(try screen.element("Rating").value == "4 of 5")
    try screen.decrement("Rating")
    try screen.decrement("Rating")
    #expect(try screen.element("Rating").value == "2 of 5")
  }
}
