import SwiftUI

extension FreshnessTests {
  static let screens: [(String, Make)] = [
    (
      "a geometry reader",
      { number, model in
        GeometryReader { _ in
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a timeline",
      { number, model in
        TimelineView(.everyMinute) { _ in
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a scroll view",
      { number, model in
        ScrollViewReader { _ in
          ScrollView {
            Leaf(number: number)
            ModelLeaf(model: model)
          }
        }
      }
    ),
    (
      "old tabs",
      { number, model in
        TabView {
          Leaf(number: number).tabItem { ModelLeaf(model: model) }
          ModelLeaf(model: model).tabItem { Leaf(number: number) }
        }
      }
    ),
    (
      "tabs",
      { number, model in
        TabView {
          Tab {
            Leaf(number: number)
            ModelLeaf(model: model)
          } label: {
            Leaf(number: number)
          }
          TabSection("s") { Tab("x", systemImage: "x") { ModelLeaf(model: model) } }
        }
      }
    ),
    (
      "pages",
      { number, model in
        TabView {
          ForEach(0..<2) { _ in
            VStack {
              Leaf(number: number)
              ModelLeaf(model: model)
            }
          }
        }.tabViewStyle(.page)
      }
    ),
    (
      "a stack of screens",
      { number, model in
        NavigationStack {
          NavigationLink {
            ModelLeaf(model: model)
          } label: {
            Leaf(number: number)
          }
        }
      }
    ),
    (
      "a destination",
      { number, model in
        NavigationStack(path: .constant([1])) {
          Leaf(number: number).navigationDestination(for: Int.self) { _ in
            ModelLeaf(model: model)
            Leaf(number: number)
          }
        }
      }
    ),
    (
      "an old navigation view",
      { number, model in
        NavigationView {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a table",
      { number, model in
        Table([Row(id: 1)]) {
          TableColumn("A") { _ in Leaf(number: number) }
          TableColumn("B") { _ in ModelLeaf(model: model) }
        }
      }
    ),
    (
      "views taken apart",
      { number, model in
        Group(subviews: VStack { Leaf(number: number) }) { subs in
          ForEach(subs) { $0 }
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "views taken apart by a container",
      { number, model in
        Container {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "sections taken apart",
      { number, model in
        ForEach(
          sections: Container {
            Section("x") { Leaf(number: number) }
            ModelLeaf(model: model)
          }
        ) { sec in
          sec.content
          sec.header
        }
      }
    ),
    (
      "a preference",
      { number, model in
        VStack { Leaf(number: number).preference(key: TotalKey.self, value: number.wrappedValue) }
          .overlayPreferenceValue(TotalKey.self) {
            Text("p\($0)")
            ModelLeaf(model: model)
          }
      }
    ),
    (
      "a canvas",
      { number, model in
        Canvas { _, _ in
        } symbols: {
          Leaf(number: number).tag(1)
          ModelLeaf(model: model).tag(2)
        }
      }
    ),
    (
      "a search",
      { number, model in
        NavigationStack {
          Leaf(number: number).searchable(text: .constant("")) { ModelLeaf(model: model) }
        }
      }
    ),
  ]
}

private struct Row: Identifiable { let id: Int }

private struct TotalKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Container<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { VStack { ForEach(subviews: content) { $0.padding() } } }
}
