import SwiftUI

struct PackItem: Identifiable {
  let id: Int
  let name: String
  var isPacked = false
}

@Observable
final class PackingList {
  var title = "Weekend"
  var items = [PackItem(id: 1, name: "Socks"), PackItem(id: 2, name: "Tent")]
}

struct PackingScreen: View {
  // Who owns the list?

  var body: some View {
    VStack {
      // The title, how many items are packed, a TitleField, and a PackRow for each item.
      Text("Nothing to pack")
    }
  }
}

// Add TitleField and PackRow.
