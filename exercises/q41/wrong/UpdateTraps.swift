// trips: updateIgnoresUnknown
import SwiftUI

extension BookmarkStore {
  func update(_ bookmark: Bookmark) {
    let index = bookmarks.firstIndex { $0.id == bookmark.id } ?? bookmarks.count
    bookmarks[index] = bookmark
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
