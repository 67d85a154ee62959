import SwiftUI
import SwiftUIHost
import Testing

@Observable
private final class Home {
  var pets = ["Cookie", "Mimi"]
  var ages = ["Cookie": 3]
  var address = Address()
  var guest: Guest?
  var count: Int { pets.count }
}

@Observable
private final class Address {
  var street = "Elm"
}

@Observable
private final class Guest {
  var name = "Rex"
}

@Observable
private final class Model {
  var seen = 0
  @ObservationIgnored var hidden = 0
}

/// What Apple's documentation says of bindings and observed objects.
@MainActor
struct BindingFacts {
  private struct Renamer: View {
    @Binding var name: String
    var body: some View { TextField("Name", text: $name) }
  }

  @Test func `projects elements of arrays and dictionaries`() throws {
    struct Owner: View {
      @State private var names = ["Cookie", "Mimi"]
      @State private var ages: [String: Int] = ["Cookie": 3]
      var body: some View {
        Renamer(name: $names[1])
        if let age = Binding($ages["Cookie"]) { Stepper("Age", value: age) }
        Button("Forget") { $ages["Cookie"].wrappedValue = nil }
        Text("\(names.joined(separator: " ")) \(ages["Cookie"] ?? 0)")
      }
    }
    let screen = Screen { Owner() }
    try screen.type("Rex", into: "Name")
    try screen.increment("Age")
    #expect(try screen.contains("Cookie Rex 4"))
    try screen.tap("Forget")
    #expect(try screen.elements(.kind(.stepper)).isEmpty)
    #expect(try screen.contains("Cookie Rex 0"))
  }

  @Test func `unwraps a binding to something optional while it is there`() throws {
    struct Owner: View {
      @State private var name: String? = "Cookie"
      var body: some View {
        if let binding = Binding($name) { Renamer(name: binding) } else { Text("No name") }
        Button("Forget") { name = nil }
        Text(name ?? "nil")
      }
    }
    let screen = Screen { Owner() }
    try screen.type("Mimi", into: "Name")
    #expect(try screen.contains("Mimi"))
    try screen.tap("Forget")
    #expect(try screen.contains("No name"))
  }

  @Test func `derives a binding by closures`() throws {
    struct Owner: View {
      @State private var celsius = 20.0
      private var fahrenheit: Binding<Double> {
        Binding {
          celsius * 9 / 5 + 32
        } set: {
          celsius = ($0 - 32) * 5 / 9
        }
      }
      var body: some View {
        Stepper("Fahrenheit", value: fahrenheit, step: 9)
        Text("\(Int(celsius)) °C, \(Int(fahrenheit.wrappedValue)) °F")
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("20 °C, 68 °F"))
    try screen.increment("Fahrenheit")
    #expect(try screen.contains("25 °C, 77 °F"))
  }

  @Test func `binds rows and parts of an observed object`() throws {
    struct Rows: View {
      @Bindable var home: Home
      var body: some View {
        ForEach($home.pets, id: \.self) { $pet in Text(pet) }
        TextField("First", text: $home.pets[0])
        if let age = Binding($home.ages["Cookie"]) { Stepper("Age", value: age) }
        TextField("Street", text: $home.address.street)
        Text("\(home.count) in \(home.address.street), \(home.ages["Cookie"] ?? 0)")
      }
    }
    let home = Home()
    let screen = Screen { Rows(home: home) }
    try screen.type("Rex", into: "First")
    try screen.type("Oak", into: "Street")
    try screen.increment("Age")
    #expect(home.pets == ["Rex", "Mimi"])
    #expect(try screen.contains("2 in Oak, 4"))
  }

  @Test func `makes an object bindable inside a body`() throws {
    struct Part: View {
      @Environment(Home.self) private var home
      var body: some View {
        @Bindable var address = home.address
        TextField("Street", text: $address.street)
        Text("in \(home.address.street)")
      }
    }
    let screen = Screen { Part().environment(Home()) }
    try screen.type("Oak", into: "Street")
    #expect(try screen.contains("in Oak"))
  }

  @Test func `follows computed properties, nested and optional objects`() throws {
    struct Part: View {
      let home: Home
      var body: some View {
        Text("\(home.count) pets, \(home.address.street), \(home.guest?.name ?? "nobody")")
        Button("Adopt") { home.pets.append("Rex") }
        Button("Rename") { home.address.street = "Oak" }
        Button("Move") { home.address = Address() }
        Button("Invite") { home.guest = Guest() }
        Button("Call") { home.guest?.name = "Max" }
      }
    }
    let screen = Screen { Part(home: Home()) }
    try screen.tap("Adopt")
    #expect(try screen.contains("3 pets, Elm, nobody"))
    try screen.tap("Rename")
    #expect(try screen.contains("3 pets, Oak, nobody"))
    try screen.tap("Move")
    try screen.tap("Invite")
    try screen.tap("Call")
    #expect(try screen.contains("3 pets, Elm, Max"))
  }

  @Test func `shows nothing new of properties that are not observed`() throws {
    struct Part: View {
      let model: Model
      var body: some View {
        Text("\(model.seen) \(model.hidden)")
        Button("Hidden") { model.hidden += 1 }
        Button("Seen") { model.seen += 1 }
      }
    }
    let screen = Screen { Part(model: Model()) }
    try screen.tap("Hidden")
    #expect(try screen.contains("0 0"))
    try screen.tap("Seen")
    #expect(try screen.contains("1 1"))
  }
}
