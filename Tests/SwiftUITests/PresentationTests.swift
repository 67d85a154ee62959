import SwiftUI
import SwiftUIHost
import Testing

@MainActor
struct PresentationTests {
  @Test func `shows a sheet over everything and resets its value however it is left`() throws {
    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Owner: View {
      @State private var isShown = false
      @State private var dismissals = 0
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) { Content() }
        Text("\(isShown) \(dismissals)")
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    #expect(try screen.isShown(.sheet))
    let error = #expect(throws: ScreenError.self) { try screen.tap("Open") }
    #expect(
      error?.description == #"the button "Open" cannot be reached: it is covered by the sheet"#)
    try screen.tap("Close")
    #expect(try screen.contains("false 1"))
    try screen.tap("Open")
    try screen.dismiss()
    #expect(try screen.contains("false 2"))
  }

  @Test func `replaces a sheet when its item changes and keeps one from being swiped away`() throws
  {
    struct Item: Identifiable { let id: Int }
    struct Owner: View {
      @State private var item: Item?
      var body: some View {
        Button("Open") { item = Item(id: 1) }
          .sheet(item: $item) { shown in
            Text("Item \(shown.id)").interactiveDismissDisabled()
            Button("Next") { item = Item(id: shown.id + 1) }
            Button("Close") { item = nil }
          }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    try screen.tap("Next")
    #expect(try screen.contains("Item 2"))
    #expect(throws: ScreenError.self) { try screen.dismiss() }
    try screen.tap("Close")
    #expect(try !screen.isShown(.sheet))
  }

  @Test func `runs what an alert's button does and then closes the alert`() throws {
    struct Owner: View {
      @State private var isShown = false
      @State private var log: [String] = []
      var body: some View {
        Button("Ask") { isShown = true }
          .alert("Delete?", isPresented: $isShown) {
            Button("Delete", role: .destructive) { log.append("deleted while \(isShown)") }
            Button("Keep", role: .cancel) {}
          } message: {
            Text("This cannot be undone.")
          }
        Text(log.joined())
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Ask")
    #expect(try screen.element(.kind(.alert)).label == "Delete?")
    #expect(try screen.contains("This cannot be undone."))
    try screen.tap("Delete")
    #expect(try screen.contains("deleted while true"))
    #expect(try !screen.isShown(.alert))
  }

  @Test func `adds OK to an alert without buttons and Cancel to a dialog`() throws {
    struct Owner: View {
      @State private var alert = false
      @State private var dialog = false
      var body: some View {
        Button("Alert") { alert = true }.alert("Done", isPresented: $alert) {}
        Button("Dialog") { dialog = true }
          .confirmationDialog("Sure?", isPresented: $dialog) { Button("Yes") {} }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Alert")
    try screen.tap("OK")
    try screen.tap("Dialog")
    try screen.tap("Cancel")
    #expect(try screen.texts == ["Alert", "Dialog"])
  }

  @Test func `shows an alert in the old way`() throws {
    struct Owner: View {
      @State private var isShown = false
      @State private var count = 0
      @available(*, deprecated)
      var body: some View {
        Button("Ask \(count)") { isShown = true }
          .alert(isPresented: $isShown) {
            Alert(
              title: Text("Sure?"), primaryButton: .default(Text("Yes")) { count += 1 },
              secondaryButton: .cancel())
          }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Ask 0")
    try screen.tap("Yes")
    #expect(try screen.texts == ["Ask 1"])
  }

  @Test func `leaves a presentation by its presentation mode`() throws {
    struct Content: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
    }
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.fullScreenCover(isPresented: $isShown) { Content() }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    #expect(try screen.texts == ["Close"])
    try screen.tap("Close")
    #expect(try screen.texts == ["Open"])
  }
}
