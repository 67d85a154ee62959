import SwiftUI

@propertyWrapper struct Limited {
  private var value: Int
  private let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = Swift.min(Swift.max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = Swift.min(Swift.max(newValue, range.lowerBound), range.upperBound) }
  }
}
struct Pet {
  let name: String
  @Limited(0...10) private(set) var energy: Int = 5
  init(name: String, energy: Int = 5) { self.name = name; self.energy = energy }
  mutating func feed() { energy += 1 }
  mutating func play() { energy -= 1 }
  mutating func rest() { energy += 2 }
}
struct PetControls: View {
  @Binding var pet: Pet
  var body: some View {
    HStack {
      ForEach(["Feed", "Play", "Rest"], id: \.self) { title in
        Button(title) {
          switch title {
          case "Feed": pet.feed()
          case "Play": pet.play()
          default: pet.rest()
          }
        }
        .disabled(title == "Play" ? pet.energy == 0 : pet.energy == 10)
      }
    }
  }
}
