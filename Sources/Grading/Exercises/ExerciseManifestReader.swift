import Diagnostics
import Lessons

/// Reads `exercise.json` and tells what it does not know, with its place: a rule that is not read would let everything pass.
struct ExerciseManifestReader {
  static let keys = ["rules", "requestSeconds", "equivalents"]

  private(set) var manifest = ExerciseManifest()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ root: JSONNode) {
    for member in members(of: root, "the file", Self.keys) {
      switch member.key {
      case "rules": manifest.rules = entries(of: member).compactMap { rule($0) }
      case "requestSeconds": manifest.requestSeconds = seconds(member.value)
      default: manifest.equivalents = entries(of: member).compactMap { equivalent($0) }
      }
    }
  }

  /// What a rule asks, by key.
  private static var demands: [(key: String, path: WritableKeyPath<SourceRule, [String]?>)] {
    [
      ("mustCall", \.mustCall), ("mustNotCall", \.mustNotCall), ("mustAssign", \.mustAssign),
      ("mustNotAssign", \.mustNotAssign), ("mustDeclare", \.mustDeclare),
      ("mustNotDeclare", \.mustNotDeclare), ("mustConform", \.mustConform), ("mustUse", \.mustUse),
      ("mustNotUse", \.mustNotUse),
    ]
  }

  private mutating func rule(_ node: JSONNode) -> SourceRule? {
    let known = ["id", "within"] + Self.demands.map(\.key)
    let before = diagnostics.count
    var rule = SourceRule(id: "")
    for member in members(of: node, "a rule", known) {
      switch member.key {
      case "id": rule.id = string(member) ?? ""
      case "within": rule.within = string(member)
      default:
        guard let demand = Self.demands.first(where: { $0.key == member.key }) else { continue }
        rule[keyPath: demand.path] = entries(of: member).compactMap { name in
          if name.string == nil { report(name, "a name in '\(member.key)'", "a string") }
          return name.string
        }
      }
    }
    guard diagnostics.count == before else { return nil }
    if rule.id.isEmpty { missing("id", "the rule", node) }
    if Self.demands.allSatisfy({ rule[keyPath: $0.path]?.isEmpty != false }) {
      diagnostics.append(
        Diagnostic(
          .error, "idle-rule", "the rule '\(rule.id)' asks nothing",
          advice: "say with one of \(Self.demands.map(\.key).joined(separator: ", "))",
          range: node.range.start))
    }
    return rule
  }

  private mutating func equivalent(_ node: JSONNode) -> EquivalentMutant? {
    let before = diagnostics.count
    var texts: [String: String] = [:]
    for member in members(of: node, "an equivalent", ["mutant", "reason"]) {
      texts[member.key] = string(member)
    }
    guard diagnostics.count == before else { return nil }
    for key in ["mutant", "reason"] where texts[key] == nil { missing(key, "the equivalent", node) }
    return EquivalentMutant(mutant: texts["mutant"] ?? "", reason: texts["reason"] ?? "")
  }

  /// The members of an object whose keys are read, each once; reports the others.
  private mutating func members(
    of node: JSONNode, _ what: String, _ known: [String]
  ) -> [JSONNode.Member] {
    guard let members = node.members else {
      report(node, what, "an object")
      return []
    }
    var seen: Set<String> = []
    var read: [JSONNode.Member] = []
    for member in members {
      if !seen.insert(member.key).inserted {
        diagnostics.append(member.repeatedKey)
      } else if known.contains(member.key) {
        read.append(member)
      } else {
        diagnostics.append(member.unknownKey(among: known))
      }
    }
    return read
  }

  private mutating func entries(of member: JSONNode.Member) -> [JSONNode] {
    if member.value.array == nil { report(member.value, "'\(member.key)'", "a list") }
    return member.value.array ?? []
  }

  private mutating func string(_ member: JSONNode.Member) -> String? {
    if member.value.string == nil { report(member.value, "'\(member.key)'", "a string") }
    return member.value.string
  }

  private mutating func seconds(_ node: JSONNode) -> Double? {
    guard case .number(let seconds) = node.value, seconds > 0 else {
      report(node, "'requestSeconds'", "a number above 0")
      return nil
    }
    return seconds
  }

  private mutating func missing(_ key: String, _ what: String, _ node: JSONNode) {
    diagnostics.append(
      Diagnostic(
        .error, "missing-key", "\(what) has no '\(key)'", advice: "add it",
        range: node.range.start))
  }

  private mutating func report(_ node: JSONNode, _ what: String, _ expected: String) {
    diagnostics.append(node.wrongType(what, expected: expected))
  }
}
