import Testing

struct DraftChecks {
  @Test func updateReplaces() throws {
    #expect(try titles(updating: 1, to: "Swift 6").contains("Swift 6"))
    #expect(try titles(updating: 2, to: "Rain").contains("Rain"))
    #expect(try !titles(updating: 2, to: "Rain").contains("Weather"))
    #expect(try second(updatedTo: "Rain", "rain.org") == ["Rain", "rain.org", "favorite"])
  }

  @Test func updateKeepsOthers() throws {
    let titles = try titles(updating: 2, to: "Weather")
    #expect(titles == ["Swift", "Weather", "News"])
    #expect(try added("Tea", "tea.org") == ["Tea", "tea.org", "4", "false"])
  }

  @Test func updateIgnoresUnknown() throws {
    #expect(try titles(updating: 9, to: "Nobody") == ["Swift", "Weather", "News"])
  }

  @Test func saveChangesTheList() throws {
    let screen = try list()
    try screen.tap("Weather")
    try screen.type("Rain", into: "Title")
    try screen.tap("Save")
    #expect(try screen.element(ElementQuery(kind: .button, part: "Rain")).isEnabled)
    #expect(try !screen.contains("Weather"))
  }

  @Test func cancelChangesNothing() throws {
    let screen = try list()
    try screen.tap("Weather")
    try screen.type("Rain", into: "Title")
    try screen.tap("Cancel")
    #expect(try screen.element(ElementQuery(kind: .button, part: "Weather")).isEnabled)
  }

  @Test func opensTheRightOne() throws {
    let screen = try list()
    try screen.tap("News")
    #expect(try screen.textField("Title").value == "News")
  }

  @Test func draftStartsFresh() throws {
    let screen = try list()
    try screen.tap("Weather")
    try screen.type("Rain", into: "Title")
    try screen.tap("Cancel")
    try screen.tap("Weather")
    #expect(try screen.textField("Title").value == "Weather")
  }
}
