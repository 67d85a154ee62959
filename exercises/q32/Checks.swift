import Testing

struct TrainingPageChecks {
  @Test func startIsLocked() throws {
    let page = try page()
    #expect(try page.button("Start").isEnabled)
    try page.tap("Start")
    #expect(try !page.button("Start").isEnabled)
    try page.advance(by: 3)
    #expect(try !page.button("Start").isEnabled)
  }

  @Test func startIsFreed() throws {
    let page = try page()
    try page.tap("Start")
    try page.advance(by: 3)
    try page.tap("Done")
    #expect(try page.button("Start").isEnabled)
  }

  @Test func doneWaits() throws {
    let page = try page()
    #expect(try !page.button("Done").isEnabled)
    try page.tap("Start")
    try page.advance(by: 2)
    #expect(try !page.button("Done").isEnabled)
    try page.advance(by: 1)
    #expect(try page.button("Done").isEnabled)
    try page.tap("Done")
    #expect(try !page.button("Done").isEnabled)
    try page.tap("Start")
    try page.advance(by: 3)
    #expect(try page.button("Done").isEnabled)
  }

  @Test func saysReady() throws {
    let page = try page()
    #expect(try page.contains("Sit"))
    #expect(try page.contains("Ready"))
    try page.advance(by: 5)
    #expect(try page.contains("Ready"))
    try page.tap("Start")
    try page.advance(by: 3)
    try page.tap("Done")
    #expect(try page.contains("Ready"))
  }

  @Test func saysRunning() throws {
    let page = try page()
    try page.tap("Start")
    #expect(try page.contains("Running"))
    try page.advance(by: 2)
    #expect(try page.contains("Running"))
  }

  @Test func saysWellDone() throws {
    let page = try page()
    try page.tap("Start")
    try page.advance(by: 3)
    #expect(try page.contains("Well done"))
    #expect(try !page.contains("Running"))
  }
}
