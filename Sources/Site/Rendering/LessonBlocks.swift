import HTML
import Lessons

/// The plainest rendering of what only lessons have; pages give their own.
extension BlockRenderer {
  func callout(_ callout: Callout) -> Node {
    let title: [Node] =
      callout.title.isEmpty ? [] : [.element("p", [:], render(callout.title)), "\n"]
    return .element(
      "blockquote", ["class": callout.kind.rawValue], ["\n"] + title + render(callout.blocks))
  }

  func snippet(_ snippet: Snippet) -> [Node] {
    guard !snippet.flags.isHidden else { return [] }
    let shown = code(snippet.shownCode, info: "swift")
    guard let output = snippet.output else { return [shown] }
    return [shown, "\n", code(output, info: "output")]
  }

  func details(_ details: Details) -> Node {
    let summary: [Node] =
      details.summary.isEmpty ? [] : [.element("summary", [:], render(details.summary)), "\n"]
    return .element("details", [:], ["\n"] + summary + render(details.blocks))
  }

  func checkpoint(_ checkpoint: Checkpoint) -> Node {
    let number: Node = .text("Q\(checkpoint.number): ")
    return .element(
      "section", ["id": checkpoint.id],
      ["\n", .element("h\(checkpoint.level)", [:], [number] + render(checkpoint.title)), "\n"]
        + render(checkpoint.blocks))
  }
}
