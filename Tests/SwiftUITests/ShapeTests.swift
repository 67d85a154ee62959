import Foundation
import SwiftUI
import SwiftUIHost
import Testing

/// What shapes cover, and what they say of themselves.
@MainActor
struct ShapeTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// The corners of the frame that a shape covers, from the top leading one clockwise.
  private func covered(_ shape: some Shape) -> [Bool] {
    let path = shape.path(in: frame)
    return [(1, 1), (99, 1), (99, 99), (1, 99)].map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
  }

  @Test func `rounds each corner by its own radius`() {
    #expect(covered(.rect) == [true, true, true, true])
    #expect(covered(.rect(topTrailingRadius: 30)) == [true, false, true, true])
    let radii = RectangleCornerRadii(topLeading: 20, bottomLeading: 40)
    #expect(covered(.rect(cornerRadii: radii)) == [false, true, true, false])
    #expect(
      Path(roundedRect: frame, cornerRadii: radii).contains(CGPoint(x: 99, y: 1)))
    var path = Path()
    path.addRoundedRect(in: frame, cornerRadii: radii)
    #expect(!path.contains(CGPoint(x: 1, y: 99)) && path.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func `rounds no corner beyond the half of a side`() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 1000).path(in: frame)
    #expect(path.boundingRect.equalTo(frame))
    #expect(path.contains(CGPoint(x: 52, y: 1)))
  }

  @Test func `has rectangles with corners like those around them, and at least so round`() {
    #expect(covered(ConcentricRectangle()) == [true, true, true, true])
    #expect(covered(.rect(corners: .concentric(minimum: 30))) == [false, false, false, false])
    #expect(
      covered(.rect(uniformTopCorners: 20, uniformBottomCorners: .fixed(0)))
        == [false, false, true, true])
    #expect(
      covered(.rect(uniformLeadingCorners: 24.5, topTrailingCorner: .concentric))
        == [false, true, true, false])
  }

  @Test func `tells the corners of shapes in a size`() {
    #expect(Capsule().corners(in: CGSize(width: 80, height: 40)) == .fixed(20))
    #expect(RoundedRectangle(cornerRadius: 9).corners(in: nil)?[.bottomLeading] == .fixed(9))
    #expect("\(Edge.Corner.Style.concentric(minimum: 12))" == ".concentric(minimum: 12.0)")
  }

  @Test func `scrolls as usual where a behaviour says nothing of it`() throws {
    struct Halves: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    }
    struct Short: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
      func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = context.axes.contains(.horizontal)
        return properties
      }
    }
    let screen = Screen {
      ScrollView(.horizontal) { Text("One") }.scrollTargetBehavior(Halves())
      ScrollView { Text("Two") }.scrollTargetBehavior(Short())
    }
    #expect(try screen.texts == ["One", "Two"])
  }
}
