import SwiftUI

struct ShelterList: View {
  let shelter: Shelter
  @State private var query = ""

  var body: some View {
    List {
      // Add the switch, and show fewer animals when it is on.
      ForEach(shelter.named(query)) { animal in
        Text(animal.name)
      }
    }
    .searchable(text: $query)
  }
}
