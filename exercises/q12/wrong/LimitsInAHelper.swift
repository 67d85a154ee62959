// trips: controlKeepsOut
import SwiftUI

extension Pet { mutating func rest() { feed(); feed() } }
struct Limits { static func top(_ x: Int) -> Int { min(x, 10) } }
struct PetControls: View {
  @Binding var pet: Pet
  var body: some View {
    HStack {
      Button("Feed") { pet.feed() }.disabled(pet.energy == 10)
      Button("Play") { pet.play() }.disabled(pet.energy == 0)
      Button("Rest") { pet = Pet(name: pet.name, energy: Limits.top(pet.energy + 2)) }.disabled(
        pet.energy == 10)
    }
  }
}
