import Testing

struct EvensChecks {
  @Test func addsEvens() throws {
    #expect(try sumOfEvens(in: [1, 2, 3, 4]) == 6)
  }

  @Test func nothingIsZero() throws {
    #expect(try sumOfEvens(in: []) == 0)
  }

  @Test func negativesCount() throws {
    #expect(try sumOfEvens(in: [-2, 5, 8]) == 6)
    #expect(try sumOfEvens(in: [-3, -4]) == -4)
  }
}
