import HTML
import Lessons

/// The plainest rendering of what only lessons have; pages give their own.
extension BlockRenderer {
  func generic(_ callout: Callout, to out: inout Serializer) {
    out.element("blockquote", ["class": callout.kind.rawValue]) { out in
      out.newline()
      if !callout.title.isEmpty {
        out.element("p") { write(callout.title, to: &$0) }
        out.newline()
      }
      write(callout.blocks, to: &out)
    }
  }

  func generic(_ snippet: Snippet, to out: inout Serializer) {
    guard !snippet.flags.isHidden else { return }
    code(snippet.shownCode, info: "swift", to: &out)
    guard let output = snippet.output else { return }
    out.newline()
    code(output, info: "output", to: &out)
  }

  func generic(_ details: Details, to out: inout Serializer) {
    out.element("details") { out in
      out.newline()
      if !details.summary.isEmpty {
        out.element("summary") { write(details.summary, to: &$0) }
        out.newline()
      }
      write(details.blocks, to: &out)
    }
  }

  func generic(_ checkpoint: Checkpoint, to out: inout Serializer) {
    out.element("section", ["id": checkpoint.id]) { out in
      out.newline()
      out.heading(checkpoint.level) { out in
        out.text("Q\(checkpoint.number): ")
        write(checkpoint.title, to: &out)
      }
      out.newline()
      write(checkpoint.blocks, to: &out)
    }
  }
}
