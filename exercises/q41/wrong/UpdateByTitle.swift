// trips: updateReplaces, saveChangesTheList
import SwiftUI

extension BookmarkStore {
  func update(_ bookmark: Bookmark) {
    guard let index = bookmarks.firstIndex(where: { $0.title == bookmark.title }) else { return }
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
