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

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TitleField(list: list)
        } header: {
          Text(list.title)
        } footer: {
          Text(
            "\(list.items.reduce(0) { $1.isPacked ? $0 + 1 : $0 }) of \(list.items.count) packed")
        }
        ForEach($list.items) { $item in
          PackRow(name: item.name, isPacked: $item.isPacked)
        }
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
  let name: String
  @Binding var isPacked: Bool

  var body: some View {
    Toggle(name, isOn: $isPacked)
  }
}
