import Testing

struct RestChecks {
  @Test func restores2() throws {
    #expect(try energies(from: 5, resting: 1) == [7])
    #expect(try energies(from: 0, resting: 4) == [2, 4, 6, 8])
  }

  @Test func stopsAtTen() throws {
    #expect(try energies(from: 8, resting: 3) == [10, 10, 10])
    #expect(try energies(from: 9, resting: 2) == [10, 10])
  }

  @Test func restButtonRests() throws {
    let screen = try screen()
    #expect(try screen.contains("Energy: 5"))
    try screen.tap("Rest")
    #expect(try screen.contains("Energy: 7"))
    try screen.tap("Rest")
    #expect(try screen.contains("Energy: 9"))
  }

  @Test func restIsDisabledWhenFull() throws {
    let screen = try screen()
    for _ in 1...5 { try screen.tap("Feed") }
    #expect(try screen.contains("Energy: 10"))
    #expect(try !screen.button("Rest").isEnabled)
  }

  @Test func restIsEnabledBelowTen() throws {
    let screen = try screen()
    #expect(try screen.button("Rest").isEnabled)
    for _ in 1...4 { try screen.tap("Feed") }
    #expect(try screen.contains("Energy: 9"))
    #expect(try screen.button("Rest").isEnabled)
    for _ in 1...9 { try screen.tap("Play") }
    #expect(try screen.contains("Energy: 0"))
    #expect(try screen.button("Rest").isEnabled)
  }

  @Test func othersStillWork() throws {
    #expect(try otherEnergies(from: 5) == [6, 4])
    #expect(try otherEnergies(from: 10) == [10, 9])
    #expect(try otherEnergies(from: 0) == [1, 0])
    #expect(try otherEnergies(from: 15) == [10, 9])
    #expect(try otherEnergies(from: -5) == [1, 0])
    let screen = try screen()
    try screen.tap("Feed")
    #expect(try screen.contains("Energy: 6"))
    try screen.tap("Play")
    #expect(try screen.contains("Energy: 5"))
    for _ in 1...4 { try screen.tap("Feed") }
    #expect(try screen.button("Feed").isEnabled)
    try screen.tap("Feed")
    #expect(try !screen.button("Feed").isEnabled)
    for _ in 1...9 { try screen.tap("Play") }
    #expect(try screen.button("Play").isEnabled)
    try screen.tap("Play")
    #expect(try !screen.button("Play").isEnabled)
  }
}
