import Testing

struct ShelterListChecks {
  private let names = ["Mochi", "Cookie", "Momo", "Pepper"]

  private func shown(_ screen: Screen) throws -> [String] {
    try names.filter { try screen.contains($0) }
  }

  @Test func showsAll() throws {
    let screen = try shelter()
    #expect(try shown(screen) == names)
    #expect(try !screen.contains("Nobody here"))
  }

  @Test func switchNarrows() throws {
    let screen = try shelter()
    try screen.toggle("Only vaccinated")
    #expect(try shown(screen) == ["Mochi", "Pepper"])
    try screen.toggle("Only vaccinated")
    #expect(try shown(screen) == names)
  }

  @Test func searchNarrows() throws {
    let screen = try shelter()
    try screen.search("mo")
    #expect(try shown(screen) == ["Mochi", "Momo"])
    try screen.search("")
    #expect(try shown(screen) == names)
  }

  @Test func bothTogether() throws {
    let screen = try shelter()
    try screen.toggle("Only vaccinated")
    try screen.search("mo")
    #expect(try shown(screen) == ["Mochi"])
  }

  @Test func saysNobody() throws {
    let both = try shelter()
    try both.toggle("Only vaccinated")
    try both.search("Cookie")
    #expect(try shown(both) == [])
    #expect(try both.contains("Nobody here"))

    let searched = try shelter()
    try searched.search("Zebra")
    #expect(try searched.contains("Nobody here"))
    try searched.search("")
    #expect(try !searched.contains("Nobody here"))

    let switched = try unvaccinatedShelter()
    #expect(try switched.contains("Cookie"))
    #expect(try !switched.contains("Nobody here"))
    try switched.toggle("Only vaccinated")
    #expect(try switched.contains("Nobody here"))
  }

  @Test func listIsDerived() throws {
    let screen = try shelter()
    try screen.tap("Arrive")
    #expect(try screen.contains("Moritz"))
  }
}
