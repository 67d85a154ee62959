import SwiftUI

struct LampControls: View {
  @Binding var lamp: Lamp

  var body: some View {
    // Add the button Darker.
    Button("Brighter") { lamp.brighten() }
  }
}
