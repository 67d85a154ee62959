import SwiftSyntax

/// The declarations that a program may see, the latest definition of each name winning.
package struct Environment: Sendable {
  /// One top-level declaration or import each, in the order of definition.
  package private(set) var sources: [ParsedSource]

  /// Counts definitions, to tell a walk's environments apart.
  private(set) var version = 0

  /// The module whose sources the environment holds; importing it is allowed, and does nothing.
  package let module: String?

  /// - Parameters:
  ///   - library: The files of the model library.
  ///   - module: The library's module name.
  package init(library: [SourceText] = [], module: String? = nil) {
    self.module = module
    sources = []
    for file in library { define(ParsedSource(file)) }
  }

  /// An environment with a choice of another's sources.
  init(_ sources: [ParsedSource], module: String?) {
    self.sources = sources
    self.module = module
  }

  /// The source of everything in the environment.
  package var source: SourceText {
    SourceText(lines: sources.flatMap(\.source.lines))
  }

  /// Adds the declarations of a source; those of the same name or signature make room for them.
  ///
  /// Statements and macros that stand alone are left out.
  package mutating func define(_ source: ParsedSource) {
    makeRoom(for: source)
    version += 1
    sources += source.parts { item in
      switch item {
      case .declaration: true
      case .importing(let node): node.path.trimmedDescription != module
      case .macro, .statement: false
      }
    }
  }

  /// The same environment with all that a source holds, as it stands.
  ///
  /// A source with syntax errors cannot be told apart into declarations: whole, it gives the compiler's own messages.
  package func definingWhole(_ source: ParsedSource) -> Environment {
    var copy = makingRoom(for: source)
    copy.version += 1
    let imports = source.items.compactMap { item, _ -> Range<Int>? in
      guard case .importing(let node) = item, node.path.trimmedDescription == module else {
        return nil
      }
      return node.ownBytes
    }
    copy.sources.append(
      imports.isEmpty ? source : ParsedSource(source.source.blankingInPlace(imports)))
    return copy
  }

  /// Takes away what a source declares anew.
  package mutating func makeRoom(for source: ParsedSource) {
    let keys = source.keys
    if !source.entryPoints.isEmpty { removeEntryPoints() }
    sources = sources.filter { $0.keys.isDisjoint(with: keys) }.map { $0.yielding(to: source) }
  }

  /// The same environment with a source's declarations added.
  package func defining(_ source: ParsedSource) -> Environment {
    var copy = self
    copy.define(source)
    return copy
  }

  /// The same environment without what a source declares anew.
  func makingRoom(for source: ParsedSource) -> Environment {
    var copy = self
    copy.makeRoom(for: source)
    return copy
  }

  /// Takes `@main` off every type, so that another entry point can stand.
  package mutating func removeEntryPoints() {
    sources = sources.map { source in
      let ranges = source.entryPoints
      return ranges.isEmpty ? source : ParsedSource(source.source.blanking(ranges))
    }
  }

  /// The latest definition of a type.
  func type(named name: String) -> TypeDefinition? {
    sources.reversed().lazy.compactMap { $0.type(named: name) }.first
  }

  /// The types of the environment, the latest first.
  var types: [TypeDefinition] {
    sources.reversed().flatMap { $0.declarations.compactMap(TypeDefinition.init) }
  }

  /// Sets something in before the closing brace of a type's latest definition.
  ///
  /// - Parameters:
  ///   - text: The members.
  ///   - keys: What the members introduce; members of the same keys make room.
  ///   - name: The type.
  /// - Returns: Whether there is such a type.
  mutating func insert(
    _ text: SourceText, replacing keys: Set<DeclarationKey>, into name: String
  ) -> Bool {
    version += 1
    guard let index = sources.lastIndex(where: { $0.type(named: name) != nil }) else {
      return false
    }
    sources = sources.map { $0.removingMembers(keys, of: name) }
    guard let type = sources[index].type(named: name) else { return false }
    let brace = type.members.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    sources[index] = ParsedSource(sources[index].source.inserting(text, at: brace))
    return true
  }
}

extension ParsedSource {
  /// The source without members of a type, in its definition and its extensions.
  fileprivate func removingMembers(_ keys: Set<DeclarationKey>, of name: String) -> ParsedSource {
    let blocks =
      [type(named: name)?.members].compactMap(\.self) + extensions(of: name).map(\.memberBlock)
    let ranges = blocks.flatMap { $0.bytes(of: keys) }
    return ranges.isEmpty ? self : ParsedSource(source.blanking(ranges))
  }

  /// The source as it stands beside a newer one: its extensions lack what the newer types declare themselves.
  fileprivate func yielding(to newer: ParsedSource) -> ParsedSource {
    guard !extensions.isEmpty else { return self }
    var ranges: [Range<Int>] = []
    for type in newer.declarations.compactMap(TypeDefinition.init) {
      let conformances = type.inheritance?.names ?? []
      for node in extensions(of: type.name) {
        ranges += node.memberBlock.bytes(of: type.memberKeys)
        if let clause = node.inheritanceClause, clause.names.isSubset(of: conformances) {
          ranges.append(clause.ownBytes)
        }
      }
    }
    return ranges.isEmpty ? self : ParsedSource(source.blanking(ranges))
  }
}

extension InheritanceClauseSyntax {
  fileprivate var names: Set<String> { Set(inheritedTypes.map(\.type.trimmedDescription)) }
}
