import SwiftUI

struct CarePanel: View {
  var energy: Int
  var onFeed: () -> Void
  var onSleep: () -> Void

  var body: some View {
    let isFull = energy == 10
    HStack {
      Button(action: onFeed) { Text("Feed") }.disabled(isFull)
      Button(action: onSleep) { Text("Sleep") }.disabled(isFull)
    }
  }
}

struct PetScreen: View {
  @State private var pet = Pet(name: "Cookie")

  var body: some View {
    VStack(spacing: 16) {
      PetSummary(pet: pet)
      CarePanel(energy: pet.energy, onFeed: feed, onSleep: sleep)
    }
    .padding()
  }

  private func feed() { pet.feed() }

  private func sleep() {
    for _ in 0..<10 { pet.feed() }
  }
}
