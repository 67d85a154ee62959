import SwiftUI
import SwiftUIHost
import Testing

/// Gestures that tell of everything that touches a view, and of pencils, of which there are none.
@MainActor
struct SpatialEventTests {
  private struct Board: View {
    @State private var lines: [String] = []
    @State private var isMoved = false
    @Environment(\.preferredPencilSqueezeAction) private var squeeze
    @Environment(\.sidebarRowSize) private var rowSize
    var body: some View {
      Text("Board").gesture(
        SpatialEventGesture()
          .onChanged { events in
            for event in events { lines.append("\(event.phase) \(Int(event.location.x))") }
          }
          .onEnded { events in lines.append("\(events.count) ended") })
      Text(lines.joined(separator: ", "))
      Text(isMoved ? "moved" : "still").gesture(WindowDragGesture().onEnded { _ in isMoved = true })
      Text(squeeze == .showContextualPalette && rowSize == .medium ? "as usual" : "other")
        .onPencilDoubleTap { value in lines.append("\(value.hoverPose == nil)") }
        .onPencilSqueeze { phase in if case .ended = phase { lines.append("squeezed") } }
    }
  }

  @Test func `tells of one finger that touches a view`() throws {
    let screen = Screen { Board() }
    try screen.tap("Board")
    #expect(try screen.contains("active 0, 1 ended"))
    try screen.drag("Board", width: 30)
    #expect(try screen.contains("active 0, 1 ended, active 0, active 30, 1 ended"))
  }

  @Test func `moves no window, and knows no pencil`() throws {
    let screen = Screen { Board() }
    try screen.drag("still", width: 30)
    #expect(try screen.contains("moved") && screen.contains("as usual"))
    #expect(try screen.dump.contains(".onPencilSqueeze()"))
  }

  @Test func `finds what touches by its identity`() throws {
    var found: Bool?
    let screen = Screen {
      Text("Here").gesture(
        SpatialEventGesture().onEnded { events in
          found = events.first.map { events[$0.id] == $0 && $0.kind == .touch }
        })
    }
    try screen.tap("Here")
    #expect(found == true)
  }
}
