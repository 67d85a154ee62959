import Testing

struct FeedingPlanChecks {
  @Test func startsWithThree() throws {
    let plan = try plan()
    #expect(try plan.contains("Morning"))
    #expect(try plan.contains("2 portions"))
    #expect(try plan.contains("Evening"))
    #expect(try plan.contains("1 portions"))
    #expect(try plan.contains("Each day: 3"))
    let texts = try plan.texts
    #expect(texts.filter { ["Morning", "Evening"].contains($0) } == ["Morning", "Evening"])
    #expect(texts.filter { $0.hasSuffix(" portions") } == ["2 portions", "1 portions"])
  }

  @Test func rowsAreIndependent() throws {
    let plan = try plan()
    try plan.tap(.kind(.button, "More").at(1))
    try plan.tap(.kind(.button, "More").at(1))
    #expect(try plan.contains("2 portions"))
    #expect(try plan.contains("3 portions"))
    try plan.tap(.kind(.button, "Less").at(0))
    #expect(try plan.contains("1 portions"))
    #expect(try plan.contains("3 portions"))
  }

  @Test func sumFollows() throws {
    let plan = try plan()
    try plan.tap(.kind(.button, "More").at(0))
    #expect(try plan.contains("Each day: 4"))
    try plan.tap(.kind(.button, "Less").at(1))
    #expect(try plan.contains("Each day: 3"))
    try plan.tap(.kind(.button, "More").at(0))
    #expect(try plan.contains("Each day: 4"))
  }

  @Test func moreStopsAtFour() throws {
    let plan = try plan()
    #expect(try plan.element(.kind(.button, "More").at(0)).isEnabled)
    try plan.tap(.kind(.button, "More").at(0))
    #expect(try plan.element(.kind(.button, "More").at(0)).isEnabled)
    try plan.tap(.kind(.button, "More").at(0))
    #expect(try plan.contains("4 portions"))
    #expect(try !plan.element(.kind(.button, "More").at(0)).isEnabled)
    for _ in 1...4 { try plan.tap(.kind(.button, "Less").at(0)) }
    #expect(try plan.contains("0 portions"))
    #expect(try plan.element(.kind(.button, "More").at(0)).isEnabled)
  }

  @Test func lessStopsAtZero() throws {
    let plan = try plan()
    #expect(try plan.element(.kind(.button, "Less").at(0)).isEnabled)
    try plan.tap(.kind(.button, "Less").at(0))
    try plan.tap(.kind(.button, "Less").at(0))
    #expect(try plan.contains("0 portions"))
    #expect(try !plan.element(.kind(.button, "Less").at(0)).isEnabled)
    for _ in 1...4 { try plan.tap(.kind(.button, "More").at(0)) }
    #expect(try plan.contains("4 portions"))
    #expect(try plan.element(.kind(.button, "Less").at(0)).isEnabled)
  }
}
