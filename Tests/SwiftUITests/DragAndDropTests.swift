import SwiftUI
import SwiftUIHost
import Testing

/// A pet that is handed over in coded form, or as its name.
private struct Pet: Codable, Identifiable, Hashable, Transferable {
  let name: String
  var id: String { name }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.example.pet"))
    ProxyRepresentation(exporting: \.name)
  }
}

/// A toy that is handed over as data.
private struct Toy: Transferable {
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .json) {
      Data($0.name.utf8)
    } importing: {
      Toy(name: String(data: $0, encoding: .utf8) ?? "none")
    }
  }
}

/// A place that another value than it is itself takes, through a proxy.
private struct Label: Transferable {
  let words: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(importing: { (words: String) in Label(words: words) })
  }
}

/// What comes of dragging something and dropping it elsewhere.
@MainActor
struct DragAndDropTests {
  @Test func `drops what is draggable on its destination`() throws {
    struct Owner: View {
      @State private var words: [String] = []
      @State private var isTargeted = false
      @State private var targets = ""
      var body: some View {
        ForEach(["Rex", "Mia"], id: \.self) { Text($0).draggable($0) }
        VStack { Text("Box: \(words.joined(separator: ","))") }
          .dropDestination(for: String.self) { items, _ in
            words += items
            return true
          } isTargeted: {
            isTargeted = $0
          }
          .onChange(of: isTargeted) { _, new in targets += "\(new) " }
        Text("Targets: \(targets)")
      }
    }
    let screen = Screen { Owner() }
    try screen.drag("Rex", to: .containing("Box"))
    #expect(try screen.contains("Box: Rex"))
    #expect(try screen.contains("Targets: true false "))
    try screen.drag(["Mia", "Rex"], to: .containing("Box"))
    #expect(try screen.contains("Box: Rex,Mia,Rex"))
  }

  @Test func `hands values over in their representations`() async throws {
    struct Owner: View {
      @State private var words = ""
      var body: some View {
        Text("Pet").draggable(Pet(name: "Rex"))
        Text("Toy").draggable(Toy(name: "Ball"))
        Text("Text").draggable("words")
        Text("Link").draggable(URL(filePath: "/home/rex"))
        Text("Colour").draggable(Color.red)
        Text("Provider").onDrag { NSItemProvider(object: "provided" as NSString) }
        Text("Pets").dropDestination(for: Pet.self) { pets, _ in note(pets.map(\.name)) }
        Text("Toys").dropDestination(for: Toy.self) { toys, _ in note(toys.map(\.name)) }
        Text("Texts").dropDestination(for: String.self) { texts, _ in note(texts) }
        Text("Labels").dropDestination(for: Label.self) { labels, _ in note(labels.map(\.words)) }
        Text("Links").dropDestination(for: URL.self) { links, _ in note(links.map(\.path)) }
        Text("Colours").dropDestination(for: Color.self) { note($0.map(\.description), $1) }
        Text("Data").dropDestination(for: Data.self) { data, _ in
          note(data.map { String(decoding: $0, as: UTF8.self) })
        }
        Text("Objects").onDrop(of: [.text, .url], isTargeted: nil) { providers in
          for provider in providers {
            _ = provider.loadObject(ofClass: String.self) { text, _ in note([text ?? "none"]) }
          }
          return true
        }
        Text("Items").onDrop(of: ["public.text"], isTargeted: nil) { providers, _ in
          providers.first?.loadItem(forTypeIdentifier: "public.text") { item, _ in
            note([(item as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "none"])
          }
          return true
        }
        Text("Words: \(words)")
      }
      @discardableResult
      private func note(_ new: [String], _ place: CGPoint = .zero) -> Bool {
        words = new.joined(separator: ",")
        return true
      }
    }
    for (source, place, words) in [
      ("Pet", "Pets", "Rex"), ("Pet", "Texts", "Rex"), ("Pet", "Labels", "Rex"),
      ("Toy", "Toys", "Ball"), ("Toy", "Data", "Ball"), ("Text", "Texts", "words"),
      ("Text", "Data", "words"), ("Link", "Links", "/home/rex"),
      ("Colour", "Colours", Color.red.description),
      ("Provider", "Texts", "provided"), ("Provider", "Objects", "provided"),
      ("Text", "Objects", "words"), ("Pet", "Items", "Rex"),
    ] {
      let screen = Screen { Owner() }
      try screen.drag(ElementQuery(label: source), to: ElementQuery(label: place))
      try await screen.settle()
      #expect(try screen.contains("Words: \(words)"), "\(source) to \(place)")
    }
  }

  @Test func `drops before and behind the rows of a list`() throws {
    struct Owner: View {
      @State private var pets = ["Rex", "Mia"]
      @State private var toys = ["Ball"]
      var body: some View {
        List {
          ForEach(pets, id: \.self) { Text($0).draggable($0) }
            .dropDestination(for: String.self) { pets.insert(contentsOf: $0, at: $1) }
        }
        List {
          ForEach(toys, id: \.self) { toy in
            Text(toy).itemProvider { NSItemProvider(object: toy as NSString) }
          }
          .onInsert(of: [.text]) { index, providers in
            for provider in providers {
              provider.loadObject(ofClass: String.self) { text, _ in
                toys.insert(text ?? "none", at: index)
              }
            }
          }
        }
        Text(pets.joined(separator: " "))
        Text(toys.joined(separator: " "))
        Text("Wool").draggable("Wool")
      }
    }
    let screen = Screen { Owner() }
    try screen.drag("Ball", to: "Mia")
    #expect(try screen.contains("Rex Ball Mia"))
    try screen.drag("Wool", behind: "Mia")
    #expect(try screen.contains("Rex Ball Mia Wool"))
    try screen.drag("Mia", to: .kind(.list).at(1))
    #expect(try screen.contains("Ball Mia"))
  }

  @Test func `lets a delegate put things in order while they are dragged`() throws {
    struct Sorter: DropDelegate {
      let item: String
      @Binding var items: [String]
      @Binding var dragged: String?
      let isOpen: Bool

      func validateDrop(info: DropInfo) -> Bool { isOpen }
      func dropEntered(info: DropInfo) {
        guard let dragged, let from = items.firstIndex(of: dragged),
          let to = items.firstIndex(of: item), from != to
        else { return }
        items.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
      }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
      func performDrop(info: DropInfo) -> Bool {
        dragged = nil
        return true
      }
    }
    struct Owner: View {
      @State private var items = ["a", "b", "c"]
      @State private var dragged: String?
      @State private var isOpen = true
      var body: some View {
        ForEach(items, id: \.self) { item in
          Text(item)
            .onDrag {
              dragged = item
              return NSItemProvider()
            }
            .onDrop(
              of: [.text],
              delegate: Sorter(item: item, items: $items, dragged: $dragged, isOpen: isOpen))
        }
        Toggle("Open", isOn: $isOpen)
        Text("Order: \(items.joined()) \(dragged ?? "none")")
      }
    }
    let screen = Screen { Owner() }
    try screen.drag("a", to: "c")
    #expect(try screen.contains("Order: bca none"))
    try screen.set("Open", false)
    #expect(
      throws: ScreenError.notDropped(
        element: "text \"a\"", place: "text \"b\"", reason: "its delegate does not take it")
    ) {
      try screen.drag("a", to: "b")
    }
  }

  @Test func `says why something cannot be dropped`() throws {
    struct Owner: View {
      @State private var isCovered = false
      var body: some View {
        VStack {
          Text("Plain")
          Text("Words").draggable("words")
          Text("Off").draggable("off").disabled(true)
          Text("Pets").dropDestination(for: Pet.self) { _, _ in true }
          Text("Pictures").onDrop(of: [.image, .pdf], isTargeted: nil) { _ in true }
          Text("Shut").dropDestination(for: String.self) { _, _ in true }.disabled(true)
          Text("Texts").dropDestination(for: String.self) { _, _ in true }
          Toggle("Covered", isOn: $isCovered)
        }
        .sheet(isPresented: $isCovered) { Text("Sheet") }
      }
    }
    let screen = Screen { Owner() }
    for (source, place, reason) in [
      (
        "Plain", "Texts",
        "the text \"Plain\" cannot be dropped on the text \"Texts\": it is not draggable"
      ),
      (
        "Words", "Plain",
        "the text \"Words\" cannot be dropped on the text \"Plain\": nothing there takes what is dropped"
      ),
      (
        "Words", "Pets",
        "the text \"Words\" cannot be dropped on the text \"Pets\": it takes Pet, not public.utf8-plain-text"
      ),
      (
        "Words", "Pictures",
        "the text \"Words\" cannot be dropped on the text \"Pictures\": it takes public.image or com.adobe.pdf, not public.utf8-plain-text"
      ),
      ("Off", "Texts", "the text \"Off\" is disabled by .disabled(true) on Text"),
      ("Words", "Shut", "the text \"Shut\" is disabled by .disabled(true) on Text"),
    ] {
      let error = #expect(throws: ScreenError.self) {
        try screen.drag(ElementQuery(label: source), to: ElementQuery(label: place))
      }
      #expect(error?.description == reason)
    }
    try screen.toggle("Covered")
    #expect(
      throws: ScreenError.unreachable(
        element: "text \"Texts\"", reason: "it is covered by the sheet")
    ) {
      try screen.drag("Words", to: "Texts")
    }
  }
}
