import Combine
import SwiftUI
import SwiftUIHost
import Testing

extension EnvironmentValues {
  @Entry fileprivate var mood = "calm"
}

private final class Owner: ObservableObject {
  @Published var name: String
  init(_ name: String) { self.name = name }
}

/// What Apple's documentation says of the environment and of preferences.
@MainActor
struct EnvironmentFacts {
  private struct Mood: View {
    let name: String
    @Environment(\.mood) private var mood
    var body: some View { Text("\(name): \(mood)") }
  }

  @Test func `takes the value that is set nearest above`() throws {
    let screen = Screen {
      Mood(name: "root")
      VStack {
        Mood(name: "outer")
        VStack { Mood(name: "inner") }.environment(\.mood, "merry")
        Mood(name: "beside")
      }
      .environment(\.mood, "angry")
    }
    #expect(
      try screen.texts == ["root: calm", "outer: angry", "inner: merry", "beside: angry"])
  }

  @Test func `changes a value on the way down`() throws {
    let screen = Screen {
      Mood(name: "A").transformEnvironment(\.mood) { $0 += "!" }.environment(\.mood, "merry")
    }
    #expect(try screen.contains("A: merry!"))
  }

  @Test func `follows a value of the environment that changes`() throws {
    struct Top: View {
      @State private var mood = "calm"
      var body: some View {
        Button("Tease") { mood = "angry" }
        VStack { VStack { Mood(name: "deep") } }.environment(\.mood, mood)
      }
    }
    let screen = Screen { Top() }
    try screen.tap("Tease")
    #expect(try screen.contains("deep: angry"))
  }

  @Test func `follows another object that takes the place of the first`() throws {
    struct Name: View {
      @EnvironmentObject private var owner: Owner
      var body: some View {
        Text("Hello \(owner.name)")
        Button("Shout") { owner.name = owner.name.uppercased() }
      }
    }
    struct Top: View {
      @State private var owner = Owner("Ann")
      var body: some View {
        Button("Sell") { owner = Owner("Bob") }
        Name().environmentObject(owner)
      }
    }
    let screen = Screen { Top() }
    #expect(try screen.contains("Hello Ann"))
    try screen.tap("Sell")
    #expect(try screen.contains("Hello Bob"))
    try screen.tap("Shout")
    #expect(try screen.contains("Hello BOB"))
  }

  @Test func `finds the nearest of two objects of one type`() throws {
    struct Name: View {
      @EnvironmentObject private var owner: Owner
      var body: some View { Text(owner.name) }
    }
    let screen = Screen {
      VStack {
        Name()
        Name().environmentObject(Owner("Bob"))
      }
      .environmentObject(Owner("Ann"))
    }
    #expect(try screen.texts == ["Ann", "Bob"])
  }

  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) {
      value += nextValue()
    }
  }

  @Test func `puts preferences together in the order of the views`() throws {
    struct Top: View {
      @State private var names: [String] = []
      @State private var hasMore = false
      var body: some View {
        VStack {
          Text("1").preference(key: Names.self, value: ["a"])
          HStack {
            Text("2").preference(key: Names.self, value: ["b"])
            if hasMore { Text("3").preference(key: Names.self, value: ["c"]) }
          }
          Text("4").preference(key: Names.self, value: ["d"])
        }
        .onPreferenceChange(Names.self) { names = $0 }
        Text("names \(names.joined())")
        Button("More") { hasMore = true }
      }
    }
    let screen = Screen { Top() }
    #expect(try screen.contains("names abd"))
    try screen.tap("More")
    #expect(try screen.contains("names abcd"))
  }

  @Test func `tells a view's own preference instead of those inside it`() throws {
    struct Top: View {
      @State private var names: [String] = []
      var body: some View {
        VStack {
          HStack { Text("1").preference(key: Names.self, value: ["a"]) }
            .preference(key: Names.self, value: ["own"])
          Text("2").preference(key: Names.self, value: ["b"])
        }
        .onPreferenceChange(Names.self) { names = $0 }
        Text("names \(names.joined(separator: " "))")
      }
    }
    #expect(try Screen { Top() }.contains("names own b"))
  }

  @Test func `changes a preference on the way up`() throws {
    struct Top: View {
      @State private var names: [String] = []
      var body: some View {
        VStack { Text("1").preference(key: Names.self, value: ["a"]) }
          .transformPreference(Names.self) { $0 = $0.map { "\($0)z" } }
          .onPreferenceChange(Names.self) { names = $0 }
        Text("names \(names.joined())")
      }
    }
    #expect(try Screen { Top() }.contains("names az"))
  }

  @Test func `makes an overlay of the preferences below`() throws {
    let screen = Screen {
      VStack {
        Text("1").preference(key: Names.self, value: ["a"])
        Text("2").preference(key: Names.self, value: ["b"])
      }
      .overlayPreferenceValue(Names.self) { Text("over \($0.joined())") }
    }
    #expect(try screen.contains("over ab"))
  }

  private struct Anchors: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value.append(contentsOf: nextValue())
    }
  }

  @Test func `takes anchors of all views to a place where they are read`() throws {
    let screen = Screen {
      VStack {
        Text("1").anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
        Text("2").anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
      }
      .backgroundPreferenceValue(Anchors.self) { anchors in
        GeometryReader { proxy in
          Text("\(anchors.map { proxy[$0] }.count) frames")
        }
      }
    }
    #expect(try screen.contains("2 frames"))
  }
}
