import Diagnostics
import Lessons

/// For each lesson, all that its proofs depend on.
struct LessonKeys {
  private let keys: [String: String]

  init(lessons: [Lesson], library: Environment, compiler: Compiler) {
    let head =
      "proofs 2\n\(compiler.toolchain.fingerprint)\n\(library.module ?? "")\n\(library.source.text)"
    let contents = Dictionary(
      lessons.map { ($0.file, $0.provenContent) }, uniquingKeysWith: { first, _ in first })
    keys = Dictionary(
      lessons.map { lesson in
        let named = lesson.named(among: lessons).compactMap { contents[$0.file] }
        let parts = [head, lesson.file, contents[lesson.file] ?? ""] + named
        return (lesson.file, parts.joined(separator: "\n---\n"))
      }, uniquingKeysWith: { first, _ in first })
  }

  subscript(lesson: Lesson) -> String { keys[lesson.file] ?? "" }
}

extension Lesson {
  /// The snippets with their places and flags, and what else decides about them.
  fileprivate var provenContent: String {
    allBlocks.map { block -> String in
      let line = block.range?.lowerBound.line ?? 0
      switch block.kind {
      case .snippet(let snippet):
        let start = snippet.lines.first?.start
        return "\(line) \(start?.line ?? 0):\(start?.column ?? 0) \(snippet.flags)\n"
          + "\(snippet.output ?? "")\n\(snippet.code)"
      case .checkpoint(let checkpoint): return "\(checkpoint.id) \(checkpoint.answers)"
      case .callout(let callout) where callout.kind == .error: return "\(callout.blocks)"
      default: return ""
      }
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
