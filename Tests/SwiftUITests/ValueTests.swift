import Foundation
import SwiftUI
import Testing

/// Values that come along with views: geometry, colours of UIKit, sizes of text, what can be undone.
@MainActor
struct ValueTests {
  @Test func `takes points back where they came from`() {
    let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: 1).scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 7, y: -2)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
  }

  @Test func `turns points in space`() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let projected = ProjectionTransform(CATransform3DTranslate(quarter, 1, 0, 0))
    #expect(projected.isAffine)
    #expect(abs(projected.m31) < 1e-9 && abs(projected.m32 - 1) < 1e-9)
    #expect(ProjectionTransform(CATransform3DIdentity).isIdentity)
  }

  @Test func `animates both parts of a point`() {
    var point = CGPoint(x: 1, y: 2)
    point.animatableData = point.animatableData.scaled(by: 3)
    #expect(point == CGPoint(x: 3, y: 6))
  }

  @Test func `names colours of UIKit as SwiftUI does`() {
    #expect(Color(uiColor: .red) == .red)
    #expect(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    #expect(UIColor(.blue).withAlphaComponent(0.5) == UIColor(Color.blue.opacity(0.5)))
  }

  @Test func `counts sizes of text by both names`() {
    var environment = EnvironmentValues()
    #expect(environment.sizeCategory == .large)
    environment.sizeCategory = .accessibilityMedium
    #expect(environment.dynamicTypeSize == .accessibility1)
    #expect(environment.sizeCategory.isAccessibilityCategory)
    #expect(ContentSizeCategory.small < .large)
  }

  @Test func `undoes and does again`() {
    final class Counter {
      var count = 0
      func set(_ count: Int, _ manager: UndoManager) {
        let old = self.count
        manager.registerUndo(withTarget: self) { $0.set(old, manager) }
        self.count = count
      }
    }
    let (counter, manager) = (Counter(), UndoManager())
    counter.set(1, manager)
    counter.set(2, manager)
    manager.undo()
    manager.undo()
    #expect(counter.count == 0 && !manager.canUndo)
    manager.redo()
    #expect(counter.count == 1 && manager.canRedo)
    counter.set(5, manager)
    #expect(!manager.canRedo)
  }

  @Test func `keeps attributes of strings`() {
    var string = AttributedString("Hello")
    string.foregroundColor = .red
    string.font = .title
    #expect(string.foregroundColor == .red)
    #expect(string.font == .title)
  }

  @Test(arguments: [
    (3_725, "1:02:05"), (125, "2:05"), (9, "9"), (0, "0"),
  ])
  func `puts seconds into a clock`(seconds: Double, text: String) {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func `puts seconds into words`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3_601) == "1 hour, 1 second")
    formatter.unitsStyle = .positional
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
  }

  @Test func `puts measurements into words`() {
    let formatter = MeasurementFormatter()
    formatter.numberFormatter.maximumFractionDigits = 1
    let distance = Measurement(value: 1, unit: UnitLength.kilometers).converted(to: .miles)
    #expect(formatter.string(from: distance) == "0.6 mi")
  }

  @Test func `matches strings with a predicate`() {
    let predicate = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+")
    #expect(predicate.evaluate(with: "a@b"))
    #expect(!predicate.evaluate(with: "a@b."))
  }

  @Test func `puts the distance to another date into words`() {
    let formatter = RelativeDateTimeFormatter()
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      formatter.localizedString(for: date.addingTimeInterval(7_250), relativeTo: date)
        == "in 2 hours")
  }
}
