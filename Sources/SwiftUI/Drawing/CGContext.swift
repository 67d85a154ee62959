import Foundation

/// What Core Graphics draws on; nothing of what is drawn is kept.
public final class CGContext {
  init() {}

  /// The transformation of what is drawn.
  public private(set) var ctm = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []
  private var current = Path()
}

extension CGContext {
  /// Makes what writes pages to a file; nothing is written.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) { self.init() }

  /// Starts a page.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Ends a page.
  public func endPDFPage() {}
  /// Ends the file.
  public func closePDF() {}
  /// Starts a page.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  /// Ends a page.
  public func endPage() {}
}

extension CGContext {
  /// Keeps where things are drawn.
  public func saveGState() { saved.append(ctm) }
  /// Goes back to where things were drawn.
  public func restoreGState() { ctm = saved.popLast() ?? ctm }
  /// Moves what is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
  /// Stretches what is drawn.
  public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
  /// Turns what is drawn by an angle in radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Transforms what is drawn.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
}

extension CGContext {
  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of areas.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Breaks lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets how much is let through.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Puts a shadow behind what is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Puts a shadow behind what is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Says whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Says whether edges may be smoothed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

extension CGContext {
  /// The outline that is being made.
  public var path: CGPath? { current.isEmpty ? nil : CGMutablePath(current) }

  /// Starts an outline.
  public func beginPath() { current = Path() }
  /// Starts anew at a point.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) { current.addLines(points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds an outline.
  public func addPath(_ path: CGPath) { current.addPath(path.path) }
  /// Adds a part of a circle, with angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }
  /// Adds a line back to where the outline was started.
  public func closePath() { current.closeSubpath() }

  /// Fills the outline.
  public func fillPath() { beginPath() }
  /// Draws along the outline.
  public func strokePath() { beginPath() }
  /// Draws only in the outline from now on.
  public func clip() { beginPath() }
  /// Draws only in a rectangle from now on.
  public func clip(to rect: CGRect) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Draws along a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Draws along a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Empties a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws along an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Draws an image.
  public func draw(_ image: CGImage, in rect: CGRect) {}
}

extension GraphicsContext {
  /// Draws by the means of Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext())
  }
}
