import Testing

struct SchoolChecks {
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
    #expect(try !school.contains("Sit"))
    try school.tap("Log Sit")
    #expect(try school.contains("Sit"))
    #expect(try !school.contains("Stay"))
  }

  @Test func bothButtonsShare() throws {
    let school = try school()
    try school.tap("Log Sit")
    try school.tap("Log Stay")
    #expect(try school.contains("Sit"))
    #expect(try school.contains("Stay"))
  }
}
