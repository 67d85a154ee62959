import SwiftSyntax

/// An environment plus some source: the one thing that is ever compiled.
package struct Program: Sendable {
  package var source: SourceText

  /// Whether the source runs from top to bottom, as a script does, instead of holding declarations alone.
  package var isScript: Bool

  package init(source: SourceText, isScript: Bool) {
    self.source = source
    self.isScript = isScript
  }

  /// A program with its parts in order, in one file.
  package init(_ environment: Environment, _ parts: SourceText..., isScript: Bool = false) {
    source = parts.reduce(environment.source, +)
    self.isScript = isScript
  }
}

/// A snippet set into its environment in one way.
struct Placement: Sendable {
  var program: Program

  /// The environment with what the snippet defines.
  var environment: Environment
}

extension Environment {
  /// The ways to make a program of a snippet, the likeliest first.
  ///
  /// - Parameters:
  ///   - source: The snippet.
  ///   - name: The type it belongs to, where the author names one.
  /// - Throws: `PlacementError.noType` where the environment lacks the type.
  func placements(of source: ParsedSource, in name: String?) throws(PlacementError) -> [Placement] {
    guard let name else { return standalonePlacements(of: source) }
    guard let type = type(named: name) else {
      throw .noType(name, known: types.map(\.name))
    }
    switch SnippetShape(source, in: type) {
    case .members:
      return [placement(ofMembers: source, in: name)]
    case .views:
      return [placement(of: source.source, in: type, .views)]
    case .modifiers:
      return [
        placement(of: SourceText(generated: "EmptyView()") + source.source, in: type, .views)
      ]
    case .statements, .declarations:
      return [placement(of: source.source, in: type, .statements)]
    }
  }

  private func standalonePlacements(of source: ParsedSource) -> [Placement] {
    let environment = defining(source)
    switch SnippetShape(source) {
    case .statements:
      var room = makingRoom(for: source)
      room.removeEntryPoints()
      let script = Program(room, source.source, isScript: true)
      return [Placement(program: script, environment: environment)]
    case .modifiers:
      let chained = SourceText(generated: "_ = EmptyView()") + source.source
      return [Placement(program: Program(self, chained, isScript: true), environment: self)]
    case .declarations, .members, .views:
      let program = Program(makingRoom(for: source), source.source)
      return [Placement(program: program, environment: environment)]
    }
  }

  /// The environment without what the source declares anew.
  private func makingRoom(for source: ParsedSource) -> Environment {
    var copy = defining(source)
    copy.removeLatest()
    return copy
  }

  private func placement(ofMembers source: ParsedSource, in name: String) -> Placement {
    var environment = self
    _ = environment.insert(source.source, replacing: source.keys, into: name)
    return Placement(program: Program(environment), environment: environment)
  }

  private func placement(
    of text: SourceText, in type: TypeDefinition, _ shape: SnippetShape
  ) -> Placement {
    let head =
      switch shape {
      case .views: "@SwiftUI.ViewBuilder var _snippet: some SwiftUI.View {"
      default: type.isStruct && !type.isView ? "mutating func _snippet() {" : "func _snippet() {"
      }
    var copy = self
    let body = SourceText(generated: head) + text + SourceText(generated: "}")
    _ = copy.insert(body, replacing: [], into: type.name)
    return Placement(program: Program(copy), environment: self)
  }
}

/// Why a snippet cannot be set into its environment.
enum PlacementError: Error, Equatable {
  case noType(String, known: [String])
}
