import Proofs
import SwiftSyntax

/// The names that some source uses, assigns, declares and conforms to.
struct SourceFacts {
  /// Every name that is read or called; an argument's label is none.
  var references: Set<String> = []

  /// Every property or variable that something is assigned to, that is passed with `&`, that an operator or a method of the
  /// standard library changes, or that is reached through a binding.
  var assignments: Set<String> = []

  var declarations: Set<String> = []
  var conformances: Set<String> = []

  /// Every attribute, and every wrapper that is used as the type it is.
  var attributes: Set<String> = []

  /// Every type that is named.
  var types: Set<String> = []

  /// - Parameters:
  ///   - nodes: The source.
  ///   - writers: What changes its operand in the whole program.
  init(_ nodes: [Syntax], writers: Writers = Writers()) {
    let visitor = FactVisitor(writers: writers)
    nodes.forEach(visitor.walk)
    self = visitor.facts
    if visitor.assignsThroughValue { assignments.formUnion(visitor.keyPathNames) }
    attributes.formUnion(visitor.typesInUse.subtracting(declarations))
  }

  /// No facts.
  init() {}

  /// All that is named, in whatever place.
  var mentions: Set<String> { references.union(types).union(attributes) }

  /// The same facts with the types that aliases stand for.
  func resolving(_ aliases: [String: String]) -> SourceFacts {
    var copy = self
    for (alias, target) in aliases {
      if references.contains(alias) { copy.references.insert(target) }
      if conformances.contains(alias) { copy.conformances.insert(target) }
      if attributes.contains(alias) { copy.attributes.insert(target) }
      if types.contains(alias) { copy.types.insert(target) }
    }
    return copy
  }
}
