import SwiftUI

struct Long: View {
  @State private var name = ""
  @State private var isOn = false
  @State private var level = 0.5

  var body: some View {
    Form {
      Section("Part 0") {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        if isOn { Slider(value: $level, in: 0...1) }
        Text("Level \(level) of \(name)")
        Button("Reset") { level = 0 }
      }
      Section("Part 1") {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        if isOn { Slider(value: $level, in: 0...1) }
        Text("Level \(level) of \(name)")
        Button("Reset") { level = 0 }
      }
      Section("Part 2") {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        if isOn { Slider(value: $level, in: 0...1) }
        Text("Level \(level) of \(name)")
        Button("Reset") { level = 0 }
      }
      Section("Part 3") {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        if isOn { Slider(value: $level, in: 0...1) }
        Text("Level \(level) of \(name)")
        Button("Reset") { level = 0 }
      }
      Section("Part 4") {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        if isOn { Slider(value: $level, in: 0...1) }
        Text("Level \(level) of \(name)")
        Button("Reset") { level = 0 }
      }
      Section("Part 5") {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        if isOn { Slider(value: $level, in: 0...1) }
        Text("Level \(level) of \(name)")
        Button("Reset") { level = 0 }
      }
      Section("Part 6") {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        if isOn { Slider(value: $level, in: 0...1) }
        Text("Level \(level) of \(name)")
        Button("Reset") { level = 0 }
      }
      Section("Part 7") {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        if isOn { Slider(value: $level, in: 0...1) }
        Text("Level \(level) of \(name)")
        Button("Reset") { level = 0 }
      }
      Section("Part 8") {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        if isOn { Slider(value: $level, in: 0...1) }
        Text("Level \(level) of \(name)")
        Button("Reset") { level = 0 }
      }
    }
  }
}
