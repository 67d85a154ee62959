import SwiftUI
import SwiftUIHost
import Testing

/// Programs that name an object which is told what happens to them.
@MainActor
struct ApplicationDelegateTests {
  private final class Launching: NSObject, UIApplicationDelegate {
    nonisolated(unsafe) static var lines: [String] = []

    override init() {
      super.init()
      Self.lines.append("made")
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      Self.lines.append(application.delegate === self ? "launched" : "unknown")
      return true
    }
  }

  private struct LaunchingApp: App {
    @UIApplicationDelegateAdaptor(Launching.self) private var delegate
    var body: some Scene { WindowGroup { Text("by \(type(of: delegate))") } }
  }

  @Test func `makes the object once and tells it of the start`() throws {
    Launching.lines = []
    let screen = Screen(app: LaunchingApp.self)
    #expect(try screen.contains("by Launching"))
    #expect(Launching.lines == ["made", "launched"])
  }

  private class Counting: UIResponder, UIApplicationDelegate, ObservableObject {
    @Published var count = 1
  }

  private struct CounterScreen: View {
    @EnvironmentObject private var delegate: Counting
    var body: some View { Button("count \(delegate.count)") { delegate.count += 1 } }
  }

  private struct CountingApp: App {
    @UIApplicationDelegateAdaptor private var delegate: Counting
    var body: some Scene {
      WindowGroup {
        CounterScreen()
        Text("doubled \(delegate.count * 2)")
      }
    }
  }

  @Test func `offers an observable object to views, and follows it`() throws {
    let screen = Screen(app: CountingApp.self)
    try screen.tap("count 1")
    #expect(try screen.contains("doubled 4"))
    #expect(try screen.contains("count 2"))
  }

  private struct Form: View {
    @State private var name = ""
    @FocusState private var isWriting: Bool
    var body: some View {
      TextField("Name", text: $name).focused($isWriting)
      Button("Done") {
        UIApplication.shared.sendAction(
          #Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      }
    }
  }

  @Test func `gives the input away when the program is told to`() throws {
    let screen = Screen { Form() }
    try screen.focus("Name")
    #expect(try screen.textField("Name").isFocused)
    try screen.tap("Done")
    #expect(try !screen.textField("Name").isFocused)
  }

  private final class Target: NSObject {
    func move(_ x: Int, by y: Int) {}
  }

  @Test func `names methods as Objective-C does`() {
    #expect(#Selector(Target.move(_:by:)) == Selector("move:by:"))
    #expect(#Selector(UIResponder.resignFirstResponder) == "resignFirstResponder")
  }
}
