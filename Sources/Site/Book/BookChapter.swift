import HTML
import Lessons

/// A lesson to be read in one go, with the answers to its questions at the end.
struct BookChapter {
  let rendering: LessonRenderer
  let lesson: Lesson

  /// The level of the chapter's title, from 1.
  let level: Int

  private var words: Words { rendering.words }

  var nodes: [Node] {
    var blocks = lesson.blocks
    var title: [Node] = [.text(lesson.title)]
    if case .heading(let heading)? = blocks.first?.kind, heading.level == 1 {
      title = rendering.renderer.render(heading.content)
      blocks.removeFirst()
    }
    let summary = lesson.frontMatter["summary"].map { text -> [Node] in
      [.element("p", ["class": "lead"], [.text(text)]), "\n"]
    }
    return [.element("h\(level)", [:], title), "\n"] + (summary ?? [])
      + rendering.sequence(HeadingLevels.evened(blocks, under: level)) + rendering.footnotes
      + answers
  }

  private var answers: [Node] {
    let answered = lesson.checkpoints.filter { !$0.details.isEmpty }
    if answered.isEmpty { return [] }
    let sections = answered.flatMap { checkpoint -> [Node] in
      let link = Node.element(
        "a", ["href": "#" + rendering.id(checkpoint.id)], [.text("Q\(checkpoint.number)")])
      return [
        .element(
          "section", ["id": rendering.id("\(checkpoint.id)-answer")],
          [
            .element(
              "h\(level + 2)", [:], [link, " "] + rendering.renderer.render(checkpoint.title)),
            "\n",
          ] + checkpoint.details.flatMap { rendering.sequence($0.blocks) }), "\n",
      ]
    }
    return [
      .element(
        "section", ["class": "answers-part"],
        [.element("h\(level + 1)", [:], [.text(words(.answers))]), "\n"] + sections), "\n",
    ]
  }
}
