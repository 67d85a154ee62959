import GradingWire
import Proofs

/// Leads a run-time error back to the learner's line.
struct TrapReader {
  let symbolizer: Symbolizer

  /// The files that were handed in.
  let files: Set<String>

  /// The program's path, and the folder it was compiled in.
  let subject: String
  let folder: String

  func trap(message: String, addresses: [UInt]) -> Trap {
    let frames = symbolizer.frames(at: addresses, of: subject, compiledIn: folder)
    let own = frames.first { files.contains($0.file) }
    let said = frames.first { $0.function.hasPrefix(Self.runtimePrefix) }?.function
      .dropFirst(Self.runtimePrefix.count)
    return Trap(
      message: message.isEmpty ? said.map(String.init) ?? "" : message,
      place: own.map { Trap.Place(file: $0.file, line: $0.line) },
      isRecursion: frames.isRecursion)
  }

  /// How the compiler names what it checks at run time, such as `Swift runtime failure: arithmetic overflow`.
  private static let runtimePrefix = "Swift runtime failure: "
}

extension [Symbolizer.Frame] {
  /// Whether one function calls itself again and again.
  fileprivate var isRecursion: Bool {
    let counts = reduce(into: [String: Int]()) { $0[$1.function, default: 0] += 1 }
    return (counts.values.max() ?? 0) > 40
  }
}
