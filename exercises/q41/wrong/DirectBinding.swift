// trips: cancelChangesNothing, draftStartsFresh
import SwiftUI

extension BookmarkStore {
  func update(_ bookmark: Bookmark) {
    guard let index = bookmarks.firstIndex(where: { $0.id == bookmark.id }) else { return }
    bookmarks[index] = bookmark
  }
}

struct BookmarkEditorList: View {
  @Bindable var store: BookmarkStore
  @State private var edited: Bookmark.ID?
  @State private var isEditing = false

  var body: some View {
    List(store.bookmarks) { bookmark in
      Button(bookmark.title) {
        edited = bookmark.id
        isEditing = true
      }
    }
    .sheet(isPresented: $isEditing) {
      if let index = store.bookmarks.firstIndex(where: { $0.id == edited }) {
        TextField("Title", text: $store.bookmarks[index].title)
        Button("Cancel") { isEditing = false }
        Button("Save") { isEditing = false }
      }
    }
  }
}
