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
    bookmarks[index] = bookmark
  }
}

struct BookmarkEditorList: View {
  let store: BookmarkStore
  @State private var edited: Bookmark?

  var body: some View {
    List(store.bookmarks) { bookmark in
      Button {
        edited = bookmark
      } label: {
        VStack(alignment: .leading) {
          Text(bookmark.title)
          Text(bookmark.address).font(.caption)
        }
      }
    }
    .sheet(item: $edited) { bookmark in
      EditSheet(editing: bookmark) { store.update($0) }
    }
  }
}
