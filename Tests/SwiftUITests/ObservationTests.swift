import SwiftUI
import SwiftUIHost
import Testing

@Observable
private final class Model {
  var name = "Cookie"
  var energy = 5
  @ObservationIgnored var secret = 0
  var summary: String { "\(name) has \(energy)" }
}

private final class OldModel: ObservableObject {
  @Published var count = 0
  var plain = 0
}

private final class Log { var runs = 0 }

@MainActor
struct ObservationTests {
  @Test func `updates a view for the properties its body has read, also through others`() throws {
    struct Owner: View {
      @State private var model = Model()
      var body: some View {
        Text(model.summary)
        Button("Feed") { model.energy += 1 }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Feed")
    #expect(try screen.contains("Cookie has 6"))
  }

  @Test func `leaves a view alone when a property changes that it has not read`() throws {
    struct Owner: View {
      let model: Model
      let log: Log
      var body: some View {
        let _ = log.runs += 1
        Text(model.name)
      }
    }
    let (model, log) = (Model(), Log())
    let screen = Screen { Owner(model: model, log: log) }
    model.energy = 9
    model.secret = 1
    #expect(try screen.texts == ["Cookie"])
    #expect(log.runs == 1)
    model.name = "Mochi"
    #expect(try screen.texts == ["Mochi"])
    #expect(log.runs == 2)
  }

  @Test func `makes bindings to properties, with the attribute and without`() throws {
    struct Owner: View {
      @Bindable var model: Model
      var body: some View {
        TextField("Name", text: $model.name)
        Stepper("Energy", value: Bindable(model).energy, in: 0...10)
        Text(model.summary)
      }
    }
    let screen = Screen { Owner(model: Model()) }
    try screen.type("Mochi", into: "Name")
    try screen.increment("Energy")
    #expect(try screen.contains("Mochi has 6"))
    #expect(try screen.stepper("Energy").value == "6")
  }

  @Test func `finds an object in the environment by its type, or nil`() throws {
    struct Reader: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model?.name ?? "none") }
    }
    let screen = Screen {
      Reader()
      Reader().environment(Model())
    }
    #expect(try screen.texts == ["none", "Cookie"])
  }

  @Test
  func `updates for published properties of a state object, an observed and an environment object`()
    throws
  {
    struct Observed: View {
      @ObservedObject var model: OldModel
      var body: some View { Text("observed \(model.count)") }
    }
    struct Inherited: View {
      @EnvironmentObject var model: OldModel
      var body: some View { Text("inherited \(model.count)") }
    }
    struct Owner: View {
      @StateObject private var model = OldModel()
      var body: some View {
        Observed(model: model)
        Inherited().environmentObject(model)
        Stepper("Count", value: $model.count)
      }
    }
    let screen = Screen { Owner() }
    try screen.increment("Count")
    #expect(try screen.texts == ["observed 1", "inherited 1", "Count"])
  }

  @Test func `leaves a view alone when a property changes that is not published`() throws {
    struct Owner: View {
      @ObservedObject var model: OldModel
      let log: Log
      var body: some View {
        let _ = log.runs += 1
        Text("\(model.plain)")
      }
    }
    let (model, log) = (OldModel(), Log())
    let screen = Screen { Owner(model: model, log: log) }
    model.plain = 4
    #expect(try screen.texts == ["0"])
    #expect(log.runs == 1)
  }

  @Test func `makes a state object once, however often its view is made`() throws {
    final class Counted: ObservableObject {
      nonisolated(unsafe) static var made = 0
      init() { Self.made += 1 }
    }
    struct Child: View {
      let value: Int
      @StateObject private var object = Counted()
      var body: some View {
        let _ = object
        Text("\(value)")
      }
    }
    struct Owner: View {
      @State private var value = 0
      var body: some View {
        Child(value: value)
        Button("More") { value += 1 }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("More")
    try screen.tap("More")
    #expect(try screen.texts == ["2", "More"])
    #expect(Counted.made == 1)
  }

  @Test func `keeps nothing of views that are gone`() throws {
    struct Row: View {
      let model: Model
      let id: Int
      var body: some View { Text("\(model.name) \(id)") }
    }
    struct Owner: View {
      let model: Model
      @State private var id = 0
      var body: some View {
        Row(model: model, id: id).id(id)
        Button("Next") { id += 1 }
      }
    }
    weak var leftover: Model?
    try {
      let model = Model()
      leftover = model
      let screen = Screen { Owner(model: model) }
      for _ in 0..<50 { try screen.tap("Next") }
      #expect(try screen.contains("Cookie 50"))
      try screen.unmount()
    }()
    #expect(leftover == nil)
  }
}
