import SwiftUI

/// What a mounted view shows at one moment, and what a person could do with it.
@MainActor
struct ShownTree {
  private let roots: [Element]

  init(_ graph: ViewGraph) { roots = graph.elements }

  /// Every element, outermost first.
  private var flattened: [Element] { roots.flatMap(\.flattened) }

  /// The tree in lines, indented by depth.
  var dump: String { TreeDump.text(of: roots) }

  /// Every element that fits, in the order shown.
  func all(_ query: ElementQuery) -> [Element] {
    let matches = flattened.filter { fits($0, query) }
    guard let index = query.index else { return matches }
    return matches.indices.contains(index) ? [matches[index]] : []
  }

  /// The one element that fits.
  func one(_ query: ElementQuery) throws(ScreenError) -> Element {
    try single(of: all(query), for: query)
  }

  /// What happens when a person does something to the element that fits.
  func handler(
    of action: ElementAction, on query: ElementQuery
  ) throws(ScreenError) -> () -> Void {
    let reacting = flattened.filter { fits($0, query) && $0.reacts(to: action) }
    let candidates: [Element]
    if reacting.isEmpty {
      candidates = all(query)
    } else if let index = query.index {
      candidates = reacting.indices.contains(index) ? [reacting[index]] : []
    } else {
      candidates = reacting
    }
    let element = try single(of: candidates, for: query)
    if !element.node.environment.isEnabled {
      throw .disabled(
        element: element.name,
        reason: element.node.environment.disabler?.description ?? "its environment")
    }
    guard let handler = element.handler(of: action) else {
      throw .unsupported(element: element.name, action: action)
    }
    return handler
  }

  func report(on element: Element) -> ElementReport {
    ElementReport(
      kind: ElementKind(rawValue: element.kind.rawValue), label: element.label,
      value: element.value, identifier: nil, isEnabled: element.node.environment.isEnabled,
      texts: element.texts, modifiers: element.effects.map(\.description))
  }

  private func single(
    of matches: [Element], for query: ElementQuery
  ) throws(ScreenError) -> Element {
    guard let first = matches.first else {
      throw .notFound(query, shown: shownNames(like: query))
    }
    if matches.count > 1 { throw .ambiguous(query, matches: matches.map(\.name)) }
    return first
  }

  private func shownNames(like query: ElementQuery) -> [String] {
    let named = flattened.filter { !$0.label.isEmpty }
    let sameKind = named.filter { $0.kind.rawValue == query.kind?.rawValue }
    return (sameKind.isEmpty ? named : sameKind).prefix(20).map(\.name)
  }

  private func fits(_ element: Element, _ query: ElementQuery) -> Bool {
    if let kind = query.kind, kind.rawValue != element.kind.rawValue { return false }
    if let label = query.label, label != element.label { return false }
    if let part = query.part, !element.label.contains(part) { return false }
    return true
  }
}
