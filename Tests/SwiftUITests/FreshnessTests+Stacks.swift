import SwiftUI

extension FreshnessTests {
  static let stacks: [(String, Make)] = [
    (
      "a stack",
      { number, model in
        VStack {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a list",
      { number, model in
        List {
          Leaf(number: number)
          Section("S") { ModelLeaf(model: model) }
        }
      }
    ),
    (
      "a list with a selection",
      { number, model in
        List(selection: .constant(Set<Int>())) {
          Leaf(number: number)
          ForEach(0..<2) { _ in ModelLeaf(model: model) }
        }
      }
    ),
    (
      "a form",
      { number, model in
        Form {
          Leaf(number: number)
          DisclosureGroup("D", isExpanded: .constant(true)) { ModelLeaf(model: model) }
        }
      }
    ),
    (
      "a grid",
      { number, model in
        Grid {
          GridRow {
            Leaf(number: number)
            ModelLeaf(model: model)
          }
        }
      }
    ),
    (
      "a lazy grid",
      { number, model in
        ScrollView {
          LazyVGrid(columns: [GridItem()]) {
            Leaf(number: number)
            ModelLeaf(model: model)
          }
        }
      }
    ),
    (
      "two columns",
      { number, model in
        NavigationSplitView {
          List { Leaf(number: number) }
        } detail: {
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "three columns",
      { number, model in
        NavigationSplitView {
          Leaf(number: number)
        } content: {
          ModelLeaf(model: model)
        } detail: {
          Leaf(number: number)
        }
      }
    ),
    (
      "an alert",
      { number, model in
        Text("x").alert("T", isPresented: .constant(false)) {
          Leaf(number: number)
        } message: {
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "an inspector",
      { number, model in
        Text("x").inspector(isPresented: .constant(true)) {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a toolbar",
      { number, model in
        NavigationStack {
          Text("x").toolbar {
            ToolbarItem { Leaf(number: number) }
            ToolbarItemGroup { ModelLeaf(model: model) }
          }
        }
      }
    ),
    (
      "a menu",
      { number, model in
        Menu {
          Leaf(number: number)
          ModelLeaf(model: model)
        } label: {
          Leaf(number: number)
        }
      }
    ),
    (
      "a context menu",
      { number, model in
        Text("x").contextMenu {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "the preview of a context menu",
      { number, model in
        Text("x").contextMenu {
          Leaf(number: number)
        } preview: {
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "swipe actions",
      { number, model in
        List {
          Text("x").swipeActions {
            Button {
            } label: {
              Leaf(number: number)
            }
          }
          ModelLeaf(model: model)
        }
      }
    ),
  ]
}
