import SwiftUI

struct ShelterList: View {
  let shelter: Shelter
  @State private var searched = ""
  @State private var isNarrow = false

  var body: some View {
    let found = shelter.named(searched)
    let matches = isNarrow ? found.filter(\.isVaccinated) : found
    VStack {
      Toggle("Only vaccinated", isOn: $isNarrow)
      if matches.isEmpty {
        Text("Nobody here")
      } else {
        List(matches) { Text($0.name) }
      }
    }
    .searchable(text: $searched)
  }
}
