import HTML
import Lessons
import Site
import Testing

/// The examples of CommonMark, cut and joined at random from a fixed seed: whatever comes is read and rendered.
struct MutatedExamplesTests {
  @Test(.enabled(if: CommonMarkSpecTests.path != nil, CommonMarkSpecTests.missing))
  func `pieces of examples in any order are read and rendered`() throws {
    let examples = try CommonMarkSpecTests.examples().map { Array($0.markdown.utf8) }
    var state: UInt64 = 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
    for _ in 0..<3_000 {
      var bytes: [UInt8] = []
      for _ in 0...next(4) {
        let example = examples[next(examples.count)]
        let start = next(example.count)
        bytes += example[start..<start + next(example.count - start + 1)]
      }
      for _ in 0..<next(3) where !bytes.isEmpty { bytes[next(bytes.count)] = UInt8(next(256)) }
      let parsed = LessonParser().parse(bytes, id: "a", language: "en", file: "a.md")
      let html = Rendering.html(parsed.lesson.blocks)
      #expect(html.isEmpty == parsed.lesson.blocks.isEmpty)
    }
  }
}
