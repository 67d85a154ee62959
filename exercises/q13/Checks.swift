import Testing

struct MoodChecks {
  @Test func tiredUpToTwo() throws {
    #expect(try moods(of: [0, 1, 2]) == ["Tired", "Tired", "Tired"])
  }

  @Test func readyInBetween() throws {
    #expect(try moods(of: [3, 4, 5, 6, 7]) == ["Ready", "Ready", "Ready", "Ready", "Ready"])
  }

  @Test func energeticFromEight() throws {
    #expect(try moods(of: [8, 9, 10]) == ["Energetic", "Energetic", "Energetic"])
  }

  @Test func followsTheEnergy() throws {
    for feeds in [true, false] {
      let steps = [Bool](repeating: feeds, count: 6)
      for pair in try moods(from: 5, steps: steps) {
        #expect(pair[0] == pair[1])
      }
    }
    #expect(try energies(of: [-3, 4, 15]) == [0, 4, 10])
    #expect(try energies(from: 8, steps: [true, true, true]) == [9, 10, 10])
    #expect(try energies(from: 3, steps: [false, false, false, false]) == [2, 1, 0, 0])
  }

  @Test func summaryShowsMood() throws {
    let screen = try screen()
    #expect(try screen.contains("Cookie"))
    #expect(try screen.contains("Energy: 5"))
    #expect(try !screen.elements(.containing("Ready")).isEmpty)
  }

  @Test func summaryFollows() throws {
    let screen = try screen()
    for _ in 1...5 { try screen.tap("Feed") }
    #expect(try !screen.elements(.containing("Energetic")).isEmpty)
    #expect(try screen.elements(.containing("Ready")).isEmpty)
    for _ in 1...10 { try screen.tap("Play") }
    #expect(try !screen.elements(.containing("Tired")).isEmpty)
    #expect(try screen.elements(.containing("Energetic")).isEmpty)
  }
}
