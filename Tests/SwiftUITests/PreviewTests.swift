import SwiftUI
import SwiftUIHost
import Testing

private struct Greeting: View {
  @Environment(\.verticalSizeClass) private var height
  var name = "nobody"
  var body: some View { Text("\(name), \(height == .compact ? "lying" : "standing")") }
}

private struct Loud: PreviewModifier {
  static func makeSharedContext() async throws -> String { "shared" }
  func body(content: Content, context: String) -> some View {
    content
    Text(context)
  }
}

#Preview("Empty") { Greeting() }
#Preview { Greeting(name: "unnamed") }
#Preview("Lying", traits: .landscapeLeft) { Greeting(name: "Mimi") }
#Preview("Shared", traits: .modifier(Loud())) { Greeting(name: "Rex") }

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Greeting(name: "first").previewDisplayName("First")
    Group {
      Greeting(name: "second")
      Greeting(name: "third").previewDisplayName("Third")
    }
  }
}

@MainActor
struct PreviewTests {
  @Test func `mounts a preview by its name`() throws {
    #expect(try Screen(preview: "Empty").contains("nobody, standing"))
    #expect(try Screen(preview: "Lying").contains("Mimi, lying"))
  }

  @Test func `mounts a preview by its position`() throws {
    let position = try #require(Screen.previewNames.firstIndex(of: "Empty")) + 2
    #expect(try Screen(previewAt: position).contains("unnamed, standing"))
    #expect(try Screen.previewNames[position - 1] == "#\(position)")
  }

  @Test func `says which previews there are`() throws {
    let error = #expect(throws: ScreenError.self) { try Screen(preview: "Full") }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.hasPrefix("there is no preview Full; there are "))
    #expect(text.contains("Empty, #"))
    #expect(throws: ScreenError.self) { try Screen(previewAt: 0) }
    #expect(throws: ScreenError.self) { try Screen(previewAt: 10_000) }
  }

  @Test func `puts around a preview what previews share, once it is made`() async throws {
    let screen = try Screen(preview: "Shared")
    #expect(try !screen.contains("shared"))
    try await screen.settle()
    #expect(try screen.texts == ["Rex, standing", "shared"])
  }

  @Test func `mounts what a provider makes`() throws {
    let provider = Greeting_Previews.self
    #expect(try Screen(previewAt: 1, of: provider).texts == ["first, standing"])
    #expect(try Screen(previewAt: 2, of: provider).texts == ["second, standing"])
    #expect(try Screen(preview: "Third", of: provider).texts == ["third, standing"])
    #expect(try Screen(preview: "#2", of: provider).texts == ["second, standing"])
    let error = #expect(throws: ScreenError.self) { try Screen(preview: "Second", of: provider) }
    #expect(error.map { "\($0)" } == "there is no preview Second; there are First, #2, Third")
  }
}
