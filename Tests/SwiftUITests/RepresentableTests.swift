import SwiftUI
import SwiftUIHost
import Testing

@MainActor
struct RepresentableTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Field: UIViewRepresentable {
    @Binding var text: String
    let log: Log

    final class Coordinator: NSObject, UITextFieldDelegate {
      let text: Binding<String>
      init(_ text: Binding<String>) { self.text = text }
      func textFieldDidChangeSelection(_ textField: UITextField) {
        text.wrappedValue = textField.text ?? ""
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator($text) }

    func makeUIView(context: Context) -> UITextField {
      log.lines.append("make")
      let field = UITextField()
      field.delegate = context.coordinator
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
      uiView.text = text
      log.lines.append("update \(uiView.text ?? "")")
    }

    static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) {
      uiView.text = "gone"
      coordinator.textFieldDidChangeSelection(uiView)
    }
  }

  private struct Owner: View {
    @State private var text = "a"
    @State private var isShown = true
    let log: Log
    var body: some View {
      if isShown { Field(text: $text, log: log) }
      Text(text)
      Button("Write") { text = "b" }
      Button("Away") { isShown = false }
    }
  }

  @Test func `makes a view of UIKit once, keeps it up to date, and takes it away`() throws {
    let log = Log()
    let screen = Screen { Owner(log: log) }
    #expect(log.lines == ["make", "update a"])
    try screen.tap("Write")
    #expect(log.lines == ["make", "update a", "update b"])
    try screen.tap("Away")
    #expect(try screen.contains("gone"))
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
  }

  private struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene { WindowGroup { Text("started") } }
  }

  @Test func `mounts a program that names a delegate`() throws {
    #expect(try Screen(app: Program.self).contains("started"))
  }

  @Test func `keeps what screens of UIKit are told`() {
    let host = UIHostingController(rootView: Text("A"))
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(host, animated: true)
    #expect(navigation.topViewController === host)
    let sheet = UIViewController()
    host.present(sheet, animated: true)
    #expect(host.presentedViewController === sheet)
    sheet.dismiss(animated: true)
    #expect(host.presentedViewController == nil)
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(outer.subviews == [inner] && inner.superview === outer)
    inner.removeFromSuperview()
    #expect(outer.subviews.isEmpty)
  }
}
