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
    // Replace the bookmark that has the same id.
  }
}

struct BookmarkEditorList: View {
  let store: BookmarkStore

  var body: some View {
    List(store.bookmarks) { bookmark in
      // Open an EditSheet for this bookmark.
      Button(bookmark.title) {}
    }
  }
}
