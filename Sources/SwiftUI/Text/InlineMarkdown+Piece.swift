extension InlineMarkdown {
  /// Words, or marks that may begin or end emphasis.
  struct Piece {
    fileprivate let mark: Character?
    fileprivate var count = 0
    fileprivate var opens = false
    fileprivate var closes = false
    private let text: String

    /// Words.
    init(text: String) {
      mark = nil
      self.text = text
    }

    /// Marks between two characters; CommonMark's rules say what they may begin or end.
    init(mark: Character, count: Int, before: Character, after: Character) {
      self.mark = mark
      self.count = count
      text = ""
      let isLeft =
        !after.isWhitespace
        && (!after.isMarkOrPunctuation || before.isWhitespace || before.isMarkOrPunctuation)
      let isRight =
        !before.isWhitespace
        && (!before.isMarkOrPunctuation || after.isWhitespace || after.isMarkOrPunctuation)
      let isWord = mark == "_"
      opens = isLeft && (!isWord || !isRight || before.isMarkOrPunctuation)
      closes = isRight && (!isWord || !isLeft || after.isMarkOrPunctuation)
    }

    /// What is shown of it.
    var shown: String { mark.map { String(repeating: $0, count: count) } ?? text }
  }
}

extension [InlineMarkdown.Piece] {
  /// Takes away the marks that begin and end emphasis.
  mutating func pairDelimiters() {
    for closer in indices where self[closer].closes {
      while self[closer].count > 0, let opener = opener(for: closer) {
        let width =
          self[closer].mark == "~"
          ? self[closer].count : Swift.min(2, self[closer].count, self[opener].count)
        self[opener].count -= width
        self[closer].count -= width
        for inner in opener + 1..<closer { self[inner].opens = false }
      }
    }
  }

  private func opener(for closer: Int) -> Int? {
    self[..<closer].lastIndex { piece in
      piece.mark == self[closer].mark && piece.opens && piece.count > 0
        && (piece.mark != "~" || piece.count == self[closer].count)
    }
  }
}

extension Character {
  /// Whether a backslash before it takes away its meaning.
  var isMark: Bool { isASCII && !isLetter && !isNumber && !isWhitespace }

  fileprivate var isMarkOrPunctuation: Bool { isMark || isPunctuation }
}
