import SwiftUI

struct CarePanel: View {
  let energy: Int
  let onFeed: () -> Void
  let onSleep: () -> Void

  var body: some View {
    VStack {
      Button("Feed") { onFeed() }
        .disabled(energy >= 10)
      Button("Sleep") { onSleep() }
        .disabled(energy >= 10)
    }
  }
}

struct PetScreen: View {
  @State private var pet = Pet(name: "Cookie")

  var body: some View {
    VStack(spacing: 16) {
      PetSummary(pet: pet)
      CarePanel(energy: pet.energy) {
        pet.feed()
      } onSleep: {
        while pet.energy < 10 { pet.feed() }
      }
    }
    .padding()
  }
}
