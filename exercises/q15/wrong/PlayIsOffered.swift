// trips: nobodyPlays
import SwiftUI

struct CarePanel: View {
  let energy: Int
  let onFeed: () -> Void
  let onSleep: () -> Void

  var body: some View {
    HStack {
      Button("Feed", action: onFeed)
      Button("Sleep", action: onSleep)
      Button("Play") {}
    }
    .disabled(energy == 10)
  }
}

struct PetScreen: View {
  @State private var pet = Pet(name: "Cookie")

  var body: some View {
    VStack(spacing: 16) {
      PetSummary(pet: pet)
      CarePanel(
        energy: pet.energy,
        onFeed: { pet.feed() },
        onSleep: { pet = Pet(name: pet.name, energy: 10) }
      )
    }
    .padding()
  }
}
