import CoursewareCommands
import Foundation
import Synchronization
import TestSupport
import Testing

/// Watching a file while it is edited.
struct WatchTests {
  private static func answer(_ body: String) -> String {
    "extension Lamp {\n  mutating func dim() {\n    \(body)\n  }\n}\n"
  }

  /// Watches while a script of edits is played, one each time that the watcher waits and nothing else is to do.
  private func watch(_ edits: [(Story) throws -> Void], _ words: [String]) throws -> Story.Outcome {
    let story = try Story()
    let step = Mutex(0)
    let pauses = Mutex(0)
    nonisolated(unsafe) let edits = edits
    return story.run(words) { _ in
      // A watcher that looks twice before it acts gets the time to do so.
      let count = pauses.withLock { pauses in
        pauses += 1
        return pauses
      }
      guard count % 4 == 0 else { return true }
      let next = step.withLock { step in
        step += 1
        return step - 1
      }
      guard next < edits.count else { return false }
      do { try edits[next](story) } catch { return false }
      return true
    }
  }

  private func verdicts(_ outcome: Story.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("q5") }
  }

  @Test func `grades at once and again after every save`() throws {
    let outcome = try watch(
      [
        { try $0.folder.write(Self.answer("level -= 1"), to: "answers/q5.swift") },
        { try $0.folder.write(Self.answer("level = max(0, level - 1)"), to: "answers/q5.swift") },
      ], ["check", "q5", "--watch", "--quiet"])
    #expect(
      verdicts(outcome) == ["q5: no answer yet", "q5 is not there yet.", "q5 passed."])
    #expect(outcome.status == .done)
  }

  @Test func `does not grade when a save changes nothing`() throws {
    let text = Self.answer("level -= 1")
    let outcome = try watch(
      [
        { try $0.folder.write(text, to: "answers/q5.swift") },
        { try $0.folder.write(text, to: "answers/q5.swift") },
      ], ["check", "q5", "--watch", "--quiet"])
    #expect(verdicts(outcome) == ["q5: no answer yet", "q5 is not there yet."])
  }

  @Test func `survives that a file is taken away and comes back`() throws {
    let outcome = try watch(
      [
        { try $0.folder.write(Self.answer("level -= 1"), to: "a.swift") },
        { try FileManager.default.removeItem(atPath: $0.folder.path + "/a.swift") },
        { _ in },
        { try $0.folder.write(Self.answer("level = max(0, level - 1)"), to: "a.swift") },
      ], ["check", "q5", "a.swift", "--watch", "--quiet"])
    #expect(verdicts(outcome) == ["q5 is not there yet.", "q5 passed."])
    #expect(outcome.talk.contains("a.swift: error: there is no such file"))
  }

  @Test func `needs something to watch`() throws {
    try Story()
      .expect(
        "check", "q2", "2", "3", "--watch", status: .usage,
        talk: """
          error: '--watch' needs a file to watch; name it, or write into the question's answer file [nothing-to-watch]
          """
      )
      .expect(
        "check", "--all", "--watch", status: .usage,
        talk: """
          error: '--all' stands alone; take away '--watch' or '--all' [all-and-watch]
          """)
  }
}
