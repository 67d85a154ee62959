// trips: tickingCounts
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
  @State private var list = PackingList()

  @State private var packed = 0

  var body: some View {
    VStack {
      Text(list.title).font(.title)
      Text("\(packed) of \(list.items.count) packed")
      TitleField(list: list)
      ForEach($list.items) { $item in
        PackRow(item: $item)
      }
    }
  }
}

struct TitleField: View {
  @Bindable var list: PackingList

  var body: some View {
    TextField("Title", text: $list.title)
  }
}

struct PackRow: View {
  @Binding var item: PackItem

  var body: some View {
    Toggle(item.name, isOn: $item.isPacked)
  }
}
