import SwiftUI
import SwiftUIHost
import Testing

/// What happens to programs that do what they must not: the words of Apple's framework, or a clear trap, and never a standstill.
@MainActor
struct RobustnessTests {
  final class Pet: ObservableObject {
    @Published var name = "Rex"
  }

  @Observable
  final class Shop {
    var name = "Zoo"
  }

  private func errors(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `stops at a view that contains itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Endless: View {
          var body: some View { VStack { AnyView(Endless()) } }
        }
        _ = Screen { Endless() }
      }
    }
    #expect(errors(result).contains("a view seems to contain itself"))
  }

  @Test func `stops at a view that is a class`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Page: View {
          var body: some View { Text("A") }
        }
        _ = Screen { Page() }
      }
    }
    #expect(
      errors(result).contains(
        "views must be value types (either a struct or an enum); Page is a class."))
  }

  @Test func `names the object that is missing in the environment`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Owner: View {
          @EnvironmentObject var pet: Pet
          var body: some View { Text(pet.name) }
        }
        _ = Screen { Owner() }
      }
    }
    #expect(errors(result).contains("No ObservableObject of type Pet found."))
  }

  @Test func `names the observable object that is missing in the environment`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Owner: View {
          @Environment(Shop.self) var shop
          var body: some View { Text(shop.name) }
        }
        _ = Screen { Owner() }
      }
    }
    #expect(errors(result).contains("No Observable object of type Shop found."))
  }

  @Test func `stops at a binding to an element that is gone`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Owner: View {
          @State private var names = ["a"]
          var body: some View { TextField("Name", text: $names[1]) }
        }
        let screen = Screen { Owner() }
        _ = try? screen.dump
      }
    }
    #expect(errors(result).contains("Index out of range"))
  }

  @Test func `tells of a state that is written while a body runs`() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        let _ = count += 1
        Text("Hello")
      }
    }
    let screen = Screen { Owner() }
    #expect(
      try screen.issues.contains(
        "Modifying state during view update, this will cause undefined behavior."))
    #expect(try screen.contains("Hello"))
  }

  @Test func `tells of changes that cause each other for ever`() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View { Text("Hello").onChange(of: count, initial: true) { count += 1 } }
    }
    let screen = Screen { Owner() }
    #expect(try screen.issues.contains { $0.contains("update multiple times per frame") })
  }

  @Test func `tells of rows with the same identity, and shows them`() throws {
    let screen = Screen {
      List { ForEach(["a", "b", "a"], id: \.self) { Text($0) } }
    }
    #expect(try screen.texts == ["a", "b", "a"])
    #expect(
      try screen.issues.contains { $0.contains("the ID a occurs multiple times") })
  }

  private final class Header: ObservableObject {
    @Published var height = 0
  }

  /// Puts off the same work at each evaluation, as old code does that measures views.
  private struct Restless: View {
    @StateObject private var header = Header()
    var body: some View {
      GeometryReader { proxy -> Text in
        let height = Int(proxy.size.height)
        DispatchQueue.main.async { header.height = height }
        return Text("height \(header.height)")
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `goes on although a view puts off work whenever it is evaluated`()
    throws
  {
    let screen = Screen { Restless() }
    #expect(try screen.contains("height 852"))
    try screen.advance(by: 2)
    #expect(try screen.contains("height 852"))
  }

  private final class Counter {
    var count = 0
  }

  private struct Measured: View {
    let counter: Counter
    @State private var name = "Rex"
    var body: some View {
      counter.count += 1
      return Button("Name \(name)") { name = "Re" + "x" }
    }
  }

  @Test func `evaluates nothing when a state is set to what it is`() throws {
    let counter = Counter()
    let screen = Screen { Measured(counter: counter) }
    let before = counter.count
    try screen.tap("Name Rex")
    #expect(counter.count == before)
  }

  @Test func `tells of a picker whose selection is none of its tags`() throws {
    struct Owner: View {
      @State private var number: Int?
      var body: some View {
        Picker("Number", selection: $number) {
          Text("One").tag(1 as Int?)
          Text("Two").tag(2 as Int?)
        }
      }
    }
    let screen = Screen { Owner() }
    _ = try screen.texts
    #expect(
      try screen.issues == [
        "Picker: the selection \"nil\" is invalid and does not have an associated tag, this will give undefined results."
      ])
    try screen.select("Two", in: "Number")
    #expect(try screen.issues.count == 1)
  }
}
