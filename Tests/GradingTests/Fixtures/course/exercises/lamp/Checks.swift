import Testing

struct LampChecks {
  @Test func darkens() throws {
    #expect(try level(darkening: 4, times: 1) == 3)
    #expect(try level(darkening: 1, times: 3) == 0)
  }

  @Test func buttonDarkens() throws {
    let screen = try screen()
    try screen.tap("Darker")
    #expect(try screen.contains("Level 1"))
  }

  @Test func disabledInTheDark() throws {
    let screen = try screen()
    #expect(try screen.button("Darker").isEnabled)
    for _ in 1...2 { try screen.tap("Darker") }
    #expect(try !screen.button("Darker").isEnabled)
  }
}
