import SwiftUI
import SwiftUIHost
import Testing

extension EnvironmentValues {
  @Entry fileprivate var factsLimit: Int? = 5
}

extension LifecycleTests {
  /// What Apple's documentation says of values of the environment.
  @MainActor
  struct EnvironmentFacts {
    @Test func `starts with the surroundings of a phone held upright`() throws {
      struct Sizes: View {
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height
        @Environment(\.legibilityWeight) private var weight
        var body: some View {
          Text(width == .compact ? "narrow" : "wide")
          Text(height == .regular ? "high" : "low")
          Text(weight == .regular ? "regular" : "bold")
        }
      }
      let screen = Screen { Sizes() }
      #expect(try screen.texts == ["narrow", "high", "regular"])
      try screen.change(.isCompactWidth(false))
      #expect(try screen.texts == ["wide", "high", "regular"])
    }

    @Test func `tells a value that is nil from one that is not set`() throws {
      struct Limit: View {
        @Environment(\.factsLimit) private var limit
        var body: some View { Text(limit.map { "at most \($0)" } ?? "no limit") }
      }
      let screen = Screen {
        Limit()
        Limit().environment(\.factsLimit, 3)
        Limit().environment(\.factsLimit, nil)
      }
      #expect(try screen.texts == ["at most 5", "at most 3", "no limit"])
    }

    @Test func `writes down a style by the name it is asked for`() throws {
      let screen = Screen {
        DatePicker("When", selection: .constant(.distantPast)).datePickerStyle(.graphical)
        Picker("One", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.segmented)
      }
      #expect(
        try screen.elements(.kind(.datePicker)).map(\.modifiers) == [
          [".datePickerStyle(.graphical)"]
        ])
      #expect(
        try screen.elements(.kind(.picker)).map(\.modifiers) == [[".pickerStyle(.segmented)"]])
    }

    @Test func `undoes through the manager of the screen`() throws {
      final class Drawing: ObservableObject {
        @Published var lines: [String] = []

        func add(_ line: String, _ manager: UndoManager?) {
          lines.append(line)
          manager?.registerUndo(withTarget: self) { $0.removeLast(manager) }
        }

        func removeLast(_ manager: UndoManager?) {
          let line = lines.removeLast()
          manager?.registerUndo(withTarget: self) { $0.add(line, manager) }
        }
      }
      struct Owner: View {
        @StateObject private var drawing = Drawing()
        @Environment(\.undoManager) private var undoManager
        var body: some View {
          Text(drawing.lines.joined())
          Button("Draw") { drawing.add("-", undoManager) }
          Button("Undo") { undoManager?.undo() }
          Button("Redo") { undoManager?.redo() }
        }
      }
      let screen = Screen { Owner() }
      for button in ["Draw", "Draw", "Draw", "Undo", "Undo", "Redo"] {
        try screen.tap(.kind(.button, button))
      }
      #expect(try screen.texts.first == "--")
    }
  }
}
