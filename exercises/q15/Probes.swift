import SwiftUI

/// How often a panel ran its actions.
struct Counter: View {
  @State private var fed = 0
  @State private var slept = 0

  var body: some View {
    VStack {
      Text("fed \(fed)")
      Text("slept \(slept)")
      CarePanel(energy: 5, onFeed: { fed += 1 }, onSleep: { slept += 1 })
    }
  }
}

@MainActor func counter() -> some View {
  Counter()
}

@MainActor func emptyPanel() -> some View {
  CarePanel(energy: 0, onFeed: {}, onSleep: {})
}

@MainActor func almostFullPanel() -> some View {
  CarePanel(energy: 9, onFeed: {}, onSleep: {})
}

@MainActor func fullPanel() -> some View {
  CarePanel(energy: 10, onFeed: {}, onSleep: {})
}

@MainActor func screen() -> some View {
  PetScreen()
}
