/// A piece of a raw HTML block, cut at the tags that fold.
enum HTMLFragment: Equatable {
  case opening
  case closing
  /// What stands between `<summary>` and `</summary>`.
  case summary(String)
  case other(String)

  struct Found: Equatable {
    var fragment: HTMLFragment

    /// The line of the markup, from 0.
    var line: Int

    /// How far the fragment's first byte is from its line's end.
    var bytesToLineEnd: Int
  }

  /// The pieces of the markup with their places.
  static func fragments(of html: String) -> [Found] {
    var scanner = HTMLFragmentScanner(html)
    scanner.scan()
    return scanner.fragments
  }
}
