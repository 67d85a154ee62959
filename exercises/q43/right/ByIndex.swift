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

  var summary: String {
    "\(items.filter(\.isPacked).count) of \(items.count) packed"
  }
}

struct PackingScreen: View {
  @State private var list = PackingList()

  var body: some View {
    List {
      Text(list.title)
      Text(list.summary)
      TitleField(list: list)
      ForEach(list.items.indices, id: \.self) { index in
        PackRow(item: $list.items[index])
      }
    }
  }
}

struct TitleField: View {
  let list: PackingList

  var body: some View {
    @Bindable var list = list
    TextField("Title", text: $list.title)
  }
}

struct PackRow: View {
  @Binding var item: PackItem

  var body: some View {
    Toggle(isOn: $item.isPacked) { Text(item.name) }
  }
}
