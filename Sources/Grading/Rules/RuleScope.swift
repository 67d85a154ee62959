import Proofs
import SwiftSyntax

/// What a rule looks into: a type with its extensions, and the helpers it reaches.
///
/// Whoever moves a forbidden call into a function beside the type, into an extension of `Int` or into a view of their own still
/// makes it. What belongs to another type of the course is that type's own affair.
struct RuleScope {
  /// The whole program.
  private let environment: Environment

  /// What was handed in.
  private let solution: [ParsedSource]

  /// What type aliases stand for.
  private let aliases: [String: String]

  /// The types that the course has defined before.
  private let known: Set<String>

  /// All types of the program.
  private let types: Set<String>

  private let writers: Writers

  /// - Parameters:
  ///   - environment: The whole program.
  ///   - base: What the learner's code stands on.
  ///   - solution: What was handed in.
  init(environment: Environment, base: Environment, solution: [ParsedSource]) {
    self.environment = environment
    self.solution = solution
    aliases = Dictionary(
      environment.sources.flatMap(\.aliases), uniquingKeysWith: { _, last in last })
    known = Set(base.sources.flatMap(\.typeNames))
    types = Set(environment.sources.flatMap(\.typeNames))
    writers = Writers(in: environment.sources, ownTypes: types)
  }

  private func facts(_ nodes: [Syntax]) -> SourceFacts {
    SourceFacts(nodes, writers: writers).resolving(aliases)
  }

  /// The facts of all declarations that were handed in.
  var whole: SourceFacts { facts(solution.flatMap { $0.declarations.map(Syntax.init) }) }

  /// The facts of a type; nil where there is none.
  func facts(ofType name: String) -> SourceFacts? {
    var nodes = environment.sources.flatMap { $0.nodes(ofType: name, aliases: aliases) }
    guard !nodes.isEmpty else { return nil }
    var left = helpers(except: name)
    while true {
      let facts = facts(nodes)
      let reached = left.filter { $0.isReached(by: facts) }
      if reached.isEmpty { return facts }
      nodes += reached.map(\.node)
      left.removeAll { helper in reached.contains { $0.node.id == helper.node.id } }
    }
  }

  /// Something beside the type that it may use.
  private struct Helper {
    /// The names by which it is used; nil where naming its type is enough.
    var names: Set<String>?

    /// The type that it belongs to; nil for what stands beside all types.
    var owner: String?

    var node: Syntax

    func isReached(by facts: SourceFacts) -> Bool {
      if let owner, !facts.mentions.contains(owner) { return false }
      return names.map { !$0.isDisjoint(with: facts.references) } ?? true
    }
  }

  private func helpers(except name: String) -> [Helper] {
    solution.flatMap(\.declarations).flatMap { declaration -> [Helper] in
      if declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self) {
        return [Helper(names: declaration.declaredNames, node: Syntax(declaration))]
      }
      guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return [] }
      let written = declaration.as(ExtensionDeclSyntax.self)?.extendedType.lastName
      let type = written ?? declaration.declaredNames.first ?? ""
      let owner = aliases[type] ?? type
      guard owner != name, !known.contains(owner) else { return [] }
      let isForeign = !types.contains(owner)
      if !isForeign, group.inheritanceClause?.worksUnnamed ?? false {
        return [Helper(owner: owner, node: Syntax(declaration))]
      }
      return group.memberBlock.members.map { member in
        Helper(
          names: member.decl.declaredNames, owner: isForeign ? nil : owner,
          node: Syntax(member.decl)
        )
      }
    }
  }
}

extension InheritanceClauseSyntax {
  /// Whether SwiftUI calls what the type has, so that nobody names it.
  fileprivate var worksUnnamed: Bool {
    inheritedTypes.contains { inherited in
      let name = inherited.type.lastName
      return name == "View" || name == "ViewModifier" || name.hasSuffix("Style")
    }
  }
}

extension ParsedSource {
  fileprivate var aliases: [(String, String)] {
    let finder = AliasFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.aliases
  }

  fileprivate var typeNames: [String] {
    declarations.filter { declaration in
      !declaration.is(FunctionDeclSyntax.self) && !declaration.is(VariableDeclSyntax.self)
    }.flatMap(\.declaredNames)
  }
}

/// Finds type aliases, nested ones included.
private final class AliasFinder: SyntaxVisitor {
  var aliases: [(String, String)] = []

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases.append((node.name.plainName, node.initializer.value.lastName))
    return .visitChildren
  }
}
