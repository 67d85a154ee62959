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

  @Test func `takes rectangles and sizes where a transform says`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let moved = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: -2, y: 3)
    #expect(frame.applying(moved).equalTo(CGRect(x: 2, y: 26, width: 6, height: 12)))
    #expect(frame.size.applying(moved).equalTo(CGSize(width: -6, height: 12)))
    #expect(CGRect.null.applying(moved).isNull)
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

  @Test func `gives away what an item provider was given, in each form`() {
    var taken: [String] = []
    let text = NSItemProvider(object: NSString(string: "cat"))
    #expect(text.canLoadObject(ofClass: String.self) && text.canLoadObject(ofClass: NSString.self))
    #expect(!text.canLoadObject(ofClass: URL.self) && !text.canLoadObject(ofClass: UIImage.self))
    text.loadObject(ofClass: String.self) { value, _ in taken.append(value ?? "none") }
    text.loadObject(ofClass: NSString.self) { value, _ in
      taken.append("\(value as? NSString ?? "")")
    }
    #expect(taken == ["cat", "cat"])
    let image = NSItemProvider(object: UIImage())
    #expect(
      image.canLoadObject(ofClass: UIImage.self) && !image.canLoadObject(ofClass: String.self))
  }

  @Test func `has timers that never fire`() {
    let timer = Timer()
    #expect(timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
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
    #expect(!predicate.evaluate(with: "A@b"))
    let password = NSPredicate(format: "SELF MATCHES[c] %@", "^(?=.*\\d)(?<!x)[a-z0-9]{4,}$")
    #expect(password.evaluate(with: "Rex7"))
    #expect(!password.evaluate(with: "Rex"))
  }

  @Test func `puts the distance to another date into words`() {
    let formatter = RelativeDateTimeFormatter()
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      formatter.localizedString(for: date.addingTimeInterval(7_250), relativeTo: date)
        == "in 2 hours")
  }

  @Test func `resolves colours into their parts`() {
    let environment = EnvironmentValues()
    let orange = Color(red: 1, green: 0.5, blue: 0).opacity(0.5).resolve(in: environment)
    #expect(orange == Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5))
    #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1).resolve(in: environment).green == 1)
    let gray = Color.black.mix(with: .white, by: 0.25).resolve(in: environment)
    #expect(gray.description == "#404040FF")
    #expect(abs(gray.linearRed - 0.0509) < 0.001)
    #expect(Color.white.cgColor?.components == [1, 1, 1, 1])
  }

  @Test func `moves a spring from one value to another as far as from nothing to the difference`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let moved = spring.value(fromValue: 2.0, toValue: 10, initialVelocity: 0, time: 0.2)
    #expect(moved == 2 + spring.value(target: 8.0, initialVelocity: 0, time: 0.2))
    let end = spring.value(
      fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 5, y: 2), initialVelocity: .zero, time: 9)
    #expect(abs(end.x - 5) < 1e-6 && end.y == 2)
    let rest = spring.settlingDuration(target: 8.0, epsilon: 0.01)
    #expect(rest > 0.5 && rest < 3)
    #expect(abs(spring.value(target: 8.0, time: rest) - 8) <= 0.01)
    #expect(spring.force(fromValue: 0.0, toValue: 1, position: 1, velocity: 0) == 0)
  }

  @Test func `moves a spring to its target and lets it swing when it bounces`() {
    let smooth = Spring(duration: 0.5, bounce: 0)
    #expect(smooth.value(target: 1.0, time: 0) == 0)
    #expect(abs(smooth.value(target: 1.0, time: 5) - 1) < 0.001)
    #expect((1...100).allSatisfy { smooth.value(target: 1.0, time: Double($0) / 50) <= 1 })
    let bouncy = Spring(duration: 0.5, bounce: 0.5)
    #expect((1...100).contains { bouncy.value(target: 1.0, time: Double($0) / 50) > 1.05 })
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<600 {
      bouncy.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1 / 60)
    }
    #expect(abs(value - 1) < 0.001)
  }

  @Test func `goes along curves from 0 to 1`() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn] {
      #expect(abs(curve.value(at: 0)) < 1e-6)
      #expect(abs(curve.value(at: 1) - 1) < 1e-6)
    }
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3)
    #expect(UnitCurve.easeOut.velocity(at: 0.1) > 1)
  }

  @Test func `sorts strings as people do`() {
    let names = ["pet 10", "Pet 9", "äpfel"]
    #expect(names.sorted(using: .localizedStandard) == ["äpfel", "Pet 9", "pet 10"])
  }

  @Test func `puts measurements into words by themselves`() {
    let way = Measurement(value: 3, unit: UnitLength.kilometers)
    #expect(way.formatted() == "3 km")
  }
}
