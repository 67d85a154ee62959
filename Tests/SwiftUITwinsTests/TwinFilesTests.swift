import Foundation
import Testing

@testable import SwiftUITwins

@Suite struct TwinFilesTests {
  /// What is made of one declaration in an extension of `Bell`, without its first line and white space.
  private func twins(_ kind: String, of declaration: String, in head: String = "extension Bell")
    -> String
  {
    let made = TwinFiles.made(from: ["Bells/Bell.swift": "\(head) {\n\(declaration)\n}"])
    let text = made["Bells/Bells+\(kind)Twins.swift"] ?? ""
    return squeezed(text.replacing(TwinFiles.firstLine, with: ""))
  }

  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test func `what is checked in is what is made`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = try TwinTree(root.appending(path: "Sources/SwiftUI")).sources()
    let made = TwinFiles.made(from: sources)
    let checkedIn = sources.filter { $0.value.hasPrefix(TwinFiles.firstLine) }
    #expect(made.keys.sorted() == checkedIn.keys.sorted())
    let stale = made.keys.filter { squeezed(made[$0] ?? "") != squeezed(checkedIn[$0] ?? "") }
    #expect(stale.sorted() == [], "run `swift run swiftui-twins`")
    #expect(made.values.joined().split(separator: "@_disfavoredOverload").count > 200)
  }

  @Test(arguments: [
    (
      "String",
      """
      extension Bell { /// Makes a bell with a title.
      @_disfavoredOverload public nonisolated init<S: StringProtocol, V>(_ title: S, of value: V) {
      self.init(Text(title), titleKey: value) } }
      """
    ),
    (
      "Resource",
      """
      extension Bell { /// Makes a bell with a title of a resource.
      @_disfavoredOverload public nonisolated init<V>(_ titleResource: LocalizedStringResource, of value: V) {
      self.init(Text(titleResource), titleKey: value) } }
      """
    ),
  ]) func `a twin has the body of its sister`(kind: String, twin: String) {
    let sister = """
      /// Makes a bell with a localised title.
      public nonisolated init<V>(_ titleKey: LocalizedStringKey, of value: V) {
        self.init(Text(titleKey), titleKey: value)
      }
      """
    #expect(twins(kind, of: sister) == squeezed(twin))
  }

  @Test(arguments: [
    ("public func ring(_ key: LocalizedStringKey?) {}", "ring<S: StringProtocol>(_ key: S?)"),
    ("public func ring(_ keys: [LocalizedStringKey]) {}", "ring<S: StringProtocol>(_ keys: [S])"),
    (
      "public func ring(prompt: LocalizedStringKey) {}", "ring<S: StringProtocol>(prompt: S)"
    ),
    (
      "@available(*, deprecated) public func ring(_ nameKey: LocalizedStringKey) {}",
      "@_disfavoredOverload @available(*, deprecated) public func ring<S: StringProtocol>(_ name: S)"
    ),
    (
      "@_disfavoredOverload public func ring(_ nameKey: LocalizedStringKey) {}",
      "extension Bell { @_disfavoredOverload public func ring<S: StringProtocol>(_ name: S)"
    ),
  ]) func `strings take the place of keys`(sister: String, part: String) {
    let made = twins("String", of: sister)
    #expect(made.contains(squeezed(part)), "\(made)")
  }

  @Test(arguments: [
    "func ring(_ key: LocalizedStringKey) {}",
    "public func ring(_ key: String) -> LocalizedStringKey {}",
    "// no twin: it differs.\npublic func ring(_ key: LocalizedStringKey) {}",
    "// no String twin: it differs.\n/// Rings.\npublic func ring(_ key: LocalizedStringKey) {}",
  ]) func `these have no twin`(sister: String) {
    #expect(twins("String", of: sister) == "")
  }

  @Test func `what is deprecated has no twin of a resource`() {
    let sister = "@available(*, deprecated) public func ring(_ key: LocalizedStringKey) {}"
    #expect(twins("Resource", of: sister) == "")
  }

  @Test func `the head of the extension is kept`() {
    let made = twins(
      "String", of: "public init(_ key: LocalizedStringKey) {}",
      in: "@MainActor extension Bell: Ringing where Tone == Text")
    #expect(made.hasPrefix("@MainActorextensionBellwhereTone==Text{"))
  }

  @Test func `a list is selected from in three ways`() {
    let sister = "public init(selection: Binding<SelectionValue?>?) { self.init(List(selection)) }"
    #expect(
      twins("SetSelection", of: sister)
        == squeezed(
          """
          extension Bell { public init(selection: Binding<Set<SelectionValue>>?) {
          self.init(List(selection)) } }
          """))
    #expect(
      twins("OneSelection", of: sister).contains(
        "@_disfavoredOverloadpublicinit(selection:Binding<SelectionValue>)"))
  }

  @Test func `files are split and imports are kept`() {
    let lines = Array(repeating: "public init(_ key: LocalizedStringKey) {}\n", count: 50).joined()
    let source = "import Foundation\nextension Bell {\n\(lines)}"
    let made = TwinFiles.made(from: ["A/One.swift": source, "A/Two.swift": source])
    #expect(
      made.keys.sorted() == [
        "A/A+ResourceTwins.swift", "A/A+ResourceTwins2.swift", "A/A+StringTwins.swift",
        "A/A+StringTwins2.swift",
      ])
    #expect(made.values.allSatisfy { $0.contains("\n\nimport Foundation\n\n") })
  }

  @Test func `files that were made are not read`() {
    let made = TwinFiles.made(from: [
      "A.swift": TwinFiles.firstLine + "\nextension A { public init(_ key: LocalizedStringKey) {} }"
    ])
    #expect(made.isEmpty)
  }
}
