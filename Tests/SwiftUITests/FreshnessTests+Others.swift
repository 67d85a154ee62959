import SwiftUI

extension FreshnessTests {
  static let others: [(String, Make)] = [
    (
      "a modifier",
      { number, model in Leaf(number: number).modifier(Framed(model: model)) }
    ),
    (
      "a layout",
      { number, model in
        AnyLayout(VStackLayout()) {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a control group",
      { number, model in
        ControlGroup {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a link",
      { number, model in
        Link(destination: URL(filePath: "/a")) {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "an outline",
      { number, model in
        OutlineGroup([Tree(id: 1, kids: nil)], children: \.kids) { _ in
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "an accessible view",
      { number, model in
        VStack { Leaf(number: number) }.accessibilityElement(children: .combine)
          .accessibilityRepresentation { ModelLeaf(model: model) }
      }
    ),
    (
      "a hidden view",
      { number, model in
        VStack {
          Leaf(number: number)
          ModelLeaf(model: model)
        }.hidden()
      }
    ),
    (
      "phases",
      { number, model in
        PhaseAnimator([1, 2]) { _ in
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a menu in a menu",
      { number, model in
        Menu("M") {
          Menu("N") {
            Leaf(number: number)
            ModelLeaf(model: model)
          }
        }
      }
    ),
  ]
}

private struct Tree: Identifiable {
  let id: Int
  var kids: [Tree]?
}

private struct Framed: ViewModifier {
  let model: FreshnessTests.Model

  func body(content: Content) -> some View {
    VStack {
      content
      ModelLeaf(model: model)
    }
  }
}
