import SwiftUI

struct Pet {
  static let range = 0...10

  let name: String
  private(set) var energy: Int {
    didSet {
      if energy > Pet.range.upperBound { energy = Pet.range.upperBound }
      if energy < Pet.range.lowerBound { energy = Pet.range.lowerBound }
    }
  }

  var isFull: Bool { energy == Pet.range.upperBound }
  var isEmpty: Bool { energy == Pet.range.lowerBound }

  init(name: String, energy: Int = 5) {
    self.name = name
    self.energy = min(max(energy, Pet.range.lowerBound), Pet.range.upperBound)
  }

  mutating func feed() { energy += 1 }
  mutating func play() { energy -= 1 }
  mutating func rest() { energy += 2 }
}

struct PetControls: View {
  @Binding var pet: Pet // the right to change

  var body: some View {
    HStack {
      action("Feed", isOff: pet.isFull) { $0.feed() }
      action("Play", isOff: pet.isEmpty) { $0.play() }
      action("Rest", isOff: pet.isFull) { $0.rest() }
    }
  }

  private func action(
    _ title: String, isOff: Bool, change: @escaping (inout Pet) -> Void
  ) -> some View {
    Button(title) { change(&pet) }
      .disabled(isOff)
  }
}
