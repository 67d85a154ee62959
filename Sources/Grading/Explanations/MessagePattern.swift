/// A message with `*` for what differs from case to case.
struct MessagePattern: Equatable, Sendable {
  private let parts: [String]

  init(_ pattern: String) {
    parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  /// What stands for each `*`, the shortest that fits; nil where the message is another one.
  func captures(in message: String) -> [String]? {
    guard let head = parts.first, message.hasPrefix(head) else { return nil }
    var rest = message.dropFirst(head.count)
    var captures: [String] = []
    for (index, part) in parts.enumerated().dropFirst() {
      if index == parts.count - 1 {
        guard rest.hasSuffix(part), rest.count >= part.count else { return nil }
        captures.append(String(rest.dropLast(part.count)))
        rest = ""
      } else {
        guard let found = rest.firstRange(of: part) else { return nil }
        captures.append(String(rest[..<found.lowerBound]))
        rest = rest[found.upperBound...]
      }
    }
    return rest.isEmpty ? captures : nil
  }
}
