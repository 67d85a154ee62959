import Foundation
import Lessons
import Testing

@testable import Site

struct CheckpointTests {
  private let site = SampleCourse.site()
  private var first: String { site.text("en/first.html") }
  private var second: String { site.text("en/second.html") }

  private func kinds(_ markdown: String, exercise: Bool = false) -> [CheckpointKind] {
    SampleCourse.lesson(markdown).checkpoints.map { CheckpointKind(of: $0, isExercise: exercise) }
  }

  private func checkpoint(fence: String, answers: String) -> String {
    """
    ### Q1: A question

    \(fence)

    <details>

    ```answer
    \(answers)
    ```

    </details>
    """
  }

  @Test func `knows how each question is answered`() {
    #expect(kinds(SampleCourse.english) == [.explain, .predict])
    #expect(kinds(SampleCourse.second) == [.which, .blank, .explain])
    #expect(kinds(SampleCourse.english, exercise: true) == [.code, .code])
  }

  @Test(arguments: [("1\n2", CheckpointKind.predict), ("1", .explain), ("1\n2\n3", .explain)])
  func `asks line by line only where every line has an answer`(
    answers: String, kind: CheckpointKind
  ) {
    let fence = "```swift predict\nlet a = 1 // given\n\n// a remark\na\na + 1\n```"
    #expect(kinds(checkpoint(fence: fence, answers: answers)) == [kind])
  }

  @Test func `does not take a fence of the answer for the question`() {
    let text = """
      ### Q1: A question

      <details>

      ```swift predict
      1 + 1
      ```

      ```answer
      2
      ```

      </details>
      """
    #expect(kinds(text) == [.explain])
  }

  @Test func `gives every question its id, its kind and its folded answer`() {
    #expect(first.contains(#"<section class="checkpoint" id="q2" data-kind="predict""#))
    #expect(first.contains(#"<span class="number">Q2</span> What is the value?"#))
    #expect(first.contains(#"<ol class="answers"><li>5</li><li>&quot;2&quot;</li></ol>"#))
    #expect(!first.contains("<details open"))
  }

  @Test func `asks for the value of each line that is not given`() {
    let inputs = MarkupReader(first).tags("input").map { $0.attributes["id"] }
    #expect(inputs == ["q2-0", "q2-1"])
    #expect(
      first.contains(
        "pet + <span class=\"n\">3</span>\n<span class=\"js gap value\"><input id=\"q2-0\""))
    #expect(first.contains(#"aria-label="pet + 3""#))
  }

  @Test(arguments: [
    ("a\nb", ["a\n<", "b\n<"]),
    ("a\n  .b\n  .c\nd", [".c\n<", "d\n<"]),
    ("f(\n1,\n2\n).a\nlet c = 3\nd", ["a\n<", "d\n<"]),
    ("f {\n}\n\nd // why", ["}\n<", "</span>\n<"]),
  ])
  func `puts the field for a value below the whole of what has it`(code: String, ends: [String]) {
    let fence = "```swift predict\n\(code)\n```"
    let page = Site.page(checkpoint(fence: fence, answers: "1\n2"))
    let parts = page.components(separatedBy: "span class=\"js gap value\">")
    #expect(parts.count == 3)
    for (part, end) in zip(parts, ends) { #expect(part.hasSuffix(end), "\(part.suffix(60))") }
  }

  @Test func `asks of each line whether it compiles, and says the answer in words`() {
    let values = MarkupReader(second).tags("input").compactMap { tag -> String? in
      guard let name = tag.attributes["name"], let value = tag.attributes["value"] else {
        return nil
      }
      return "\(name) \(value)"
    }
    #expect(values == ["q3-0 compiles", "q3-0 fails", "q3-1 compiles", "q3-1 fails"])
    #expect(
      second.contains(
        #"<li data-answer="compiles">compiles</li><li data-answer="fails">does not compile</li>"#))
    #expect(site.text("de/second.html").contains(#"<li data-answer="fails">kompiliert nicht</li>"#))
  }

  @Test func `puts a field into the place of each blank`() {
    let fields = MarkupReader(second).tags("input").filter { $0.attributes["type"] == nil }
    #expect(fields.map { $0.attributes["id"] } == ["q4-0", "q4-1"])
    #expect(fields.map { $0.attributes["aria-label"] } == ["Blank 1", "Blank 2"])
    #expect(!second.contains("_____"))
  }

  @Test func `shows the file and the commands of an exercise`() {
    for text in ["./courseware start q5", "answers/q5.swift", "./courseware check q5"] {
      #expect(second.contains("<code>\(text)</code>"))
    }
    #expect(!first.contains("./courseware"))
  }

  @Test func `keeps a question's version when its words change, not when what it asks does`() throws
  {
    func version(_ markdown: String) throws -> String {
      CheckpointVersion(of: try #require(SampleCourse.lesson(markdown).checkpoints.last)).text
    }
    let version1 = try version(SampleCourse.english)
    #expect(version1.count == 8)
    #expect(try version(SampleCourse.german) == version1)
    #expect(try version(SampleCourse.english.replacing("Because of", with: "From")) == version1)
    #expect(try version(SampleCourse.english.replacing("pet + 3", with: "pet + 4")) != version1)
    #expect(try version(SampleCourse.english.replacing("\n5\n", with: "\n6\n")) != version1)
  }

  @Test func `tells the script the versions, the same on every page that names the question`() {
    #expect(site.text("assets/course-en.js").contains(#""course":"pets""#))
    for (id, lesson) in [("q1", "first"), ("q2", "first"), ("q3", "second"), ("q5", "second")] {
      let versions = ["en", "de"].flatMap { language -> [String] in
        let page = MarkupReader(site.text("\(language)/\(lesson).html"))
        let section = page.tags("section").first { $0.attributes["id"] == id }
        let listed = site.text("assets/lessons-\(language).js").split(separator: "\"\(id)\":\"")
        return [section?.attributes["data-version"] ?? "", String(listed.last?.prefix(8) ?? "")]
      }
      #expect(Set(versions).count == 1 && versions[0].count == 8, "\(id): \(versions)")
    }
  }

  @Test(arguments: ["@_____ var a: Int", "\"_____\"", "x._____(a)", "// _____", "_____ var b: Int"])
  func `gives every blank a field, wherever in the code it stands`(line: String) {
    let fence = "```swift blank\n\(line)\n```"
    let page = Site.page(checkpoint(fence: fence, answers: "one"))
    #expect(page.contains(#"<input id="q1-0""#))
  }

  @Test(arguments: [("one", 1, "What is its value?"), ("one\ntwo", 2, "Which values come out")])
  func `asks for the values in their order where lines have none`(
    answers: String, count: Int, task: String
  ) {
    let fence = "```swift predict\nlet a = f()\na.do()\na.b\na.c\n```"
    let page = Site.page(checkpoint(fence: fence, answers: answers))
    #expect(page.contains(#"data-kind="predict""#) && page.contains(task))
    let fields = MarkupReader(page).tags("input").compactMap { $0.attributes["id"] }
    #expect(fields == (0..<count).map { "q1-\($0)" })
    #expect(page.contains("<figure class=\"code\">"))
  }

  @Test func `shows the versions to choose from beside the form`() {
    let fence = "```swift choose\nlet a = 1\n```\n\n```swift choose\nlet a = 2\n```"
    let page = Site.page(checkpoint(fence: fence, answers: "fits\ndiffers"))
    #expect(page.contains(#"data-kind="choose""#))
    #expect(page.ranges(of: #"<figure class="code">"#).count == 2)
    #expect(!page.contains("for-reading"))
    let names = MarkupReader(page).tags("input").compactMap { $0.attributes["name"] }
    #expect(Set(names) == ["q1-0", "q1-1"])
  }
}
