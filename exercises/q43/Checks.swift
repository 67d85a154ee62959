import Testing

struct PackingChecks {
  @Test func showsTheList() throws {
    let screen = try packing()
    #expect(try screen.contains("Weekend"))
    #expect(try screen.contains("0 of 2 packed"))
    #expect(try screen.toggle(labelled: "Socks").value == "off")
    #expect(try screen.toggle(labelled: "Tent").value == "off")
  }

  @Test func titleFollows() throws {
    let screen = try packing()
    #expect(try screen.textField("Title").value == "Weekend")
    try screen.type("Holiday", into: "Title")
    #expect(try screen.contains("Holiday"))
    #expect(try !screen.contains("Weekend"))
  }

  @Test func tickingCounts() throws {
    let screen = try packing()
    try screen.toggle("Socks")
    #expect(try screen.contains("1 of 2 packed"))
    try screen.toggle("Tent")
    #expect(try screen.contains("2 of 2 packed"))
    try screen.toggle("Socks")
    #expect(try screen.contains("1 of 2 packed"))
    #expect(try screen.contains("Weekend"))
  }

  @Test func rowsAreIndependent() throws {
    let screen = try packing()
    #expect(try screen.issues.isEmpty)
    try screen.toggle("Tent")
    #expect(try screen.toggle(labelled: "Socks").value == "off")
    #expect(try screen.toggle(labelled: "Tent").value == "on")
  }
}
