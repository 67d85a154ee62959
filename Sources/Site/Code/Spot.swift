import Diagnostics
import Lessons

/// A place in code that the text speaks of: a comment that starts with `①` to `⑳`.
struct Spot: Equatable {
  var number: Int

  /// What the comment says behind the number.
  var remark: String

  /// The spot that a comment marks; nil for any other comment.
  init?(comment: String) {
    guard comment.hasPrefix("//") else { return nil }
    let text = comment.drop { $0 == "/" || $0 == " " }
    guard let number = text.first.flatMap(Self.number) else { return nil }
    self.number = number
    remark = String(text.dropFirst().drop { $0 == " " })
  }

  /// The number that a character such as `①` is; nil for any other character.
  static func number(of character: Character) -> Int? {
    guard let value = character.unicodeScalars.first?.value, (0x2460...0x2473).contains(value)
    else {
      return nil
    }
    return Int(value) - 0x245F
  }

  /// Whether a text holds a sign that pages show in another way: the number of a spot, `❌` or `✅`.
  static func isMarked(_ text: String) -> Bool {
    text.holds(0xE2) && text.contains { $0 == "❌" || $0 == "✅" || number(of: $0) != nil }
  }

  /// The id of a spot in a snippet, which its line in the lesson tells from others.
  static func id(_ number: Int, in snippet: Snippet) -> String {
    "spot.\(snippet.lines.first?.start.line ?? 0).\(number)"
  }
}

extension Snippet {
  /// The numbers of the spots that readers see.
  var spots: Set<Int> {
    Set(
      lines.filter { !$0.isHidden && Spot.isMarked($0.text) }.compactMap { line in
        line.text.firstRange(of: "//").flatMap {
          Spot(comment: String(line.text[$0.lowerBound...]))
        }?
        .number
      })
  }
}
