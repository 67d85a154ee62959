import HTML
import Lessons

/// A lesson to be read in one go, with the answers to its questions at the end.
struct BookChapter {
  let rendering: LessonRenderer

  /// The lesson, its headings evened out below its title.
  let lesson: Lesson

  private var words: Words { rendering.words }
  private var level: Int { rendering.medium.titleLevel }

  func write(to out: inout Serializer) {
    let opening = lesson.opening
    out.heading(level) { out in
      if let opening {
        rendering.write(opening.content, to: &out)
      } else {
        out.text(lesson.title)
      }
    }
    out.newline()
    if let summary = lesson.frontMatter["summary"] {
      out.element("p", ["class": "lead"], text: summary)
      out.newline()
    }
    let blocks = lesson.blocks.dropFirst(opening == nil ? 0 : 1)
    rendering.sequence(Array(blocks), to: &out)
    rendering.footnotes(to: &out)
    answers(to: &out)
  }

  private func answers(to out: inout Serializer) {
    let answered = lesson.checkpoints.filter { !$0.details.isEmpty }
    if answered.isEmpty { return }
    out.element("section", ["class": "answers-part"]) { out in
      out.heading(level + 1) { $0.text(words(.answers)) }
      out.newline()
      for checkpoint in answered { answer(to: checkpoint, to: &out) }
    }
    out.newline()
  }

  private func answer(to checkpoint: Checkpoint, to out: inout Serializer) {
    out.element("section", ["id": rendering.id("\(checkpoint.id)-answer")]) { out in
      out.heading(level + 2) { out in
        out.element(
          "a", ["href": "#" + rendering.id(checkpoint.id)], text: "Q\(checkpoint.number)")
        out.text(" ")
        rendering.write(checkpoint.title, to: &out)
      }
      out.newline()
      for details in checkpoint.details { rendering.sequence(details.blocks, to: &out) }
    }
    out.newline()
  }
}
