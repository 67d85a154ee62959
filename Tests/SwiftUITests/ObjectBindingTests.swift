import SwiftUI
import SwiftUIHost
import Testing

private struct Owner {
  var name = "Ann"
  var age = 3
}

private final class House: ObservableObject {
  @Published var street = "High Street"
  @Published var number = 1
  @Published var owner = Owner()
  @Published var pets = ["Rex", "Mimi"]
}

private final class Log { var lines: [String] = [] }

private struct Field: View {
  let title: String
  @Binding var text: String
  let log: Log
  var body: some View {
    let _ = log.lines.append(title)
    TextField(title, text: $text)
    Text("\(title) is \(text)")
  }
}

/// Bindings to properties of observable objects that only views inside have read.
@MainActor
struct ObjectBindingTests {
  private let log = Log()

  @Test func `shows in a view inside what is written through its binding`() throws {
    struct Home: View {
      @StateObject private var house = House()
      let log: Log
      var body: some View {
        Field(title: "Street", text: $house.street, log: log)
        Field(title: "Owner", text: $house.owner.name, log: log)
        Button("Move") { house.street = "Low Street" }
        Button("Count") { house.number += 1 }
      }
    }
    let screen = Screen { Home(log: log) }
    try screen.type("Main Street", into: .kind(.textField, "Street"))
    try screen.type("Bob", into: .kind(.textField, "Owner"))
    #expect(try screen.contains("Street is Main Street"))
    #expect(try screen.contains("Owner is Bob"))
    try screen.tap("Move")
    #expect(try screen.contains("Street is Low Street"))
    log.lines = []
    try screen.tap("Count")
    #expect(log.lines.isEmpty)
  }

  @Test func `shows it in views further inside`() throws {
    struct Person: View {
      @Binding var owner: Owner
      let log: Log
      var body: some View { Field(title: "Name", text: $owner.name, log: log) }
    }
    struct Home: View {
      @ObservedObject var house: House
      let log: Log
      var body: some View { Person(owner: $house.owner, log: log) }
    }
    let house = House()
    let screen = Screen { Home(house: house, log: log) }
    try screen.type("Eve", into: .kind(.textField))
    #expect(try screen.contains("Name is Eve"))
    house.owner.name = "Kim"
    #expect(try screen.contains("Name is Kim"))
    log.lines = []
    house.owner.age = 4
    #expect(try screen.contains("Name is Kim"))
    #expect(log.lines.isEmpty)
  }

  @Test func `shows it in the row it belongs to, and in no other`() throws {
    struct Home: View {
      @EnvironmentObject private var house: House
      let log: Log
      var body: some View {
        ForEach($house.pets.indices, id: \.self) { index in
          Field(title: "Pet \(index)", text: $house.pets[index], log: log)
        }
      }
    }
    let house = House()
    let screen = Screen { Home(log: log).environmentObject(house) }
    #expect(try screen.contains("Pet 1 is Mimi"))
    log.lines = []
    try screen.type("Bello", into: .kind(.textField, "Pet 0"))
    #expect(try screen.contains("Pet 0 is Bello"))
    #expect(log.lines == ["Pet 0"])
    house.pets.removeLast()
    #expect(try !screen.contains("Pet 1 is Mimi"))
  }

  @Test func `compares the values bindings were made with where a view says what is equal`() throws
  {
    struct Name: View, Equatable {
      @Binding var text: String
      let log: Log
      nonisolated static func == (lhs: Name, rhs: Name) -> Bool {
        lhs._text.wrappedValue == rhs._text.wrappedValue
      }
      var body: some View {
        let _ = log.lines.append(text)
        Text("lives in \(text)")
      }
    }
    struct Home: View {
      @ObservedObject var house: House
      let log: Log
      var body: some View { Name(text: $house.street, log: log).equatable() }
    }
    let house = House()
    let screen = Screen { Home(house: house, log: log) }
    #expect(try screen.texts == ["lives in High Street"])
    house.street = "Low Street"
    #expect(try screen.texts == ["lives in Low Street"])
    house.number = 2
    #expect(try screen.texts == ["lives in Low Street"])
    #expect(log.lines == ["High Street", "Low Street"])
  }
}
