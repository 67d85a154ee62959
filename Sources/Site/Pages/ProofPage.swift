import HTML
import Lessons

/// The page that says with what, and from what, the course's samples were proven.
struct ProofPage {
  let course: CourseContext
  let words: Words

  static let file = "proof.html"

  var page: Page {
    let outline = course.outline(words)
    let others = course.words(besides: words.language)
    let title = words(.proofTitle)
    return Page(
      path: "\(words.language)/\(Self.file)", language: words.language,
      title: "\(title) · \(outline.title)",
      versions: Dictionary(
        uniqueKeysWithValues: course.languages.map {
          ($0.language, "\($0.language)/\(Self.file)")
        }),
      body: Frame(course: course, words: words, title: title).body(
        around: course.draftNote(words) + [.element("h1", [:], [.text(title)])] + content,
        current: nil, versions: others.map { ($0, "../\($0.language)/\(Self.file)") }))
  }

  private var content: [Node] {
    let tally = course.tallies[words.language] ?? ProofTally()
    // How many sketches there are is said even when there are none.
    let ways = ProofTally.Way.allCases.filter { tally.counts[$0] != nil || $0 == .sketch }
    let rows = ways.map { way in
      Node.element(
        "tr", [:],
        [
          .element("td", [:], [.text(words(way.explanation))]),
          .element("td", ["class": "right"], [.text("\(tally.counts[way] ?? 0)")]),
        ])
    }
    let head = Node.element(
      "tr", [:],
      [
        .element("th", [:], [.text(words(.proofWay))]),
        .element("th", ["class": "right"], [.text(words(.proofCount))]),
      ])
    return (course.provenance?.remark(words) ?? []) + [
      .element("p", [:], [.text(words(.proofWhat))]),
      .element(
        "div", ["class": "scroll"],
        [
          .element(
            "table", [:],
            [.element("thead", [:], [head]), .element("tbody", [:], rows)])
        ]),
    ] + sketches(tally) + [
      .element("p", [:], [.text(words(.proofRepeat))]),
      .element(
        "dl", ["class": "commands"],
        [
          .element("dt", [:], [.text(words(.checkCommand))]),
          .element(
            "dd", ["class": "command"], [.element("code", [:], ["./courseware verify"])]),
        ]),
    ]
  }

  private func sketches(_ tally: ProofTally) -> [Node] {
    if tally.sketches.isEmpty { return [] }
    let items = tally.sketches.map { sketch in
      Node.element(
        "li", [:], [.text(sketch.reason + " "), .element("code", [:], [.text(sketch.place)])])
    }
    return [.element("ul", [:], items)]
  }
}
