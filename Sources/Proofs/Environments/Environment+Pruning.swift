import SwiftSyntax

extension Environment {
  /// The part of the environment that a source can reach by the names in it.
  ///
  /// A snippet is compiled with what it uses and no more: that is quicker, and its proof stays good as long as nothing it
  /// uses changes. The choice goes by names alone, so it takes in too much rather than too little.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - files: Files whose declarations are there in any case, with what they reach.
  func reached(from names: Set<String>, keeping files: Set<String> = []) -> Environment {
    let facts = sources.map(Facts.init)
    var chosen = sources.map { $0.source.stands(in: files) }
    var known = zip(facts, chosen).reduce(into: names) { names, source in
      if source.1 { names.formUnion(source.0.uses) }
    }
    var found = true
    while found {
      found = false
      for (index, fact) in facts.enumerated() where !chosen[index] {
        guard fact.isAlwaysNeeded || !fact.introduces.isDisjoint(with: known) else { continue }
        // An extension of a type that is defined here comes with the type.
        if let type = fact.extended, isDefined(type, in: facts), !known.contains(type) { continue }
        chosen[index] = true
        found = true
        known.formUnion(fact.uses)
      }
    }
    return Environment(zip(sources, chosen).filter(\.1).map(\.0), module: module)
  }

  private func isDefined(_ type: String, in facts: [Facts]) -> Bool {
    facts.contains { $0.extended == nil && $0.introduces.contains(type) }
  }

  /// What one declaration gives and takes.
  private struct Facts {
    var introduces: Set<String> = []
    var uses: Set<String>
    var extended: String?

    /// Imports, operators, and conformances given to a type from elsewhere work without being named.
    var isAlwaysNeeded = false

    init(_ source: ParsedSource) {
      uses = source.names
      guard let declaration = source.declarations.first else {
        isAlwaysNeeded = true
        return
      }
      for key in source.keys {
        switch key {
        case .type(let name), .value(let name): introduces.insert(name)
        case .function(let name): introduces.insert(String(name.prefix { $0 != "(" && $0 != "#" }))
        case .op: isAlwaysNeeded = true
        case .anonymous: break
        }
      }
      if let node = declaration.as(ExtensionDeclSyntax.self) {
        let name = node.extendedType.trimmedDescription
        extended = name
        introduces = node.memberBlock.names.union([name])
        isAlwaysNeeded = node.inheritanceClause != nil
      } else if source.keys.isEmpty {
        isAlwaysNeeded = true
      }
    }
  }
}

extension SourceText {
  /// Whether a line of the text was written in one of some files.
  fileprivate func stands(in files: Set<String>) -> Bool {
    !files.isEmpty && lines.contains { $0.origin.map { files.contains($0.file) } ?? false }
  }
}

extension MemberBlockSyntax {
  /// The base names of the members.
  fileprivate var names: Set<String> {
    Set(
      keys.map { key in
        switch key {
        case .type(let name), .value(let name), .op(let name): name
        case .function(let name): String(name.prefix { $0 != "(" })
        case .anonymous: ""
        }
      })
  }
}
