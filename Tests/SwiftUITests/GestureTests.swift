import SwiftUI
import SwiftUIHost
import Testing

@MainActor
struct GestureTests {
  @Test func `lets gestures come before others, together with them or in their stead`() throws {
    struct Owner: View {
      @State private var words = ""
      var body: some View {
        Text("Either")
          .gesture(
            TapGesture(count: 2).onEnded { words += "double " }
              .exclusively(before: TapGesture().onEnded { words += "single " }))
        Text("Both").onTapGesture { words += "inner " }
          .simultaneousGesture(TapGesture().onEnded { words += "too " })
        Text("Outer").onTapGesture { words += "never " }
          .highPriorityGesture(TapGesture().onEnded { words += "outer " })
        Text("Inner").onTapGesture { words += "inner " }.onTapGesture { words += "never " }
        Button("Press") { words += "pressed " }
          .simultaneousGesture(LongPressGesture().onEnded { _ in words += "held " })
          .simultaneousGesture(TapGesture().onEnded { words += "noted " })
        Text("Twice").onTapGesture(count: 2) { words += "twice " }
        Text("Words: \(words)")
      }
    }
    for (action, words) in [
      ({ try $0.tap("Either") }, "single "), ({ try $0.tap("Either", count: 2) }, "double "),
      ({ try $0.tap("Both") }, "inner too "), ({ try $0.tap("Outer") }, "outer "),
      ({ try $0.tap("Inner") }, "inner "), ({ try $0.tap("Press") }, "pressed noted "),
      ({ try $0.longPress("Press") }, "held "), ({ try $0.tap("Twice", count: 2) }, "twice "),
      ({ try $0.tap("Twice") }, "twice "),
    ] as [((Screen) throws -> Void, String)] {
      let screen = Screen { Owner() }
      try action(screen)
      #expect(try screen.contains("Words: \(words)"))
    }
    #expect(throws: ScreenError.unsupported(element: "text \"Both\"", action: .taps(2))) {
      try Screen { Owner() }.tap("Both", count: 2)
    }
  }

  @Test func `tells views that they are pointed at, and those around them too`() throws {
    struct Owner: View {
      @State private var words = ""
      var body: some View {
        VStack {
          Text("Inner").onHover { words += $0 ? "inner in " : "inner out " }
          Button("Press") {}
        }
        .onHover { words += $0 ? "outer in " : "outer out " }
        Text("Place").onContinuousHover { phase in
          switch phase {
          case .active: words += "active "
          case .ended: words += "ended "
          }
        }
        Text("Words: \(words)")
      }
    }
    for (query, words) in [
      ("Inner", "inner in outer in inner out outer out "), ("Press", "outer in outer out "),
      ("Place", "active ended "),
    ] as [(ElementQuery, String)] {
      let screen = Screen { Owner() }
      try screen.hover(query)
      try screen.hover(query, false)
      #expect(try screen.contains("Words: \(words)"))
    }
    #expect(throws: ScreenError.unsupported(element: "text \"Words: \"", action: .hover(true))) {
      try Screen { Owner() }.hover("Words: ")
    }
  }

  @Test func `selects the row that a label names, whatever names it inside`() throws {
    struct Owner: View {
      @State private var folder: String?
      var body: some View {
        List(["Home", "Work"], id: \.self, selection: $folder) {
          Label($0, systemImage: "folder").tag($0)
        }
        Text("Chosen: \(folder ?? "none")")
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Work")
    #expect(try screen.contains("Chosen: Work"))
  }

  @Test func `uses a button by the gestures of its primitive style`() throws {
    struct Held: PrimitiveButtonStyle {
      let note: () -> Void
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onLongPressGesture {
          note()
          configuration.trigger()
        }
      }
    }
    struct Owner: View {
      @State private var words = ""
      var body: some View {
        Button("Erase") { words += "erased " }.buttonStyle(Held { words += "held " })
        Text("Words: \(words)")
      }
    }
    let screen = Screen { Owner() }
    #expect(throws: ScreenError.self) { try screen.tap("Erase") }
    try screen.longPress("Erase")
    #expect(try screen.contains("Words: held erased "))
  }

  @Test func `keeps a gesture's state only while the gesture goes on`() throws {
    struct Owner: View {
      @GestureState private var live = CGSize.zero
      @State private var last = CGSize.zero
      @State private var largest = 0.0
      var body: some View {
        Circle()
          .gesture(
            DragGesture()
              .updating($live) { value, state, _ in state = value.translation }
              .onChanged { largest = max(largest, $0.translation.width) }
              .onEnded { last = $0.translation })
        Text("\(Int(live.width)) \(Int(last.width)) \(Int(largest))")
        Text("Press").onLongPressGesture { last = .zero }
      }
    }
    let screen = Screen { Owner() }
    try screen.drag(.kind(.shape), width: 40)
    #expect(try screen.contains("0 40 40"))
    try screen.longPress("Press")
    #expect(try screen.contains("0 0 40"))
  }
}
