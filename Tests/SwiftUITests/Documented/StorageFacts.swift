import Foundation
import SwiftUI
import SwiftUIHost
import Testing

extension LifecycleTests {
  /// What Apple's documentation says of values that are kept beyond a run.
  @MainActor
  struct StorageFacts {
    /// A store of its own, empty at first.
    private func emptyStore(_ name: String) throws -> UserDefaults {
      let store = try #require(UserDefaults(suiteName: "facts.\(name)"))
      for key in ["level", "name"] { store.removeObject(forKey: key) }
      return store
    }

    private struct Levels: View {
      @AppStorage("level") private var low = 1
      @AppStorage("level") private var high = 5
      @AppStorage("level") private var kept: Int?
      var body: some View {
        Text("\(low) \(high) \(kept ?? 0)")
        Button("Raise") { low += 1 }
        Button("Forget") { kept = nil }
      }
    }

    @Test func `shows each view its own first value until one is kept`() throws {
      let screen = Screen(Levels().defaultAppStorage(try emptyStore("first")))
      #expect(try screen.contains("1 5 0"))
      try screen.tap("Raise")
      #expect(try screen.contains("2 2 2"))
      try screen.tap("Forget")
      #expect(try screen.contains("1 5 0"))
    }

    @Test func `follows what is written into the store by other ways`() throws {
      struct Reader: View {
        let store: UserDefaults
        @AppStorage private var name: String
        init(_ store: UserDefaults) {
          self.store = store
          _name = AppStorage(wrappedValue: "nobody", "name", store: store)
        }
        var body: some View {
          Text("Hello \(name)")
          Button("Write") { store.set("Cookie", forKey: "name") }
          Button("Remove") { store.removeObject(forKey: "name") }
        }
      }
      let screen = Screen(Reader(try emptyStore("other")))
      #expect(try screen.contains("Hello nobody"))
      try screen.tap("Write")
      #expect(try screen.contains("Hello Cookie"))
      try screen.tap("Remove")
      #expect(try screen.contains("Hello nobody"))
    }

    @Test func `may be written at any time, as the store it stands for`() throws {
      struct Reader: View {
        @AppStorage private var level: Int
        init(_ store: UserDefaults) {
          _level = AppStorage(wrappedValue: 1, "level", store: store)
          if level < 3 { level = 3 }
        }
        var body: some View { Text("Level \(level)") }
      }
      struct Owner: View {
        let store: UserDefaults
        @State private var round = 0
        @SceneStorage("facts.round") private var kept = 0
        var body: some View {
          Reader(store)
          Button("Again \(round)") { round += 1 }
          if round == 1 { let _ = kept = 1 }
        }
      }
      let screen = Screen(Owner(store: try emptyStore("init")))
      #expect(try screen.contains("Level 3"))
      #expect(try screen.issues == [])
      try screen.tap("Again 0")
      #expect(
        try screen.issues
          == ["Modifying state during view update, this will cause undefined behavior."])
    }

    @Test func `keeps values in the store that the environment names`() throws {
      struct Owner: View {
        let stores: [UserDefaults]
        @State private var index = 0
        var body: some View {
          Button("Other store") { index = 1 }
          Levels().defaultAppStorage(stores[index])
        }
      }
      let stores = [try emptyStore("a"), try emptyStore("b")]
      let screen = Screen(Owner(stores: stores))
      try screen.tap("Raise")
      #expect(stores.map { $0.integer(forKey: "level") } == [2, 0])
      try screen.tap("Other store")
      #expect(try screen.contains("1 5 0"))
      try screen.tap("Raise")
      try screen.tap("Raise")
      #expect(stores.map { $0.integer(forKey: "level") } == [2, 3])
    }

    @Test func `keeps a scene's values while the program runs, for each key`() throws {
      struct Note: View {
        @SceneStorage("facts.note") private var text = "empty"
        var body: some View {
          Text("Note: \(text)")
          Button("Write") { text = "milk" }
        }
      }
      struct Owner: View {
        @State private var isShown = true
        var body: some View {
          if isShown { Note() }
          Toggle("Shown", isOn: $isShown)
        }
      }
      let screen = Screen(Owner())
      try screen.tap("Write")
      try screen.toggle("Shown")
      try screen.toggle("Shown")
      #expect(try screen.contains("Note: milk"))
    }
  }
}
