import SwiftUI

@MainActor private func filledStore() -> BookmarkStore {
  BookmarkStore(bookmarks: [
    Bookmark(id: 1, title: "Swift", address: "swift.org"),
    Bookmark(id: 2, title: "Weather", address: "example.org"),
    Bookmark(id: 3, title: "News", address: "example.com"),
  ])
}

/// The titles in a store of Swift (1), Weather (2) and News (3), after an update.
@MainActor func titles(updating id: Int, to title: String) -> [String] {
  let store = filledStore()
  store.update(Bookmark(id: id, title: title, address: ""))
  return store.bookmarks.map(\.title)
}

/// Title, address and mark of the second bookmark after an update of all three.
@MainActor func second(updatedTo title: String, _ address: String) -> [String] {
  let store = filledStore()
  store.update(Bookmark(id: 2, title: title, address: address, isFavorite: true))
  return store.bookmarks.filter { $0.id == 2 }
    .flatMap { [$0.title, $0.address, $0.isFavorite ? "favorite" : "plain"] }
}

/// A bookmark that was added to the store, how many different ids there are then, and whether only favorites are shown.
@MainActor func added(_ title: String, _ address: String) -> [String] {
  let store = filledStore()
  store.add(title: title, address: address)
  let last = store.bookmarks.last.map { [$0.title, $0.address] } ?? []
  return last + ["\(Set(store.bookmarks.map(\.id)).count)", "\(store.onlyFavorites)"]
}

@MainActor func list() -> some View {
  BookmarkEditorList(store: filledStore())
}
