import SwiftUI
import SwiftUIHost
import Testing

/// What is kept of the shown tree is the same as what is made anew.
@MainActor
struct FreshnessTests {
  typealias Make = @MainActor (Binding<Int>, Model) -> any View

  @Observable
  final class Model {
    var number = 0
    var isOn = true
  }

  private struct Owner: View {
    let make: Make
    let model: Model
    @State private var number = 0

    var body: some View {
      AnyView(make($number, model))
      Button("State") { number += 1 }
      Button("Model") { model.number += 1 }
      Button("Branch") { model.isOn.toggle() }
    }
  }

  @Test func `shows what changes inside as if it were shown for the first time`() throws {
    for (name, make) in Self.stacks + Self.controls + Self.screens + Self.others {
      let screen = Screen { Owner(make: make, model: Model()) }
      _ = try screen.dump
      for button in ["State", "Model", "Branch", "State", "Model", "Branch"] {
        try screen.tap(.kind(.button, button))
        let kept = try screen.dump
        try screen.change(.isDark(true))
        try screen.change(.isDark(false))
        #expect(try screen.dump == kept, "\(name) after \(button)")
      }
      #expect(try screen.issues.isEmpty, "\(name)")
    }
  }
}

struct Leaf: View {
  @Binding var number: Int

  var body: some View { Text("state \(number)") }
}

struct ModelLeaf: View {
  let model: FreshnessTests.Model

  var body: some View {
    if model.isOn {
      Text("model \(model.number)")
    } else {
      Text("off")
      Text("\(model.number)")
    }
  }
}
