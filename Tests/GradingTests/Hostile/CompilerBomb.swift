import Testing

/// Source that takes the compiler far more time, memory or text than its length lets one expect.
struct CompilerBomb: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String

  private init(_ name: String, _ text: String) {
    testDescription = name
    self.text = text
  }

  static let all = [
    CompilerBomb(
      "nested array type", "let x: " + repeated("[", 28) + "Int" + repeated("]", 28) + " = []"),
    CompilerBomb("nested parentheses", "let x = " + repeated("(", 20_000)),
    CompilerBomb("nested braces", "func f() " + repeated("{", 20_000)),
    CompilerBomb(
      "nested interpolation",
      "let x = " + repeated("\"\\(", 12) + "1" + repeated(")\"", 12)),
    CompilerBomb(
      "exponential type-checking",
      "let x: String = " + (1...60).map { "\($0) + \"a\"" }.joined(separator: " + ")),
    CompilerBomb("long chain", "let x = [1]" + repeated(".map { $0 }", 5_000)),
    CompilerBomb("long optional chain", "let x: Int" + repeated("?", 20_000)),
    CompilerBomb("huge literal", "let x = [" + repeated("1,", 80_000) + "1]"),
    CompilerBomb(
      "doubling structures",
      "struct S0 { var a = 1 }\n"
        + (1...24).map { "struct S\($0) { var a = S\($0 - 1)(); var b = S\($0 - 1)() }" }
        .joined(separator: "\n") + "\nlet x = S24()"),
    CompilerBomb("huge inline array", "let x = InlineArray<1_000_000_000, UInt8>(repeating: 1)"),
    CompilerBomb(
      "flood of errors", (1...4_000).map { "let x\($0): Int = \"\($0)\"" }.joined(separator: "\n")),
    CompilerBomb(
      "flood of warnings",
      (1...4_000).map { "func f\($0)() { let unused = \($0) }" }.joined(separator: "\n")),
    CompilerBomb("one endless line", "let x = \"" + repeated("x", 200_000) + "\" + 1"),
  ]

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
