import Testing

struct ProfileChecks {
  @Test func showsTheProfile() throws {
    let screen = try profile()
    #expect(try screen.contains("Anna"))
    #expect(try screen.contains("No bio yet"))
    #expect(try screen.contains("Public"))
  }

  @Test func nameFollows() throws {
    let screen = try profile()
    try screen.type("Berta", into: "Name")
    #expect(try screen.contains("Berta"))
    #expect(try !screen.contains("Anna"))
  }

  @Test func bioFollows() throws {
    let screen = try profile()
    try screen.type("Likes rabbits", into: "Bio")
    #expect(try screen.contains("Likes rabbits"))
    #expect(try screen.contains("Anna"))
    #expect(try !screen.contains("No bio yet"))
  }

  @Test func switchFollows() throws {
    let screen = try profile()
    try screen.toggle("Public profile")
    #expect(try screen.contains("Private"))
    #expect(try !screen.contains("Public"))
    try screen.toggle("Public profile")
    #expect(try screen.contains("Public"))
  }
}
