import Diagnostics
import Foundation
import Lessons
import Testing

@testable import Proofs

/// What lessons claim, put to the real compiler.
struct VerifierTests {
  private func toolchain() throws -> Toolchain {
    try .current(
      moduleCache: FileManager.default.temporaryDirectory.appending(path: "courseware-tests").path)
  }

  func verify(
    _ lesson: String, isBatching: Bool = true, cache: ResultCache = ResultCache(root: nil)
  ) throws -> Verification {
    let parsed = LessonParser().parse(lesson, id: "a", language: "en", file: "a.md")
    try #require(!parsed.diagnostics.containsErrors)
    let verifier = Verifier(
      compiler: Compiler(toolchain: try toolchain()), cache: cache, jobs: 2, isBatching: isBatching)
    return try verifier.verify([parsed.lesson], library: Environment())
  }

  static func fence(_ flags: String, _ code: String) -> String {
    "```swift\(flags.isEmpty ? "" : " " + flags)\n\(code)\n```\n"
  }

  /// Snippets that are easily got wrong, each with what is true of it by itself.
  private static let awkward: [(flags: String, code: String, outcome: Proof.Outcome)] = [
    ("", "struct A { let x = 1 }", .compiled),
    ("", "struct A { func f() -> Int { } }", .disproven),
    ("", "let x: Int\nprint(x)", .disproven),
    ("", "import NoSuchModule", .disproven),
    ("", "import Foundation\nlet d = Date()", .compiled),
    ("", "extension Int { var half: Int { self / 2 } }\nprint(4.half)", .compiled),
    ("", "extension Int: @retroactive Identifiable { public var id: Int { self } }", .compiled),
    ("", "infix operator **\nfunc ** (a: Int, b: Int) -> Int { a * b }\nprint(2 ** 3)", .compiled),
    (
      "", "protocol P { func p() }\nextension P { func p() {} }\nstruct Q: P {}\nQ().p()", .compiled
    ),
    ("", "@Observable class M { var n = 0 }\nlet m = M()\nm.n += 1", .compiled),
    ("", "@main struct App { static func main() { print(1) } }", .compiled),
    (
      "",
      "#if os(Linux)\nlet system = \"Linux\"\n#else\nlet system = 1 + \"a\"\n#endif\nprint(system)",
      .compiled
    ),
    ("", "func f<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }\nprint(f(1, 2))", .compiled),
    ("", "let text = \"\"\"\n  a\n    b\n  \"\"\"\nprint(text)", .compiled),
    ("", "public struct Open { public var a = 1; public init() {} }\nprint(Open().a)", .compiled),
    ("", "private func secret() {}\nsecret()", .compiled),
    ("", "final public class Last { public final var a = 1; public init() {} }", .compiled),
    ("", "@available(*, deprecated) final internal class Old {}", .compiled),
    ("", "func g() async throws -> Int { 1 }\nlet n = try await g()", .compiled),
    ("", "VStack {\n  Text(\"a\")\n  Button(\"b\") {}\n}", .compiled),
    (
      "",
      "struct V: View { @State private var n = 0\n var body: some View { Stepper(\"n\", value: $n) } }",
      .compiled
    ),
    ("fails=\"cannot find 'y' in scope\"", "print(y) // ❌", .refused),
    ("fails=\"cannot find 'y' in scope\"", "print(y)\nprint(z)", .disproven),
    ("fails=\"cannot find 'y' in scope\"", "let y = 1\nprint(y)", .disproven),
    ("fails=\"cannot find 'y' in scope\"", "print(y)\nlet z = 1 // ❌", .disproven),
    (
      "fails=\"missing return in instance method expected to return 'Int'\"",
      "struct A { func f() -> Int { } }", .refused
    ),
    ("traps", "let a = [1]\nprint(a[3])", .trapped),
    ("traps", "print(1)", .disproven),
    ("sketch=\"needs a server\"", "this is no Swift", .sketch(reason: "needs a server")),
  ]

  @Test func `verdicts are the same together and alone`() throws {
    // Each in a checkpoint of its own, so that none sees another's definitions.
    let lesson =
      "# T\n\n"
      + Self.awkward.enumerated().map { index, snippet in
        "### Q\(index + 1): a\n\n\(Self.fence(snippet.flags, snippet.code))\n"
      }.joined()
    let together = try verify(lesson)
    let alone = try verify(lesson, isBatching: false)
    #expect(together.counts.batched > Self.awkward.count / 3)
    #expect(alone.counts.batched == 0)
    for (index, snippet) in Self.awkward.enumerated() {
      let comment = Comment(rawValue: snippet.code)
      #expect(alone.proofs[index].outcome == snippet.outcome, comment)
      #expect(together.proofs[index].outcome == snippet.outcome, comment)
      #expect(together.proofs[index].diagnostics == alone.proofs[index].diagnostics, comment)
    }
  }

  @Test func `names the lesson's line and column, whatever stands around the snippet`() throws {
    let lesson = """
      # T

      - item

        ```swift
        let ok = 1
        let größe = "ä"; print(nowhere)
        ```

      > ```swift
      > let a = 1 // hidden
      > \tprint(gone)
      > ```
      """
    let diagnostics = try verify(lesson).proofs.flatMap(\.diagnostics)
    #expect(
      diagnostics.map { "\($0.range?.lowerBound.line ?? 0):\($0.range?.lowerBound.column ?? 0)" }
        == ["7:29", "12:10"])
    let crlf = lesson.replacing("\n", with: "\r\n")
    #expect(try verify(crlf).proofs.flatMap(\.diagnostics).map(\.range) == diagnostics.map(\.range))
  }

  @Test func `computes the answers of each kind`() throws {
    let lesson = """
      # T

      ```swift
      struct Pet { private(set) var energy = 5
        mutating func feed() { energy += 1 } }
      ```

      ### Q1: predict

      ```swift predict
      var pet = Pet()
      pet.feed()
      pet.energy
      pet.energy > 5
      ```

      ```answer
      6
      true
      ```

      ### Q2: which

      ```swift which
      var pet = Pet() // given
      pet.energy = 3
      pet.feed()
      ```

      ```answer
      fails
      compiles
      ```

      ### Q3: blank

      ```swift blank
      var pet = Pet()
      pet._____()
      ```

      ```answer
      feed
      ```

      ### Q4: wrong

      ```swift predict
      1 + 1
      ```

      ```answer
      3
      ```
      """
    let proofs = try verify(lesson).proofs
    #expect(proofs.map(\.outcome) == [.compiled, .answered, .answered, .compiled, .disproven])
    let wrong = try #require(proofs.last?.diagnostics.first)
    #expect(wrong.summary.contains("'3'"))
    #expect(wrong.advice == "the code gives: '2'; correct the answer or the code")
  }

  @Test(arguments: [
    "extension Box { func open() {", "struct Box { let n: Int = }", "func halve( -> Int { 2 }",
    "let text = \"no end", "}", "struct Lid { let n = 1 }\nextension Box {",
  ])
  func `a snippet with a syntax error leaves the lesson as it was`(broken: String) throws {
    let lesson =
      "# T\n\n" + Self.fence("", "struct Box { let n = 1 }") + "\n"
      + Self.fence("", broken) + "\n" + Self.fence("", "import Foundation\nprint(Box().n)")
    let outcomes = try verify(lesson).proofs.map(\.outcome)
    #expect(outcomes == [.compiled, .disproven, .compiled])
  }

  @Test func `what a checkpoint defines stays in it`() throws {
    let lesson = """
      # T

      ```swift
      func f() -> Int { 1 }
      ```

      ### Q1: a

      ```swift
      func f() -> String { "a" }
      let s: String = f()
      ```

      ## B

      ```swift
      let n: Int = f()
      ```
      """
    #expect(try verify(lesson).proofs.map(\.outcome) == [.compiled, .compiled, .compiled])
  }

  @Test func `keeps what is proven, and proves anew what has changed`() throws {
    try withTemporaryFolder { folder in
      let cache = ResultCache(root: folder)
      let lesson = "# T\n\n\(Self.fence("", "let a = 1"))\n\(Self.fence("", "print(a)"))"
      #expect(try verify(lesson, cache: cache).counts.kept == 0)
      #expect(try verify(lesson, cache: cache).counts.kept == 2)
      let moved = try verify("# T\n\nText.\n\n" + lesson.dropFirst(5), cache: cache)
      #expect(moved.counts.kept == 0)
      #expect(moved.counts.cached == 2)
      let changed = try verify(lesson.replacing("print(a)", with: "print(b)"), cache: cache)
      #expect(changed.proofs.map(\.outcome) == [.compiled, .disproven])
      for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      {
        try Data("damaged".utf8).write(to: file)
      }
      #expect(try verify(lesson, cache: cache).proofs.map(\.outcome) == [.compiled, .compiled])
    }
  }
}
