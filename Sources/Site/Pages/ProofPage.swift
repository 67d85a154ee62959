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
    let body = Serializer.bytes { out in
      Frame(course: course, words: words, title: title).write(
        to: &out, current: nil,
        versions: others.map { ($0, "../\($0.language)/\(Self.file)") }
      ) { out in
        course.draftNote(words, to: &out)
        out.element("h1", text: title)
        content(to: &out)
      }
    }
    return Page(
      path: "\(words.language)/\(Self.file)", language: words.language,
      title: "\(title) · \(outline.title)",
      versions: Dictionary(
        uniqueKeysWithValues: course.languages.map {
          ($0.language, "\($0.language)/\(Self.file)")
        }), body: body)
  }

  private func content(to out: inout Serializer) {
    let tally = course.tallies[words.language] ?? ProofTally()
    course.provenance?.remark(words, to: &out)
    out.element("p", text: words(.proofWhat))
    out.element("div", ["class": "scroll"]) { table(tally, to: &$0) }
    sketches(tally, to: &out)
    out.element("p", text: words(.proofRepeat))
    out.element("dl", ["class": "commands"]) { out in
      out.element("dt", text: words(.checkCommand))
      out.element("dd", ["class": "command"]) { $0.element("code", text: "./courseware verify") }
    }
  }

  private func table(_ tally: ProofTally, to out: inout Serializer) {
    // How many sketches there are is said even when there are none.
    let ways = ProofTally.Way.allCases.filter { tally.counts[$0] != nil || $0 == .sketch }
    out.element("table") { out in
      out.element("thead") { out in
        out.element("tr") { out in
          out.element("th", text: words(.proofWay))
          out.element("th", ["class": "right"], text: words(.proofCount))
        }
      }
      out.element("tbody") { out in
        for way in ways {
          out.element("tr") { out in
            out.element("td", text: words(way.explanation))
            out.element("td", ["class": "right"], text: "\(tally.counts[way] ?? 0)")
          }
        }
      }
    }
  }

  private func sketches(_ tally: ProofTally, to out: inout Serializer) {
    if tally.sketches.isEmpty { return }
    out.element("ul") { out in
      for sketch in tally.sketches {
        out.element("li") { out in
          out.text(sketch.reason + " ")
          out.element("code", text: sketch.place)
        }
      }
    }
  }
}
