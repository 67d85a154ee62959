import Diagnostics
import Lessons
import Testing

struct EncodingTests {
  private func lines(_ bytes: [UInt8]) -> [String] {
    LessonParser().parse(bytes, id: "a", language: "en", file: "a.md").diagnostics.map(\.line)
  }

  @Test func `bytes that are no UTF-8 are told once a line`() {
    let bytes = Array("ä".utf8) + [0xFF, 0xFE] + Array("\nok\nab".utf8) + [0xC3]
    #expect(
      lines(bytes) == [
        "a.md:1:3: error: the file is not valid UTF-8; save the file as UTF-8 [invalid-utf8]",
        "a.md:3:3: error: the file is not valid UTF-8; save the file as UTF-8 [invalid-utf8]",
      ])
  }

  @Test func `a NUL character is told`() {
    #expect(
      lines(Array("a\r\nb\u{0}".utf8)) == [
        "a.md:2:2: error: the file holds a NUL character; remove it [nul-character]"
      ])
  }

  @Test func `a file in another encoding does not stop the reading`() {
    let utf16: [UInt8] = [0xFF, 0xFE] + "# Title\n".utf16.flatMap { [UInt8($0 & 255), 0] }
    #expect(lines(utf16).first?.contains("[invalid-utf8]") == true)
  }

  @Test func `an empty file is an empty lesson`() {
    #expect(lines([]).isEmpty)
    #expect(lines([0xEF, 0xBB, 0xBF]).isEmpty)
  }
}
