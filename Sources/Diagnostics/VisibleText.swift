extension StringProtocol {
  /// The text with a picture for every character that would steer a terminal or turn the direction of writing.
  func visible(keepingTabs: Bool = false) -> String {
    guard unicodeScalars.contains(where: { $0.picture != nil }) else { return String(self) }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(keepingTabs && scalar == "\t" ? scalar : scalar.picture ?? scalar)
    }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// What stands for a scalar that must not reach a terminal; nil for all others.
  fileprivate var picture: Unicode.Scalar? {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }
}
