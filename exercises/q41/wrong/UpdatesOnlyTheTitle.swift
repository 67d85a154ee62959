// trips: updateReplaces
import SwiftUI

@Observable
final class BookmarkStore {
  var bookmarks: [Bookmark]
  var onlyFavorites = false

  init(bookmarks: [Bookmark] = []) {
    self.bookmarks = bookmarks
  }

  func add(title: String, address: String) {
    let id = (bookmarks.map(\.id).max() ?? 0) + 1
    bookmarks.append(Bookmark(id: id, title: title, address: address))
  }

  func update(_ bookmark: Bookmark) {
    guard let index = bookmarks.firstIndex(where: { $0.id == bookmark.id }) else { return }
    bookmarks[index].title = bookmark.title
  }
}

struct BookmarkEditorList: View {
  let store: BookmarkStore
  @State private var edited: Bookmark?

  var body: some View {
    List(store.bookmarks) { bookmark in
      Button(bookmark.title) { edited = bookmark }
    }
    .sheet(item: $edited) { bookmark in
      EditSheet(editing: bookmark) { store.update($0) }
    }
  }
}
