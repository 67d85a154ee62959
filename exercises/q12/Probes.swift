import SwiftUI

/// The energy after each of a number of rests.
func energies(from energy: Int, resting times: Int) -> [Int] {
  var pet = Pet(name: "Cookie", energy: energy)
  return (0..<times).map { _ in
    pet.rest()
    return pet.energy
  }
}

/// The energy after feeding, and the energy after playing.
func otherEnergies(from energy: Int) -> [Int] {
  var fed = Pet(name: "Cookie", energy: energy)
  fed.feed()
  var played = Pet(name: "Cookie", energy: energy)
  played.play()
  return [fed.energy, played.energy]
}

@MainActor func screen() -> some View {
  PetScreen()
}
