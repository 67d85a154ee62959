// trips: draftStartsFresh
import SwiftUI

extension BookmarkStore {
  func update(_ bookmark: Bookmark) {
    guard let index = bookmarks.firstIndex(where: { $0.id == bookmark.id }) else { return }
    bookmarks[index] = bookmark
  }
}

struct BookmarkEditorList: View {
  let store: BookmarkStore
  @State private var draft = Bookmark(id: 0, title: "", address: "")
  @State private var isEditing = false

  var body: some View {
    List(store.bookmarks) { bookmark in
      Button(bookmark.title) {
        if draft.id != bookmark.id { draft = bookmark }
        isEditing = true
      }
    }
    .sheet(isPresented: $isEditing) {
      TextField("Title", text: $draft.title)
      Button("Cancel") { isEditing = false }
      Button("Save") {
        store.update(draft)
        isEditing = false
      }
    }
  }
}
