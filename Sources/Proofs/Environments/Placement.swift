/// A snippet set into its environment in one way.
struct Placement: Sendable {
  /// Makes the environment with what the snippet defines.
  var environment: @Sendable () -> Environment

  /// The flag that asks for this way; nil where none is needed.
  var flag: String?

  /// Makes the program, with no more of the environment than the snippet reaches.
  var program: @Sendable () -> Program
}

/// Why a snippet cannot be set into its environment.
enum PlacementError: Error, Equatable {
  case noType(String, known: [String])
}

extension Environment {
  /// The way to make a program of a snippet that its author asks for, or else the likeliest.
  ///
  /// - Parameters:
  ///   - source: The snippet.
  ///   - name: The type it belongs to, where the author names one.
  /// - Throws: `PlacementError.noType` where the environment lacks the type.
  func placement(of source: ParsedSource, in name: String?) throws(PlacementError) -> Placement {
    guard let name else {
      return likelyTypes(for: source).first.map { placement(of: source, in: $0) }
        ?? standalone(source)
    }
    guard let type = type(named: name) else { throw .noType(name, known: types.map(\.name)) }
    return placement(of: source, in: type)
  }

  /// The snippet by itself: a file of declarations, or a script.
  func standalone(_ source: ParsedSource) -> Placement {
    switch SnippetShape(source) {
    case .statements, .views:
      return Placement(environment: { defining(source) }) {
        var room = makingRoom(for: source)
        room.removeEntryPoints()
        return Program(pruning: room, source, names: source.names, isScript: true)
      }
    case .modifiers:
      return Placement(environment: { self }) {
        let chained = ParsedSource(
          SourceText(generated: "_ = SwiftUI.EmptyView()") + source.source)
        return Program(pruning: self, chained, names: source.names, isScript: true)
      }
    case .declarations, .members:
      return Placement(environment: { defining(source) }) {
        Program(pruning: makingRoom(for: source), source, names: source.names)
      }
    }
  }

  /// The snippet as part of a type: members, statements of a view's `body`, or of a method.
  func placement(of source: ParsedSource, in type: TypeDefinition) -> Placement {
    let flag = "in=\(type.name)"
    // In a type, what declares and does nothing else is members, a property without a value among them.
    let declares = !source.items.contains { $0.item.isStatement }
    switch declares && SnippetShape(source) != .modifiers ? .members : SnippetShape(source) {
    case .declarations, .members:
      let merged: @Sendable () -> Environment = {
        var environment = self
        _ = environment.insert(source.source, replacing: source.keys, into: type.name)
        return environment
      }
      return Placement(environment: merged, flag: flag) { merged().program(around: type.name) }
    case .views where type.isView, .modifiers:
      let head = "@SwiftUI.ViewBuilder var _snippet: some SwiftUI.View {"
      return Placement(environment: { self }, flag: flag) {
        program(with: source, below: head, in: type)
      }
    case .statements, .views:
      let head = (type.isStruct && !type.isView ? "mutating func" : "func") + " _snippet() {"
      return Placement(environment: { self }, flag: flag) {
        program(with: source, below: head, in: type)
      }
    }
  }

  private func program(
    with source: ParsedSource, below head: String, in type: TypeDefinition
  ) -> Program {
    let chain = SnippetShape(source) == .modifiers ? "\nSwiftUI.EmptyView()" : ""
    var copy = self
    let body = SourceText(generated: head + chain) + source.source + SourceText(generated: "}")
    _ = copy.insert(body, replacing: [], into: type.name)
    return copy.program(around: type.name)
  }

  /// A program of a type and all that it reaches.
  private func program(around name: String) -> Program {
    guard let host = sources.last(where: { $0.type(named: name) != nil }) else {
      return Program(self)
    }
    return Program(pruning: makingRoom(for: host), host, names: host.names)
  }
}

extension Environment {
  /// Members by themselves: in a view made for them.
  func placementInNewView(of source: ParsedSource) -> Placement {
    let host = SourceText(
      generated:
        "struct _Snippet: SwiftUI.View {\nvar body: some SwiftUI.View { SwiftUI.EmptyView() }\n}")
    let view = defining(ParsedSource(host))
    return Placement(environment: { self }) {
      guard let type = view.type(named: "_Snippet") else { return Program(view) }
      return view.placement(of: source, in: type).program()
    }
  }
}
