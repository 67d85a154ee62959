import SwiftUI

extension FreshnessTests {
  static let controls: [(String, Make)] = [
    (
      "a background",
      { number, model in
        Text("x").background { Leaf(number: number) }.overlay { ModelLeaf(model: model) }.mask {
          Leaf(number: number)
        }
      }
    ),
    (
      "an inset",
      { number, model in
        ScrollView { Text("x") }.safeAreaInset(edge: .top) { Leaf(number: number) }.safeAreaInset(
          edge: .bottom
        ) { ModelLeaf(model: model) }
      }
    ),
    (
      "a button",
      { number, model in
        Button {
        } label: {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a style of a button",
      { number, model in
        Button {
        } label: {
          Leaf(number: number)
          ModelLeaf(model: model)
        }.buttonStyle(Plain())
      }
    ),
    (
      "a label",
      { number, model in
        Label {
          Leaf(number: number)
        } icon: {
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a toggle",
      { number, model in
        Toggle(isOn: .constant(true)) {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a stepper",
      { number, model in
        Stepper(value: .constant(1)) {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a picker",
      { number, model in
        Picker(selection: .constant(1)) {
          Leaf(number: number).tag(1)
          Text("2").tag(2)
        } label: {
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a date picker",
      { number, model in
        DatePicker(selection: .constant(.distantPast)) {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a slider",
      { number, model in
        Slider(value: .constant(1), in: 0...3) {
          Leaf(number: number)
        } minimumValueLabel: {
          ModelLeaf(model: model)
        } maximumValueLabel: {
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "progress",
      { number, model in
        ProgressView(value: 0.5) {
          Leaf(number: number)
        } currentValueLabel: {
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a gauge",
      { number, model in
        Gauge(value: 0.5) {
          Leaf(number: number)
        } currentValueLabel: {
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "a box",
      { number, model in
        GroupBox {
          Leaf(number: number)
        } label: {
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "labelled content",
      { number, model in
        LabeledContent {
          Leaf(number: number)
        } label: {
          ModelLeaf(model: model)
        }
      }
    ),
    (
      "unavailable content",
      { number, model in
        ContentUnavailableView {
          Leaf(number: number)
        } description: {
          ModelLeaf(model: model)
        } actions: {
          Leaf(number: number)
        }
      }
    ),
    (
      "what fits",
      { number, model in
        ViewThatFits {
          Leaf(number: number)
          ModelLeaf(model: model)
        }
      }
    ),
  ]
}

private struct Plain: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { HStack { configuration.label } }
}
