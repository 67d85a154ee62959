import Testing

struct SchoolChecks {
  /// Whether an exercise stands on the page, by itself or among others; the button that logs it does not count.
  private func lists(_ exercise: String, _ school: Screen) throws -> Bool {
    try school.texts.contains { $0.contains(exercise) && $0 != "Log \(exercise)" }
  }

  @Test func addsToToday() throws {
    #expect(try exercises(trainedAt: [9, 17]) == [["at 9", "at 17"]])
    let threeDays = try exercises(trainedAt: [9, 33, 40, 60])
    #expect(threeDays.map(\.count).sorted() == [1, 1, 2])
    #expect(try exercises(trainedAt: [20, 28]).count == 2)
  }

  @Test func newestFirst() throws {
    let first = try exercises(trainedAt: [9, 33, 60]).first
    #expect(first == ["at 60"])
  }

  @Test func copiesAreSeparate() throws {
    #expect(try daysOfOriginalAndCopy() == [0, 1])
  }

  @Test func pressIsListed() throws {
    let school = try school()
    #expect(try !lists("Sit", school))
    try school.tap("Log Sit")
    #expect(try lists("Sit", school))
    #expect(try !lists("Stay", school))
  }

  @Test func bothButtonsShare() throws {
    let school = try school()
    try school.tap("Log Sit")
    try school.tap("Log Stay")
    #expect(try lists("Sit", school))
    #expect(try lists("Stay", school))
  }
}
