import SwiftUI

/// The mood of a pet that was created with each energy.
func moods(of energies: [Int]) -> [String] {
  energies.map { Pet(name: "Cookie", energy: $0).mood }
}

/// The mood after each of a number of steps (true feeds, false plays), and that of a new pet of the same energy.
func moods(from energy: Int, steps: [Bool]) -> [[String]] {
  var pet = Pet(name: "Cookie", energy: energy)
  return steps.map { feeds in
    if feeds { pet.feed() } else { pet.play() }
    return [pet.mood, Pet(name: "Mochi", energy: pet.energy).mood]
  }
}

/// The energy of a pet that was created with each energy.
func energies(of energies: [Int]) -> [Int] {
  energies.map { Pet(name: "Cookie", energy: $0).energy }
}

/// The energy after each of a number of steps (true feeds, false plays).
func energies(from energy: Int, steps: [Bool]) -> [Int] {
  var pet = Pet(name: "Cookie", energy: energy)
  return steps.map { feeds in
    if feeds { pet.feed() } else { pet.play() }
    return pet.energy
  }
}

@MainActor func screen() -> some View {
  PetScreen()
}
