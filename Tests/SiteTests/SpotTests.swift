import Testing

@testable import Site

struct SpotTests {
  private static let lesson = """
    # Spots

    ```swift
    let a = 1 // ①
    let b = 2 // ② the rest
    ```

    See ①, **and ②**, but not ③ or `①`.

    ```swift
    let c = 3 // ①
    ```

    - Now ① is another one, and ② is still the old one.
    """

  @Test func `marks the places in the code, and ties the nearest one to the text`() {
    let page = Site.page(Self.lesson)
    let reader = MarkupReader(page)
    let marks = reader.tags("span").filter { $0.attributes["class"] == "spot" }
    #expect(marks.map { $0.attributes["id"] } == ["spot.4.1", "spot.4.2", "spot.11.1"])
    let links = reader.tags("a").filter { $0.attributes["class"] == "spot" }
    #expect(
      links.map { $0.attributes["href"] } == ["#spot.4.1", "#spot.4.2", "#spot.11.1", "#spot.4.2"])
    #expect(page.contains("but not ③ or <code>①</code>"))
    #expect(page.contains(#"<span class="c"> the rest</span>"#))
  }

  @Test func `copies the code, not the marks`() {
    #expect(
      Site.page(Self.lesson).contains("data-copy=\"let a = 1 // ①\nlet b = 2 // ② the rest\n\""))
  }

  @Test(arguments: [("// ①", 1, ""), ("//⑳ x", 20, "x"), ("/// ③", 3, "")])
  func `reads a mark`(comment: String, number: Int, remark: String) {
    let spot = Spot(comment: comment)
    #expect(spot?.number == number && spot?.remark == remark)
  }

  @Test(arguments: ["// 1", "// (1)", "// see ①", "①", "//", "// ⓪"])
  func `takes nothing else for a mark`(comment: String) {
    #expect(Spot(comment: comment) == nil)
  }
}
