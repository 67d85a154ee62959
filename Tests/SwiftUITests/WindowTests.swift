import SwiftUI
import SwiftUIHost
import Testing

/// A program with what it may have besides its first window.
private struct Windows: App {
  @State private var isInserted = true

  var body: some Scene {
    WindowGroup { Text("Main") }
      .commandsReplaced { CommandMenu("Pets") { Button("Feed") {} } }
      .windowStyle(.plain)
      .windowLevel(.floating)
      .windowManagerRole(.principal)
      .restorationBehavior(.disabled)
      .defaultLaunchBehavior(.presented)
    UtilityWindow("Tools", id: "tools") { Text("Tools inside") }
      .keyboardShortcut(KeyboardShortcut("u"))
      .windowIdealSize(.fitToContent)
      .defaultWindowPlacement { content, context in
        let size = content.sizeThatFits(.unspecified)
        let bounds = context.defaultDisplay.bounds
        return WindowPlacement(
          CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY), size: size)
      }
      .windowIdealPlacement { _, context in
        context.windows.isEmpty ? WindowPlacement(.topTrailing) : WindowPlacement(width: 300)
      }
    MenuBarExtra("Status", systemImage: "number", isInserted: $isInserted) { Text("In the bar") }
    MenuBarExtra("Pets", image: "pets", isInserted: $isInserted) { Text("In the bar") }
    MenuBarExtra("Words", isInserted: $isInserted) { Text("In the bar") }
  }
}

@MainActor
struct WindowTests {
  @Test func `shows of a program what is there at its start`() throws {
    #expect(try Screen(app: Windows.self).texts == ["Main"])
  }

  @Test func `hands a view to be drawn to the page of a file`() throws {
    let renderer = ImageRenderer(content: Text("Hello"))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
    var sizes: [CGSize] = []
    renderer.render { size, draw in
      sizes.append(size)
      var box = CGRect(origin: .zero, size: size)
      guard let page = CGContext(URL(filePath: "/page.pdf") as CFURL, mediaBox: &box, nil) else {
        return
      }
      page.beginPDFPage(nil)
      draw(page)
      page.endPDFPage()
      page.closePDF()
    }
    #expect(sizes == [CGSize(width: 200, height: 100)])
  }

  @Test func `shows rows between which things may be dropped`() throws {
    let screen = Screen {
      List {
        ForEach(["Cat", "Dog"], id: \.self) { Text($0) }
          .onInsert(of: [.text]) { (_: Int, providers: [NSItemProvider]) in _ = providers.count }
      }
    }
    #expect(try screen.texts == ["Cat", "Dog"])
  }
}
