import Foundation
import HTML
import Lessons
import Site
import Synchronization
import Testing

struct NestingTests {
  @Test(arguments: ["> ", "- ", "> - ", "> [!NOTE]\n> ", "*a ", "<details>\n\n"])
  func `what is nested as deep as the parser allows is rendered on a small stack`(unit: String) {
    let markdown = String(repeating: unit, count: 200) + "x" + String(repeating: "*", count: 200)
    let length = Mutex(0)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let parsed = LessonParser().parse(markdown, id: "a", language: "en", file: "a.md")
      let html = Rendering.html(parsed.lesson.blocks)
      length.withLock { $0 = html.count + parsed.lesson.dump().count }
      done.signal()
    }
    thread.stackSize = 1 << 19
    thread.start()
    done.wait()
    #expect(length.withLock { $0 } > 0)
  }
}
