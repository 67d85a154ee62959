import Foundation
import Testing

@testable import Site

struct ScriptDataTests {
  private static let everyCharacter = String(
    String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))

  @Test(arguments: ["", "a", "\"", "\\n", "</script>", "ä “ß” 😀", everyCharacter])
  func `is read as the text that was written`(text: String) throws {
    let json = ScriptData.json(.record([(name: text, value: .list([.text(text), .number(-7)]))]))
    let read = try JSONDecoder().decode([String: Pair].self, from: Data(json))
    #expect(read.keys.map { Array($0.utf8) } == [Array(text.utf8)])
    #expect(read.values.map { Array($0.text.utf8) } == [Array(text.utf8)])
    #expect(read.values.map(\.number) == [-7])
  }

  private struct Pair: Decodable {
    var text: String
    var number: Int

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      text = try values.decode(String.self)
      number = try values.decode(Int.self)
    }
  }

  @Test func `holds nothing that could end its script`() {
    let script = ScriptData.bytes(assigning: .texts(["b": "</script>", "a": "<!--"]), to: "x")
    #expect(
      String(decoding: script, as: UTF8.self) == #"var x = {"a":"<!--","b":"<\/script>"};"# + "\n")
  }
}
