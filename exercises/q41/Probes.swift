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

@MainActor func list() -> some View {
  BookmarkEditorList(store: filledStore())
}
