import Diagnostics
import Foundation
import Processes
import Testing

@testable import Proofs

/// Programs whose chains of modifiers are taken apart, so that the compiler soon tells what is wrong with them.
struct StepwiseSourceTests {
  @Test(arguments: [
    (
      "struct A: View { var body: some View { Text(\"a\").bold().padding() } }",
      "struct A: View { var body: some View { let _link1 = Text(\"a\"); let _link2 = _link1.bold(); _link2.padding() } }"
    ),
    // A builder has to be asked for where the compiler does not take one by itself, and `return` turns one off.
    (
      "var a: some View { return Text(\"a\").bold() }",
      "@SwiftUI.ViewBuilder var a: some View { let _link1 = Text(\"a\"); _link1.bold() }"
    ),
    (
      "func a() -> some View { let t = \"a\"\nreturn Text(t).bold() }",
      "@SwiftUI.ViewBuilder func a() -> some View { let t = \"a\"\nlet _link1 = Text(t); _link1.bold() }"
    ),
    (
      "struct A: View { var body: some View { VStack { Text(\"a\").bold()\nText(\"b\") } } }",
      "struct A: View { var body: some View { VStack { let _link1 = Text(\"a\"); _link1.bold()\nText(\"b\") } } }"
    ),
    (
      "struct A: View { var body: some View { if a { Text(\"a\").bold() } } }",
      "struct A: View { var body: some View { if a { let _link1 = Text(\"a\"); _link1.bold() } } }"
    ),
    (
      "func body(content: Content) -> some View { content.bold().font(.title) }",
      "func body(content: Content) -> some View { let _link1 = content; let _link2 = _link1.bold(); _link2.font(.title) }"
    ),
    (
      "#Preview { A().bold() }", "#Preview { let _link1 = A(); _link1.bold() }"
    ),
  ])
  func `takes chains apart`(text: String, steps: String) {
    #expect(StepwiseSource(text, named: "a.swift").text == steps)
  }

  @Test(arguments: [
    // Values that are computed, and not built.
    "let a = b.map { Text($0).bold() }",
    "var a: Text { Text(\"a\").bold() }",
    "var a: Text { if b { Text(\"a\").bold() } else { Text(\"b\").bold() } }",
    "func a() -> some View { if b { return Text(\"a\").bold() }; return Text(\"b\").bold() }",
    "struct Box<C: View> { let content: () -> C }\nlet a = Box { Text(\"a\").bold() }",
    "func box<C: View>(_ content: () -> C) {}\nfunc a() { box { Text(\"a\").bold() } }",
    "let a = Binding(get: { Store().value() }, set: { _ in })",
    "let a = { Text(\"a\").bold() }",
    "init() { Store().load() }",
    // What is no chain, or gets its type from around it.
    "struct A: View { var body: some View { Text(\"a\") } }",
    "struct A: View { var body: some View { Theme.Card() } }",
    "var body: some View { .red.opacity(0.5) }",
    "func a() { items.append(1) }",
  ])
  func `leaves alone what may not be taken apart`(text: String) {
    let steps = StepwiseSource(text, named: "a.swift")
    #expect(steps.text == text)
    #expect(!steps.hasSteps)
  }

  @Test(arguments: ["Text", "bold", "font", "titel", "padding"])
  func `leads a message back to where its subject stands`(word: String) throws {
    let text = """
      #sourceLocation(file: "b.swift", line: 10)
      struct A: View {
        var body: some View { Text("a").bold().font(.titel)
          .padding() }
      }
      """
    let steps = StepwiseSource(text, named: "a.swift")
    func place(in text: String) throws -> SourceRange {
      let lines = text.split(separator: "\n")
      let index = try #require(lines.firstIndex { $0.contains(word) })
      let start = try #require(lines[index].range(of: word)?.lowerBound)
      return SourceRange(
        line: index + 9,
        column: lines[index].utf8.distance(from: lines[index].startIndex, to: start) + 1)
    }
    let message = Diagnostic(
      .error, "compiler", "wrong", file: "b.swift", range: try place(in: steps.text))
    #expect(steps.relocated(message).range == (try place(in: text)))
  }

  /// Each of these takes the compiler many times the patience it is given, since every outer modifier has several meanings.
  @Test(arguments: [
    (
      ".opacity(0.6)", ".opacity(\"0.6\")",
      "cannot convert value of type 'String' to expected argument type 'Double'"
    ),
    (".caption.bold()", ".caption.bol()", "value of type 'Font' has no member 'bol'"),
    (".topLeading", ".topLeft", "type 'UnitPoint' has no member 'topLeft'"),
  ])
  func `tells a mistake deep in a view`(right: String, wrong: String, message: String) throws {
    let text = try Self.card.replacing(wrong, for: right)
    let told = try check(text)
    #expect(told.fault == nil)
    #expect(told.diagnostics.map(\.summary) == [message])
    let line = try #require(text.split(separator: "\n").firstIndex { $0.contains(wrong) })
    #expect(told.diagnostics.first?.range?.lowerBound.line == line + 1)
  }

  @Test func `accepts the view without a mistake`() throws {
    #expect(try check(Self.card).diagnostics.isEmpty)
    #expect(try check(StepwiseSource(Self.card, named: "a.swift").text).diagnostics.isEmpty)
  }

  /// As it stands, the view with such a mistake takes hundreds of thousands.
  @Test func `takes the compiler few attempts`() throws {
    let text = try Self.card.replacing(".caption.bol()", for: ".caption.bold()")
    let steps = try attempts(at: StepwiseSource(text, named: "a.swift").text)
    #expect(1..<3_000 ~= steps, "\(steps)")
  }

  /// How often the compiler tries a meaning of something.
  private func attempts(at text: String) throws -> Int {
    let toolchain = try toolchain()
    return try withTemporaryFolder { folder in
      let file = folder.appending(path: "a.swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let outcome = try ProcessRunner.live.run(
        Command(
          toolchain.frontend,
          [
            "-frontend", "-typecheck", "-parse-as-library", "-module-name", "lesson", "-I",
            toolchain.modules, "-module-cache-path", toolchain.moduleCache, "-swift-version", "5",
            "-import-module", "SwiftUI", "-stats-output-dir", folder.path, file.path,
          ], environment: ["PATH": "/usr/bin:/bin"]), .compiling)
      #expect(outcome.errorText.contains("has no member 'bol'"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let name = try #require(names.first { $0.hasSuffix(".json") })
      let counts = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let count = try #require(counts.firstMatch(of: #/NumConstraintScopes": (\d+)/#)?.1)
      return try #require(Int(count))
    }
  }

  private func toolchain() throws -> Toolchain {
    try .current(
      moduleCache: FileManager.default.temporaryDirectory.appending(path: "courseware-tests").path)
  }

  private func check(_ text: String) throws -> CheckedResult {
    var compiler = Compiler(toolchain: try toolchain())
    compiler.patience = 2
    compiler.limits.processorSeconds = 10
    return try withTemporaryFolder { folder in
      try compiler.check(
        [("a.swift", text)], as: .lesson, module: "lesson", isLibrary: true, in: folder.path)
    }
  }

  private static let card = """
    struct Card: View {
      @State private var isExpanded = false
      @State private var isFavourite = false
      let ingredients: [String]
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          ZStack(alignment: .bottomTrailing) {
            RoundedRectangle(cornerRadius: 16)
              .fill(LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottom))
              .frame(height: 160)
            Image(systemName: "fork.knife")
              .font(.system(size: 60))
              .foregroundStyle(.white)
              .rotationEffect(.degrees(isExpanded ? 180 : 0))
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .opacity(0.6)
            Text("20 min")
              .font(.caption.bold())
              .padding(.horizontal, 10)
              .background(.ultraThinMaterial, in: Capsule())
              .padding(8)
          }
          if isExpanded {
            VStack(alignment: .leading, spacing: 4) {
              ForEach(ingredients, id: \\.self) { ingredient in
                Label(ingredient, systemImage: "leaf").font(.callout).foregroundStyle(.primary)
              }
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.green.opacity(0.1))
            .clipShape(RoundedRectangle(cornerRadius: 12))
          }
          Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
            .font(.subheadline.weight(.medium))
            .frame(maxWidth: .infinity)
            .padding(.bottom)
        }
        .background(Color.white)
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
        .overlay {
          RoundedRectangle(cornerRadius: 20, style: .continuous)
            .strokeBorder(Color.gray.opacity(0.3), lineWidth: 1)
        }
        .shadow(color: .black.opacity(0.15), radius: 10, x: 0, y: 5)
        .padding()
        .contentShape(Rectangle())
        .onTapGesture { isExpanded = true }
        .accessibilityLabel("Recipe")
      }
    }
    """
}

extension String {
  /// The text with something else in the place of a part that occurs once.
  fileprivate func replacing(_ other: String, for part: String) throws -> String {
    try #require(components(separatedBy: part).count == 2)
    return replacingOccurrences(of: part, with: other)
  }
}
