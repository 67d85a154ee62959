import Testing

struct CarePanelChecks {
  @Test func feedRunsItsAction() throws {
    let screen = try counter()
    try screen.tap("Feed")
    #expect(try screen.contains("fed 1"))
    #expect(try screen.contains("slept 0"))
  }

  @Test func sleepRunsItsAction() throws {
    let screen = try counter()
    try screen.tap("Sleep")
    #expect(try screen.contains("slept 1"))
    #expect(try screen.contains("fed 0"))
  }

  @Test func disabledWhenFull() throws {
    let screen = try fullPanel()
    #expect(try !screen.button("Feed").isEnabled)
    #expect(try !screen.button("Sleep").isEnabled)
  }

  @Test func enabledOtherwise() throws {
    for screen in [try emptyPanel(), try almostFullPanel()] {
      #expect(try screen.button("Feed").isEnabled)
      #expect(try screen.button("Sleep").isEnabled)
    }
  }

  @Test func screenFeeds() throws {
    let screen = try screen()
    try screen.tap("Feed")
    #expect(try screen.contains("Energy: 6"))
  }

  @Test func screenSleeps() throws {
    let screen = try screen()
    try screen.tap("Sleep")
    #expect(try screen.contains("Cookie"))
    #expect(try screen.contains("Energy: 10"))
  }

  @Test func screenPassesEnergy() throws {
    let screen = try screen()
    #expect(try screen.button("Feed").isEnabled)
    try screen.tap("Sleep")
    #expect(try !screen.button("Feed").isEnabled)
    #expect(try !screen.button("Sleep").isEnabled)
  }

  @Test func nobodyPlays() throws {
    for screen in [try screen(), try emptyPanel()] {
      #expect(try screen.elements(.kind(.button, "Play")).isEmpty)
    }
  }
}
