import Lessons
import Testing

@testable import Site

struct SearchIndexTests {
  private func sections(_ language: String) -> [SearchIndex.Section] {
    (SampleCourse.course().lessons[language] ?? []).flatMap(SearchIndex.sections)
  }

  @Test func `cuts lessons at headings and questions`() {
    #expect(
      sections("en").map(\.at) == [
        "first.html", "first.html#owning", "first.html#q1", "first.html#q2", "second.html",
        "second.html#q3", "second.html#q4", "second.html#q5",
      ])
    #expect(sections("en")[3].title == "Q2: What is the value?")
    #expect(sections("en")[3].lesson == "Pets & owners")
    #expect(sections("de")[0].title == "Tiere & ihre Schätzung")
  }

  /// The numbers that the letters of an index stand for.
  private func numbers(_ letters: Substring) -> [Int] {
    let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_")
    var (numbers, last, number, shift) = ([Int](), -1, 0, 0)
    for letter in letters {
      let bits = alphabet.firstIndex(of: letter) ?? 0
      number |= (bits & 31) << shift
      shift += 5
      if bits < 32 {
        last += number
        numbers.append(last)
        (number, shift) = (0, 0)
      }
    }
    return numbers
  }

  @Test func `knows in which lessons each word stands`() throws {
    var index = SearchIndex(language: "en")
    var expected: [String: [Int]] = [:]
    for number in 0..<2_000 {
      // Words of all lessons, of every so many, of one.
      let text =
        [1, 7, 40, 1_100].filter { number % $0 == 0 }.map { "every\($0)" } + ["only\(number)"]
      let lesson = SampleCourse.lesson("# Größe\n\n" + text.joined(separator: " “and” "))
      index.add("l\(number)", SearchEntry(SearchIndex.sections(of: lesson), of: lesson))
      for word in text { expected[word, default: []].append(number) }
    }
    let files = index.files
    let head = try #require(files.first).bytes
    let words = try #require(
      String(decoding: head, as: UTF8.self).firstMatch(of: #/"words":"([^"]*)"/#)
    ).1.split(separator: " ")
    #expect(files.map(\.path).dropFirst().first == "assets/search-en/words-0.js")
    let places = files.dropFirst().flatMap { file in
      String(decoding: file.bytes, as: UTF8.self).split(separator: "\"")[1].split(
        separator: " ", omittingEmptySubsequences: false)
    }
    #expect(words.count == places.count && words.count == 2_000 + 4 + 3)
    #expect(words.contains("größe") && words.contains("#größe") && words.contains("and"))
    for (word, place) in zip(words, places) {
      if let lessons = expected[String(word)] { #expect(numbers(place) == lessons) }
    }
    #expect(expected.keys.allSatisfy { words.contains(Substring($0)) })
  }

  @Test func `finds code, and gives neither answers nor hints nor hidden code away`() {
    let text = sections("en").map(\.text).joined(separator: "\n")
    #expect(text.contains("pet + 3"))
    for secret in ["Because of the sum", "func rest() {}", "A hint", "secret", "let c = 3"] {
      #expect(!text.contains(secret))
    }
  }

  @Test func `keeps the words that a glossary advises against for the search alone`() throws {
    let glossary = "# Words\n\n## Binding {#binding}\n\nAccess.\n\n<!-- not: Bindung, Band -->\n"
    let site = SampleCourse.site(first: glossary)
    let index = site.text("assets/search-en/texts-0.js")
    #expect(index.contains(#""also":"Bindung Band""#))
    #expect(!site.text("en/first.html").contains("Bindung"))
    let hostile = "# Words\n\n<script>a</script><!-- not: b -->\n"
    #expect(SampleCourse.site(first: hostile).text("en/first.html").contains("&lt;script&gt;"))
  }
}
