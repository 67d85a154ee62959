extension Address {
  /// The address for the page of what a lesson links to: `other.md#q3` becomes `other.html#q3`.
  var forPages: String {
    let (path, rest) = parts
    guard isRelative, path.hasSuffix(".md") else { return text }
    return path.dropLast(3) + ".html" + rest
  }
}
