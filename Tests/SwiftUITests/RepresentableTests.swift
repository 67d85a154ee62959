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

  @Test func `finds the view of UIKit that a point is in`() {
    final class Passing: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
    }
    let (outer, inner) = (
      Passing(frame: CGRect(x: 0, y: 0, width: 90, height: 90)),
      UILabel(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    )
    outer.addSubview(inner)
    inner.tag = 7
    #expect(outer.hitTest(CGPoint(x: 15, y: 15), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil)
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 15, y: 15), with: nil) == nil)
    #expect(outer.viewWithTag(7) === inner && inner.isDescendant(of: outer))
  }

  @Test func `gives a scroll view and a text view the delegates of their kinds`() {
    final class Listener: NSObject, UIScrollViewDelegate, UITextViewDelegate {}
    let listener = Listener()
    let (scroll, text) = (UIScrollView(), UITextView())
    scroll.delegate = listener
    text.delegate = listener
    let (scrolling, editing): ((any UIScrollViewDelegate)?, (any UITextViewDelegate)?) = (
      scroll.delegate, text.delegate
    )
    #expect(scrolling === listener && editing === listener)
  }

  @Test func `makes the recogniser of a view and keeps it up to date`() throws {
    struct Pan: UIGestureRecognizerRepresentable {
      let fingers: Int
      let log: Log
      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        log.lines.append("make")
        return UIPanGestureRecognizer()
      }
      func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
        recognizer.minimumNumberOfTouches = fingers
        log.lines.append("update \(recognizer.minimumNumberOfTouches)")
      }
    }
    struct Owner: View {
      @State private var fingers = 1
      let log: Log
      var body: some View {
        Button("More") { fingers += 1 }.gesture(Pan(fingers: fingers, log: log))
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try screen.tap("More")
    #expect(log.lines == ["make", "update 1", "update 2"])
  }

  @Test func `keeps what alerts, pickers and their like are told`() throws {
    final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        3
      }
    }
    let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .destructive) { _ in })
    alert.addTextField { $0.placeholder = "why" }
    #expect(alert.actions.map(\.title) == ["OK"])
    #expect(alert.textFields?.map(\.placeholder) == ["why"])
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.setProgress(0.5, animated: true)
    #expect(progress.progress == 0.5)
    let (picker, wheels) = (UIPickerView(), Wheels())
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    let dates = UIDatePicker()
    dates.datePickerMode = .date
    dates.preferredDatePickerStyle = .wheels
    dates.setDate(Date(timeIntervalSince1970: 0), animated: false)
    #expect(dates.date == Date(timeIntervalSince1970: 0))
    let refresh = UIRefreshControl()
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing)
  }
}
