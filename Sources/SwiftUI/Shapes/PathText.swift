import Foundation

/// Outlines in words: points, then `m` to move, `l` for a line, `q` and `c` for curves, `h` to close.
enum PathText {
  static func text(of steps: [Path.Element]) -> String {
    steps.map { step in
      switch step {
      case .move(let point): "\(words([point])) m"
      case .line(let point): "\(words([point])) l"
      case .quadCurve(let point, let control): "\(words([control, point])) q"
      case .curve(let point, let first, let second): "\(words([first, second, point])) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  static func parse(_ text: String) -> [Path.Element]? {
    var numbers: [CGFloat] = []
    var steps: [Path.Element] = []
    for word in text.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      numbers = []
      switch (word, points.count) {
      case ("m", 1): steps.append(.move(to: points[0]))
      case ("l", 1): steps.append(.line(to: points[0]))
      case ("q", 2): steps.append(.quadCurve(to: points[1], control: points[0]))
      case ("c", 3):
        steps.append(.curve(to: points[2], control1: points[0], control2: points[1]))
      case ("h", 0): steps.append(.closeSubpath)
      default: return nil
      }
    }
    return numbers.isEmpty ? steps : nil
  }

  private static func words(_ points: [CGPoint]) -> String {
    points.map { "\(ArgumentText.number($0.x)) \(ArgumentText.number($0.y))" }
      .joined(separator: " ")
  }
}
