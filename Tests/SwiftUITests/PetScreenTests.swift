import SwiftUI
import SwiftUIHost
import Testing

private struct Pet {
  let name: String
  private(set) var energy: Int

  init(name: String, energy: Int = 5) {
    self.name = name
    self.energy = min(max(energy, 0), 10)
  }

  mutating func feed() { energy = min(energy + 1, 10) }
  mutating func play() { energy = max(energy - 1, 0) }
}

private struct PetScreen: View {
  @State private var pet = Pet(name: "Cookie")

  var body: some View {
    VStack(spacing: 12) {
      PetSummary(pet: pet)
      PetControls(pet: $pet)
    }
    .padding()
  }
}

private struct PetSummary: View {
  let pet: Pet

  var body: some View {
    VStack(spacing: 8) {
      Text(pet.name)
        .font(.title)
      Text("Energy: \(pet.energy)")
    }
  }
}

private struct PetControls: View {
  @Binding var pet: Pet

  var body: some View {
    HStack {
      Button("Feed") { pet.feed() }
        .disabled(pet.energy >= 10)
      Button("Play") { pet.play() }
        .disabled(pet.energy <= 0)
      Stepper("Energy") {
        pet.feed()
      } onDecrement: {
        pet.play()
      }
    }
  }
}

@MainActor
struct PetScreenTests {
  @Test func `shows the pet it owns`() throws {
    #expect(try Screen { PetScreen() }.texts == ["Cookie", "Energy: 5", "Feed", "Play", "Energy"])
  }

  @Test func `passes an edit up and the value down again`() throws {
    let screen = Screen { PetScreen() }
    try screen.tap("Feed")
    try screen.increment("Energy")
    try screen.increment("Energy")
    try screen.decrement("Energy")
    #expect(try screen.contains("Energy: 7"))
  }

  @Test func `refuses to press a button that is disabled and says why`() throws {
    let screen = Screen { PetScreen() }
    while try screen.button("Feed").isEnabled { try screen.tap("Feed") }
    #expect(try screen.contains("Energy: 10"))
    let error = #expect(throws: ScreenError.self) { try screen.tap("Feed") }
    #expect(error?.description == #"the button "Feed" is disabled by .disabled(true) on Button"#)
  }

  @Test func `writes down what is shown`() throws {
    #expect(
      try Screen { PetScreen() }.dump == """
        VStack(spacing: 12) .padding()
          VStack(spacing: 8)
            Text "Cookie" .font(.title)
            Text "Energy: 5"
          HStack
            Button "Feed"
              Text "Feed"
            Button "Play"
              Text "Play"
            Stepper "Energy"
              Text "Energy"
        """)
  }
}
