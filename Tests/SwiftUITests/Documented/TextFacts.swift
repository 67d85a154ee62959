import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of text.
@MainActor
struct TextFacts {
  @Test(arguments: [
    ("**Bold**", "Bold"), ("*it* and `code`", "it and code"), ("***both***", "both"),
    ("**a** and **b**", "a and b"), ("_a_ ~~b~~", "a b"), ("see [this](https://a.b)", "see this"),
    ("**B** [l](https://a.b)", "B l"), ("**two words**!", "two words!"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("5*6", "5*6"), ("snake_case_name", "snake_case_name"),
    ("**open", "**open"), ("\\*kept\\*", "*kept*"), ("`a*b*c`", "a*b*c"),
  ]) func `takes the marks of Markdown as emphasis in a localised string`(
    source: String, words: String
  ) throws {
    let screen = Screen {
      Text(LocalizedStringKey(source))
      Text(verbatim: source)
    }
    #expect(try screen.texts.first == words)
    #expect(try screen.texts.last == source)
  }

  @Test func `takes no marks in what is put into a string`() throws {
    let name = "*Cookie*"
    let screen = Screen {
      Text("Hello **you** and \(name)")
      Text(name)
    }
    #expect(try screen.texts == ["Hello you and *Cookie*", "*Cookie*"])
  }
}
