import SwiftUI

/// What a mounted view shows at one moment, and what a person could do with it.
@MainActor
struct ShownTree {
  /// The view itself, and on top of it everything that is presented, the last of which can be used.
  let layers: [[Element]]

  init(_ graph: ViewGraph) {
    var presented: [Element] = []
    let base = Self.lift(graph.elements, into: &presented)
    layers = [base] + presented.map { [$0] }
  }

  /// Takes what is presented out of the elements it was presented from.
  private static func lift(_ elements: [Element], into presented: inout [Element]) -> [Element] {
    elements.compactMap { element in
      guard element.containsPresentation else { return element }
      var inner: [Element] = []
      let children = lift(element.children, into: &inner)
      let lifted = element.replacingChildren(children)
      if element.isPresentation {
        presented.append(lifted)
        presented += inner
        return nil
      }
      presented += inner
      return lifted
    }
  }

  /// The elements that have the focus, and what takes it away from them.
  var focused: [(node: ObjectIdentifier, focus: Focus)] {
    flattened.compactMap { element in
      element.focus.flatMap {
        $0.isFocused ? (ObjectIdentifier(element.node), $0) : nil
      }
    }
  }

  /// Every element that is there, outermost first.
  var flattened: [Element] { seenLayers.flatMap { $0 }.flatMap(\.flattened) }

  /// The layers of which something is seen: a cover hides everything below it.
  private var seenLayers: ArraySlice<[Element]> {
    let cover = layers.lastIndex { $0.first?.kind == .fullScreenCover }
    return layers[(cover ?? 0)...]
  }

  /// The tree in lines, indented by depth.
  var dump: String { TreeDump.text(of: seenLayers.flatMap { $0 }) }

  /// Every element that fits, in the order shown.
  func all(_ query: ElementQuery) -> [Element] {
    let matches = flattened.filter { $0.fits(query) }
    guard let index = query.index else { return matches }
    return matches.indices.contains(index) ? [matches[index]] : []
  }

  /// The one element that fits.
  func one(_ query: ElementQuery) throws(ScreenError) -> Element {
    let matches = all(query)
    // An element and what only names it, such as a button and its text, are one thing.
    if let first = matches.first, query.kind == nil, matches.allSatisfy(first.flattened.contains) {
      return first
    }
    return try single(of: matches, for: query)
  }

  /// What happens when a person does something to the element that fits.
  func handler(
    of action: ElementAction, on query: ElementQuery
  ) throws(ScreenError) -> () -> Void {
    if case .press(let key, let modifiers) = action {
      return try pressing(KeyboardShortcut(key, modifiers: modifiers), on: query)
    }
    let element = try target(of: action, for: query)
    try checkReach(of: element)
    if element.reacts(to: action), let passing = passing(action, outwardsFrom: element) {
      return passing
    }
    switch element.handler(of: action) {
    case .does(let handler): return handler
    case .cannot:
      guard action == .tap, let choice = choice(of: element) else {
        throw .unsupported(element: element.name, action: action)
      }
      guard choice.isEnabled else {
        throw .disabled(element: element.name, reason: "its environment")
      }
      return choice.choose
    case .noChoice(let choice, let choices):
      throw .noChoice(element: element.name, choice: choice, choices: choices)
    case .disabledChoice(let choice):
      throw .disabled(element: "choice \"\(choice)\"", reason: "its environment")
    }
  }

  /// What a tap on an element selects: the row that it is in.
  private func choice(of element: Element) -> Handler.Choice? {
    for list in flattened.reversed() {
      for case .select(let choices) in list.handlers {
        let chosen = choices.first { choice in
          choice.row?.flattened.contains { $0.node === element.node } == true
        }
        if let chosen { return chosen }
      }
    }
    return nil
  }

  /// Scrolls to the element that fits, as a person does before using it.
  ///
  /// - Returns: Whether rows have come on the screen.
  func scroll(to query: ElementQuery, for action: ElementAction) throws(ScreenError) -> Bool {
    let element = action == .scroll ? try one(query) : try target(of: action, for: query)
    return element.node.scrollIntoView()
  }

  /// The element that a person would use: the one that fits and reacts, or the nearest around what fits.
  func target(
    of action: ElementAction, for query: ElementQuery
  ) throws(ScreenError) -> Element {
    try target(for: query) { $0.reacts(to: action) }
  }

  /// The element that fits and reacts in some way, or the nearest around what fits that does, or else what fits.
  func target(
    for query: ElementQuery, reacting reacts: (Element) -> Bool
  ) throws(ScreenError) -> Element {
    let matches = flattened.filter { $0.fits(query) }
    if query.kind != nil, let index = query.index, matches.indices.contains(index) {
      return nearest(reacting: reacts, around: matches[index])
    }
    var reacting = matches.filter(reacts)
    if reacting.isEmpty {
      reacting = flattened.filter { reacts($0) && $0.contains(anyOf: matches) }
      if let innermost = reacting.last(where: { outer in
        !reacting.contains { $0 !== outer && outer.flattened.contains($0) }
      }), query.index == nil, reacting.allSatisfy({ $0.flattened.contains(innermost) }) {
        return innermost
      }
    }
    if reacting.isEmpty, query.index == nil { return try one(query) }
    let candidates = reacting.isEmpty ? matches : reacting.withoutNested
    guard let index = query.index else { return try single(of: candidates, for: query) }
    return try single(of: candidates.indices.contains(index) ? [candidates[index]] : [], for: query)
  }

  /// The element itself where it reacts or nothing around it does, otherwise the innermost around it that reacts.
  private func nearest(reacting reacts: (Element) -> Bool, around element: Element) -> Element {
    if reacts(element) { return element }
    return flattened.last { reacts($0) && $0.flattened.contains(element) } ?? element
  }

  /// Throws where a person could not use the element.
  func checkReach(of element: Element) throws(ScreenError) {
    if let obstacle = element.obstacle {
      throw .unreachable(element: element.name, reason: obstacle)
    }
    try checkCover(of: element)
    try checkEnabled(element)
  }

  /// The elements that nothing covers, outermost first.
  var usable: [Element] { layers.last ?? [] }

  /// Throws where something lies over the element.
  func checkCover(of element: Element) throws(ScreenError) {
    if let top = usable.first, layers.count > 1, !top.flattened.contains(element) {
      throw .unreachable(element: element.name, reason: "it is covered by the \(top.name)")
    }
  }

  /// Throws where the element is switched off.
  func checkEnabled(_ element: Element) throws(ScreenError) {
    if !element.node.environment.isEnabled {
      throw .disabled(
        element: element.name,
        reason: element.node.environment.disabler?.description ?? "its environment")
    }
  }

  func report(on element: Element) -> ElementReport {
    ElementReport(
      kind: ElementKind(rawValue: element.kind.rawValue), label: element.nameText,
      value: element.accessibility.value ?? element.value,
      identifier: element.accessibility.identifier, hint: element.accessibility.hint,
      isEnabled: element.node.environment.isEnabled, isHidden: element.isHidden,
      isFocused: element.focus?.isFocused ?? false, texts: element.texts,
      choices: element.choices, parameters: element.parameters,
      modifiers: element.effects.map(\.description))
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
    let named = flattened.filter { !$0.label.isEmpty && !$0.isHidden }
    let sameKind = named.filter { $0.kind.rawValue == query.kind?.rawValue }
    return (sameKind.isEmpty ? named : sameKind).prefix(20).map(\.name)
  }
}
