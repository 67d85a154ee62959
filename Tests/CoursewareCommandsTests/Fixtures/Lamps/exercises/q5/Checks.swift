import Testing

struct DimChecks {
  @Test func goesDown() throws {
    #expect(try levels(from: 3, dimming: 2) == [2, 1])
  }

  @Test func stopsAtZero() throws {
    #expect(try levels(from: 1, dimming: 2) == [0, 0])
  }
}
