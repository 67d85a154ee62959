/// Names what a question asks, so that progress knows an earlier version of it.
///
/// It rests on the code, the answers and the checks, and so stays when words are mended and is the same in every language.
package struct CheckpointVersion: Equatable, Sendable {
  /// Eight hexadecimal digits.
  package let text: String

  /// - Parameters:
  ///   - checkpoint: The question, as the source language has it.
  ///   - exercise: The texts that grade it where it is answered with code.
  package init(of checkpoint: Checkpoint, exercise: [String] = []) {
    var parts: [String] = []
    checkpoint.blocks.forEachBlock { block in
      if case .snippet(let snippet) = block.kind { parts.append(snippet.code) }
    }
    parts += checkpoint.answers + checkpoint.hints.map(\.check) + exercise
    text = Self.hash(parts)
  }

  /// The FNV-1a hash of the texts' bytes, with a zero between two texts.
  private static func hash(_ texts: [String]) -> String {
    var hash: UInt32 = 2_166_136_261
    for (index, text) in texts.enumerated() {
      if index > 0 { hash = hash &* 16_777_619 }
      for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
