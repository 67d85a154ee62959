import SwiftUI

struct CarePanel: View {
  let energy: Int
  let onFeed: () -> Void
  let onSleep: () -> Void

  var body: some View {
    // Add the buttons Feed and Sleep.
    Text("Nothing to do yet")
  }
}

struct PetScreen: View {
  @State private var pet = Pet(name: "Cookie")

  var body: some View {
    VStack(spacing: 16) {
      PetSummary(pet: pet)
      CarePanel(energy: pet.energy, onFeed: {}, onSleep: {})
    }
    .padding()
  }
}
