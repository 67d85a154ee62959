import Diagnostics
import Grading
import GradingWire
import Testing

@Suite(.serialized)
struct VerdictTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  @Test(arguments: ["evens", "lamp"])
  func `passes the solution, every check and rule reported`(id: String) throws {
    let result = try workshop.grade(try workshop.text("exercises/\(id)/Solution.swift"), for: id)
    #expect(result.verdict == .passed)
    let exercise = try workshop.exercise(id)
    #expect(result.checks.map(\.name) == exercise.declaredChecks + exercise.rules.map(\.id))
    #expect(result.checks.allSatisfy { $0.outcome == .passed })
  }

  @Test func `shows the value that a wrong answer gave`() throws {
    let result = try workshop.grade(
      "func solve(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }", for: "evens")
    #expect(result.verdict == .wrong)
    #expect(
      result.outcome(of: "addsEvens")
        == .failed([
          .issue(
            JudgeReport.Issue(
              .expectation("sumOfEvens(in: [1, 2, 3, 4]) == 6"),
              observation: .gave(call: "sumOfEvens(in: [1, 2, 3, 4])", value: "10")))
        ]))
    #expect(result.outcome(of: "nothingIsZero") == .passed)
  }

  @Test func `shows what is on the screen`() throws {
    let solution = try workshop.text("exercises/lamp/Solution.swift")
    let result = try workshop.grade(
      solution.replacing("{ lamp.darken() }", with: "{ lamp.darken(); lamp.darken() }"),
      for: "lamp")
    #expect(result.verdict == .wrong)
    guard case .failed(let findings) = result.outcome(of: "buttonDarkens"),
      case .issue(let issue)? = findings.first, case .shown(let elements)? = issue.observation
    else {
      Issue.record("\(result)")
      return
    }
    #expect(elements.map(\.name).contains(#"text "Level 0""#))
  }

  @Test func `names the learner's line where it does not compile`() throws {
    let result = try workshop.grade(
      "func solve(_ numbers: [Int]) -> Int {\n  let wrong: Int = \"\"\n  return wrong\n}",
      for: "evens")
    #expect(result.verdict == .doesNotCompile)
    let error = try #require(result.diagnostics.first)
    #expect(error.file == "answer.swift")
    #expect(error.range?.lowerBound.line == 2)
  }

  @Test(arguments: [
    ("let list = [1]\n  return list[numbers.count + 1]", "Index out of range"),
    ("let none = Int(\"?\")\n  return none!", "nil"),
    ("let most = numbers.count\n  return Int.max - most + most + 1", ""),
    ("let all = numbers\n  return all.count / (all.count - all.count)", "ivision by zero"),
    ("struct Box { var x = [1] }\n  fatalError(\"oh\")", "oh"),
    ("let none = 0\n  precondition(none > 0, \"no, none\")\n  return 0", "no, none"),
    ("let none = 0\n  assert(none > 0, \"no, none\")\n  return 0", "no, none"),
  ])
  func `names the learner's line of a run-time error`(body: String, message: String) throws {
    let text = "func solve(_ numbers: [Int]) -> Int {\n  \(body)\n}"
    let result = try workshop.grade(text, for: "evens")
    #expect(result.verdict == .trapped)
    let trap = try #require(result.trap)
    #expect(trap.place == Trap.Place(file: "answer.swift", line: 3))
    #expect(trap.message.contains(message))
  }

  @Test(arguments: [
    "struct Int {}", "protocol View {}", "struct Binding {}", "class State {}",
  ])
  func `says of a type that hides one of the library's only that`(declaration: String) throws {
    let solution = try workshop.text("exercises/lamp/Solution.swift")
    let result = try workshop.grade(solution + "\n" + declaration + "\n", for: "lamp")
    #expect(result.verdict == .doesNotCompile)
    #expect(result.diagnostics.map(\.identifier) == ["hides-a-type"], "\(result.diagnostics)")
    #expect(result.diagnostics.first?.range != nil)
  }

  @Test func `names what should be a view and is none`() throws {
    let result = try workshop.grade(
      """
      struct LampControls {
        @Binding var lamp: Lamp
        var body: some View { Button("Brighter") { lamp.brighten() } }
      }
      extension Lamp { mutating func darken() {} }
      """, for: "lamp")
    #expect(result.verdict == .doesNotCompile)
    #expect(result.diagnostics.map(\.identifier) == ["not-a-view"], "\(result.diagnostics)")
    #expect(result.diagnostics.first?.summary.hasPrefix("'LampControls'") == true)
  }

  @Test func `says of other errors what they are, whatever types there are besides`() throws {
    let result = try workshop.grade(
      "struct Text {}\nfunc solve(_ numbers: [Int]) -> Int { \"\" }", for: "evens")
    #expect(result.verdict == .doesNotCompile)
    #expect(result.diagnostics.map(\.identifier) == ["compiler"])
  }

  @Test func `knows a cast that does not fit`() throws {
    let result = try workshop.grade(
      "func solve(_ numbers: [Int]) -> Int {\n  let any: Any = numbers\n  return any as! Int\n}",
      for: "evens")
    #expect(result.verdict == .trapped)
    let message = "Could not cast value of type 'Swift.Array<Swift.Int>' to 'Swift.Int'."
    #expect(result.trap?.message == message)
    #expect(result.checks.allSatisfy { $0.printed.isEmpty })
  }

  @Test func `says of a view inside itself what it is`() throws {
    let solution = try workshop.text("exercises/lamp/Solution.swift")
    let text = solution.replacing(
      "Button(\"Brighter\")", with: "LampControls(lamp: $lamp)\nButton(\"Brighter\")")
    let result = try workshop.grade(text, for: "lamp")
    #expect(result.verdict == .trapped)
    #expect(result.trap?.message.contains("a view seems to contain itself") == true)
    #expect(result.checks.allSatisfy { $0.printed.isEmpty })
  }

  @Test func `knows endless recursion`() throws {
    let result = try workshop.grade(
      "func solve(_ numbers: [Int]) -> Int {\n  solve(numbers) + 1\n}", for: "evens")
    #expect(result.verdict == .trapped)
    #expect(result.trap?.isRecursion == true)
    #expect(result.trap?.place?.file == "answer.swift")
  }

  @Test func `names the line of a run-time error in a button's action`() throws {
    let solution = try workshop.text("exercises/lamp/Solution.swift")
    let text = solution.replacing("{ lamp.darken() }", with: "{\nprint([0][lamp.level])\n}")
    let trapped = try workshop.grade(text, for: "lamp")
    #expect(trapped.verdict == .trapped)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("print") }
    #expect(trapped.trap?.place?.line == line.map { $0 + 1 })
  }

  @Test(arguments: ["while numbers.count >= 0 {}", "while true { sleep(1) }"])
  func `stops what does not end`(body: String) throws {
    let result = try workshop.grade(
      "import Foundation\nfunc solve(_ numbers: [Int]) -> Int {\n  \(body)\n  return 0\n}",
      for: "evens")
    #expect(result.verdict == .timedOut)
    #expect(result.checks.count == 3)
    #expect(workshop.leftovers() == [:])
  }

  /// As it stands, the view takes the compiler longer than it has.
  @Test func `tells a mistake deep in a long view where it was made`() throws {
    let solution = try workshop.text("exercises/lamp/Solution.swift")
    let view = """

      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          VStack(alignment: .leading) {
            ZStack(alignment: .bottom) {
              RoundedRectangle(cornerRadius: 16)
                .fill(LinearGradient(colors: [.red, .pink], startPoint: .top, endPoint: .bottom))
                .frame(height: 160)
              Image(systemName: "star").font(.system(size: 60)).foregroundStyle(.white)
                .frame(maxWidth: .infinity, maxHeight: .infinity).opacity(0.6)
              Text("20 min").font(.caption.bol()).padding(.horizontal, 10)
                .background(.ultraThinMaterial, in: Capsule()).padding(8)
            }
            if isOpen {
              VStack { Label("Salt", systemImage: "leaf").font(.callout).foregroundStyle(.primary) }
                .padding().frame(maxWidth: .infinity).background(Color.green.opacity(0.1))
            }
            Button(isOpen ? "Less" : "More") { isOpen.toggle() }.font(.headline).padding(.bottom)
          }
          .background(Color.white)
          .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
          .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(Color.gray, lineWidth: 1) }
          .frame(maxWidth: .infinity)
          .shadow(color: .black.opacity(0.15), radius: 10, x: 0, y: 5)
          .padding()
          .frame(maxHeight: .infinity)
          .contentShape(Rectangle())
          .onTapGesture { isOpen = true }
          .accessibilityLabel("Recipe")
        }
      }
      """
    let text = solution + view
    let result = try workshop.grade(text, for: "lamp")
    #expect(result.verdict == .doesNotCompile)
    #expect(result.diagnostics.map(\.summary) == ["value of type 'Font' has no member 'bol'"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(".bol()") })
    let column = try #require(lines[line].firstRange(of: "bol()")).lowerBound
    #expect(
      result.diagnostics.first?.range?.lowerBound
        == SourceRange(
          line: line + 1, column: lines[line].distance(from: lines[line].startIndex, to: column) + 1
        ).lowerBound)
  }

  @Test func `knows a program that wants too much memory`() throws {
    let result = try workshop.grade(
      """
      func solve(_ numbers: [Int]) -> Int {
        var all: [[UInt8]] = []
        while true { all.append([UInt8](repeating: 1, count: 100_000_000)) }
      }
      """, for: "evens")
    #expect(result.verdict == .outOfMemory)
    #expect(result.checks.allSatisfy { $0.printed.isEmpty })
  }

  @Test func `reports every check where one traps and one hangs`() throws {
    let result = try workshop.grade(
      """
      func solve(_ numbers: [Int]) -> Int {
        if numbers.isEmpty { return numbers[0] }
        while numbers.count == 4 {}
        return numbers.filter { $0 % 2 == 0 }.reduce(0, +)
      }
      """, for: "evens")
    #expect(result.verdict == .timedOut)
    #expect(result.outcome(of: "addsEvens") == .timedOut)
    #expect(result.trap?.place?.line == 2)
    #expect(result.outcome(of: "negativesCount") == .passed)
  }

  @Test(arguments: ["evens", "lamp"])
  func `refuses the starter, nothing, and nothing but comments`(id: String) throws {
    let solution = try workshop.text("exercises/\(id)/Solution.swift")
    let commented = solution.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "// " + $0 }.joined(separator: "\n")
    let starter = try workshop.text("exercises/\(id)/Starter.swift")
    for text in [starter, "", "\n\n", commented, "/*\n\(solution)\n*/"] {
      let verdict = try workshop.grade(text, for: id).verdict
      #expect(verdict == .wrong || verdict == .doesNotCompile)
    }
  }

  @Test func `shows what the program printed`() throws {
    let result = try workshop.grade(
      "func solve(_ numbers: [Int]) -> Int { print(\"here\", numbers); return 1 }", for: "evens")
    #expect(result.checks.first?.printed == "here [1, 2, 3, 4]\n")
  }
}
