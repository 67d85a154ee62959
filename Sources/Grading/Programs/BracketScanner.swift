/// Finds how deep square brackets are nested, without parsing.
///
/// The parsers, ours and the compiler's, take twice as long for every further level, so a short line can keep them
/// busy for years. What is inside strings and comments does not count, what is interpolated does.
struct BracketScanner {
  /// How deep brackets may be; no reader follows that far.
  static let deepest = 10

  private var bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private var deepest = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether the brackets are deeper than a parser can be trusted with.
  static func isTooDeep(_ text: String) -> Bool {
    var scanner = BracketScanner(text)
    scanner.scan()
    return scanner.deepest > Self.deepest
  }

  /// What the scanner is inside of, besides brackets.
  private enum Surroundings {
    /// A string with as many `#`, of several lines or one.
    case string(hashes: Int, isLong: Bool)
    /// An interpolation, with the parentheses that are open in it.
    case interpolation(parentheses: Int)
  }

  private mutating func scan() {
    var stack: [Surroundings] = []
    while index < bytes.count {
      if case .string(let hashes, let isLong)? = stack.last {
        scanString(hashes, isLong, &stack)
      } else {
        scanCode(&stack)
      }
    }
  }

  private mutating func scanCode(_ stack: inout [Surroundings]) {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "/") where follows("//"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return
    case UInt8(ascii: "/") where follows("/*"):
      skipComment()
      return
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if startString(&stack) { return }
    case UInt8(ascii: "["):
      depth += 1
      deepest = max(deepest, depth)
    case UInt8(ascii: "]"): depth = max(0, depth - 1)
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      guard case .interpolation(let open)? = stack.popLast() else { break }
      let now = byte == UInt8(ascii: "(") ? open + 1 : open - 1
      if now > 0 { stack.append(.interpolation(parentheses: now)) }
    default: break
    }
    index += 1
  }

  /// Steps over the opening of a string, where there is one.
  private mutating func startString(_ stack: inout [Surroundings]) -> Bool {
    var start = index
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return false }
    let hashes = start - index
    index = start
    let isLong = follows("\"\"\"")
    index += isLong ? 3 : 1
    stack.append(.string(hashes: hashes, isLong: isLong))
    return true
  }

  private mutating func scanString(
    _ hashes: Int, _ isLong: Bool, _ stack: inout [Surroundings]
  ) {
    let marks = String(repeating: "#", count: hashes)
    if follows((isLong ? "\"\"\"" : "\"") + marks) {
      index += (isLong ? 3 : 1) + hashes
      stack.removeLast()
    } else if follows("\\" + marks + "(") {
      index += hashes + 2
      stack.append(.interpolation(parentheses: 1))
    } else if follows("\\" + marks) {
      index += hashes + 2
    } else {
      // A string of one line that is not closed ends with its line.
      if !isLong, bytes[index] == UInt8(ascii: "\n") { stack.removeLast() }
      index += 1
    }
  }

  private mutating func skipComment() {
    var open = 0
    repeat {
      if follows("/*") {
        open += 1
        index += 2
      } else if follows("*/") {
        open -= 1
        index += 2
      } else {
        index += 1
      }
    } while open > 0 && index < bytes.count
  }

  private func follows(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }
}
