import Testing

struct LinkChecks {
  @Test func linksToStory() throws {
    #expect(try path(for: "shelter://animal/3/story") == ["animal(id: 3)", "story(id: 3)"])
    #expect(try path(for: "shelter://animal/12/story") == ["animal(id: 12)", "story(id: 12)"])
  }

  @Test func otherLinksWork() throws {
    #expect(try path(for: "shelter://animal/3") == ["animal(id: 3)"])
    #expect(try path(for: "shelter://settings") == ["settings"])
    #expect(try pageOfPepper().contains("Rabbit"))
    #expect(try settings().contains("Show kinds"))
    let screen = try firstScreen()
    #expect(try screen.contains("Shelter"))
    try screen.tap("Mochi")
    #expect(try screen.contains("Cat"))
    try screen.goBack()
    try screen.tap("Settings")
    #expect(try screen.contains("Show kinds"))
  }

  @Test(arguments: [
    "shelter://animal/three/story", "shelter://animal/3/photo", "https://animal/3/story",
    "shelter://plant/3/story", "shelter://animal",
  ])
  func refusesNonsense(link: String) throws {
    #expect(try path(for: link) == [])
  }

  @Test func showsTheStory() throws {
    #expect(try storyOfPepper().contains("Story of Pepper"))
    #expect(try storyOfMochi().contains("Story of Mochi"))
  }

  @Test func backLeadsToAnimal() throws {
    let screen = try storyOfPepper()
    try screen.goBack()
    #expect(try screen.contains("Rabbit"))
  }
}
