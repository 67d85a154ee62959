import Testing

struct StreakChecks {
  /// Noon of a day, counted from 0.
  private func noon(_ day: Int) -> Int { day * 24 + 12 }

  @Test func emptyIsZero() throws {
    #expect(try streak(atHour: noon(0), trainedAt: []) == 0)
  }

  @Test func countsToday() throws {
    #expect(try streak(atHour: noon(3), trainedAt: [noon(3)]) == 1)
    #expect(try streak(atHour: noon(3), trainedAt: [noon(3) - 2, noon(3) - 1]) == 1)
  }

  @Test func countsInARow() throws {
    #expect(try streak(atHour: noon(3), trainedAt: [noon(1), noon(2), noon(3)]) == 3)
    #expect(try streak(atHour: noon(9), trainedAt: (0...9).map(noon)) == 10)
    #expect(try streak(atHour: noon(23), trainedAt: (20...23).map(noon)) == 4)
  }

  @Test func yesterdayStillCounts() throws {
    #expect(try streak(atHour: noon(3), trainedAt: [noon(1), noon(2)]) == 2)
    #expect(try streak(atHour: noon(3), trainedAt: [noon(2)]) == 1)
  }

  @Test func gapEnds() throws {
    #expect(try streak(atHour: noon(4), trainedAt: [noon(0), noon(1), noon(3), noon(4)]) == 2)
    #expect(try streak(atHour: noon(4), trainedAt: [noon(0), noon(1), noon(2)]) == 0)
    #expect(try streak(atHour: noon(30), trainedAt: [noon(0)]) == 0)
    #expect(try streak(atHour: noon(3), trainedAt: [noon(1) + 11, noon(3) - 11]) == 1)
  }

  @Test func timeOfDayIsNoMatter() throws {
    #expect(try streak(atHour: 49, trainedAt: [23, 25]) == 2)
    #expect(try streak(atHour: 47, trainedAt: [1, 46]) == 2)
    #expect(try streak(atHour: 71, trainedAt: [1, 25]) == 2)
  }

  @Test func daysMayBeLongOrShort() throws {
    // March 30 has 23 hours: whoever goes back 24 from the last midnight of March misses it.
    let spring = [28, 29, 30, 31].map { [3, $0, 0] }
    #expect(try streakInBerlin(on: [3, 31, 0], trainedOn: spring) == 4)
    #expect(try streakInBerlin(on: [3, 31, 0], trainedOn: spring.dropLast()) == 3)
    #expect(try streakInBerlin(on: [3, 31, 0], trainedOn: [[3, 29, 23], [3, 31, 0]]) == 1)
    // October 26 has 25 hours: whoever goes back 24 from late in the evening is still in it.
    let autumn = [24, 25, 26, 27].map { [10, $0, 23] }
    #expect(try streakInBerlin(on: [10, 27, 23], trainedOn: autumn) == 4)
    #expect(try streakInBerlin(on: [10, 27, 23], trainedOn: autumn.dropLast()) == 3)
    #expect(try streakInBerlin(on: [10, 27, 23], trainedOn: [[10, 25, 0], [10, 27, 23]]) == 1)
  }

  @Test func addStillWorks() throws {
    #expect(
      try exercises(trainedAt: [noon(1), noon(1) + 1, noon(2), noon(2) + 1])
        == [["at 60", "at 61"], ["at 36", "at 37"]])
  }
}
