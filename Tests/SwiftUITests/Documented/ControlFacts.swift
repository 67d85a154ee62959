import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of controls.
@MainActor
struct ControlFacts {
  @Test func `tells a picker's optional choice from none`() throws {
    struct Owner: View {
      @State private var choice: Int?
      var body: some View {
        Text(choice.map { "chose \($0)" } ?? "chose nothing")
        Picker("Number", selection: $choice) {
          Text("None").tag(nil as Int?)
          ForEach(1..<4) { Text("\($0)").tag($0 as Int?) }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.element(.kind(.picker)).value == "None")
    try screen.select("2", in: "Number")
    #expect(try screen.contains("chose 2"))
    try screen.select("None", in: "Number")
    #expect(try screen.contains("chose nothing"))
  }

  @Test func `keeps a date within the range of its picker`() throws {
    let start = Date(timeIntervalSince1970: 0)
    struct Owner: View {
      let start: Date
      @State private var date = Date(timeIntervalSince1970: 3_600)
      var body: some View {
        Text("\(Int(date.timeIntervalSince1970))")
        DatePicker("When", selection: $date, in: start...start.addingTimeInterval(7_200))
      }
    }
    let screen = Screen { Owner(start: start) }
    try screen.pick(start.addingTimeInterval(5_000), in: "When")
    #expect(try screen.contains("5,000"))
    #expect(throws: ScreenError.self) { try screen.pick(.distantFuture, in: "When") }
    #expect(try screen.contains("5,000"))
  }

  @Test func `moves a slider by its step and tells when editing begins and ends`() throws {
    struct Owner: View {
      @State private var value = 0.0
      @State private var edits: [Bool] = []
      var body: some View {
        Text(
          "\(value, specifier: "%.1f") \(edits.map { $0 ? "begin" : "end" }.joined(separator: " "))"
        )
        Slider(value: $value, in: 0...10, step: 2.5) {
          Text("Speed")
        } onEditingChanged: {
          edits.append($0)
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.slide("Speed", to: 6)
    #expect(try screen.contains("5.0 begin end"))
  }

  @Test func `stops a stepper at the ends of its range`() throws {
    struct Owner: View {
      @State private var count = 1
      var body: some View { Stepper("Count \(count)", value: $count, in: 0...2) }
    }
    let screen = Screen { Owner() }
    try screen.increment("Count 1")
    #expect(throws: ScreenError.self) { try screen.increment("Count 2") }
    try screen.decrement("Count 2")
    try screen.decrement("Count 1")
    #expect(throws: ScreenError.self) { try screen.decrement("Count 0") }
  }

  @Test func `commits a number when its field is submitted, and keeps it where words are none`()
    throws
  {
    struct Owner: View {
      @State private var amount = 1.5
      var body: some View {
        Text("amount \(amount, specifier: "%.2f")")
        TextField("Amount", value: $amount, format: .number)
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.textField("Amount").value == "1.5")
    try screen.type("12.25", into: "Amount")
    try screen.submit("Amount")
    #expect(try screen.contains("amount 12.25"))
    try screen.type("many", into: "Amount")
    try screen.submit("Amount")
    #expect(try screen.contains("amount 12.25"))
    #expect(try screen.textField("Amount").value == "12.25")
  }

  @Test func `is mixed where a toggle stands for values that differ`() throws {
    struct Mail: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct Owner: View {
      @State private var mails = [Mail(id: 1, isOn: true), Mail(id: 2, isOn: false)]
      var body: some View {
        Toggle("All", sources: $mails, isOn: \.isOn)
        ForEach($mails) { $mail in Toggle("Mail \(mail.id)", isOn: $mail.isOn) }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.toggle(labelled: "All").value == "mixed")
    try screen.toggle("All")
    #expect(try screen.toggle(labelled: "Mail 2").value == "on")
    #expect(try screen.toggle(labelled: "All").value == "on")
    try screen.toggle("All")
    #expect(try screen.toggle(labelled: "Mail 1").value == "off")
  }

  @Test func `runs a menu's primary action when it is pressed, and its items by their labels`()
    throws
  {
    struct Owner: View {
      @State private var log = "nothing"
      var body: some View {
        Text(log)
        Menu("Add") {
          Button("Add to list") { log = "list" }
          Menu("More") { Button("Add to top") { log = "top" } }
        } primaryAction: {
          log = "primary"
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap(.kind(.menu, "Add"))
    #expect(try screen.contains("primary"))
    try screen.tap("Add to list")
    #expect(try screen.contains("list"))
    try screen.tap("Add to top")
    #expect(try screen.contains("top"))
  }

  @Test func `opens and closes a disclosure group by its binding and by hand`() throws {
    struct Owner: View {
      @State private var isExpanded = true
      var body: some View {
        DisclosureGroup("Details", isExpanded: $isExpanded) { Text("Inside") }
        Text(isExpanded ? "open" : "closed")
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("Inside"))
    try screen.tap(.kind(.disclosureGroup, "Details"))
    #expect(try screen.contains("closed"))
    #expect(try !screen.contains("Inside"))
  }

  @Test func `lets the values of a control group act one by one`() throws {
    struct Owner: View {
      @State private var size = 10
      var body: some View {
        ControlGroup {
          Button("Smaller") { size -= 1 }
          Button("Larger") { size += 1 }
        } label: {
          Text("Size")
        }
        Text("size \(size)")
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Larger")
    try screen.tap("Larger")
    try screen.tap("Smaller")
    #expect(try screen.contains("size 11"))
  }

  @Test func `opens a link by the action of the environment`() throws {
    struct Owner: View {
      @State private var opened = "nothing"
      var body: some View {
        Text(opened)
        Link("Read on", destination: URL(filePath: "/pets"))
          .environment(
            \.openURL,
            OpenURLAction { url in
              opened = url.lastPathComponent
              return .handled
            })
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Read on")
    #expect(try screen.contains("pets"))
  }

  @Test func `resolves a picker's label and what is chosen apart`() throws {
    struct Owner: View {
      @State private var flavor = "Mint"
      var body: some View {
        Picker(selection: $flavor) {
          ForEach(["Mint", "Lemon"], id: \.self) { Text($0) }
        } label: {
          Text("Flavor")
          Text("of the day")
        }
      }
    }
    let screen = Screen { Owner() }
    let picker = try screen.element(.kind(.picker))
    #expect(picker.label == "Flavor of the day")
    #expect(picker.value == "Mint")
  }

  @Test func `chooses what is tapped in a picker`() throws {
    struct Owner: View {
      @State private var size = 1
      var body: some View {
        Menu("View") {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
        }
        Text("size \(size)")
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Large")
    #expect(try screen.contains("size 2"))
  }
}
