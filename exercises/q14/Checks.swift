import Testing

struct StepperChecks {
  @Test func plusFeeds() throws {
    let screen = try screen()
    #expect(try screen.contains("Energy: 5"))
    try screen.increment(.kind(.stepper))
    #expect(try screen.contains("Energy: 6"))
    try screen.increment(.kind(.stepper))
    #expect(try screen.contains("Energy: 7"))
  }

  @Test func minusPlays() throws {
    let screen = try screen()
    try screen.decrement(.kind(.stepper))
    #expect(try screen.contains("Energy: 4"))
    try screen.decrement(.kind(.stepper))
    #expect(try screen.contains("Energy: 3"))
  }

  @Test func staysInRange() throws {
    let screen = try screen()
    for _ in 1...12 { try? screen.increment(.kind(.stepper)) }
    #expect(try screen.contains("Energy: 10"))
    for _ in 1...24 { try? screen.decrement(.kind(.stepper)) }
    #expect(try screen.contains("Energy: 0"))
  }

  @Test func buttonsAreGone() throws {
    let screen = try screen()
    #expect(try screen.elements(.kind(.button, "Feed")).isEmpty)
    #expect(try screen.elements(.kind(.button, "Play")).isEmpty)
  }
}
