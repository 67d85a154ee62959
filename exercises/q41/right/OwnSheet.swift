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
    bookmarks = bookmarks.map { $0.id == bookmark.id ? bookmark : $0 }
  }
}

struct BookmarkEditorList: View {
  let store: BookmarkStore
  @State private var edited: Bookmark?

  var body: some View {
    List {
      ForEach(store.bookmarks) { bookmark in
        Button {
          edited = bookmark
        } label: {
          Text(bookmark.title)
        }
      }
    }
    .sheet(item: $edited) { bookmark in
      DraftSheet(draft: bookmark, store: store)
    }
  }
}

struct DraftSheet: View {
  @State var draft: Bookmark
  let store: BookmarkStore
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Title", text: $draft.title)
      Button("Cancel") { dismiss() }
      Button("Save") {
        store.update(draft)
        dismiss()
      }
    }
  }
}
