import PetModel
import Testing

struct PetTests {
  @Test(arguments: [(-4, 0), (0, 0), (5, 5), (10, 10), (30, 10)])
  func `starts within its range`(given: Int, energy: Int) {
    #expect(Pet(name: "Mochi", energy: given).energy == energy)
  }

  @Test func `starts with five energy`() {
    #expect(Pet(name: "Cookie").energy == 5)
  }

  @Test func `stops at both ends`() {
    var pet = Pet(name: "Cookie")
    for _ in 1...12 { pet.feed() }
    #expect(pet.energy == 10)
    for _ in 1...12 { pet.play() }
    #expect(pet.energy == 0)
  }
}
