import SwiftUI

extension Element {
  /// The element in the words of a message, such as `button "Feed"`.
  var name: String {
    let kind = ElementKind(rawValue: kind.rawValue).description
    let words = isPresentation ? label : nameText
    return words.isEmpty ? kind : "\(kind) \"\(words)\""
  }

  /// Whether the element is what a query means.
  func fits(_ query: ElementQuery) -> Bool {
    if let kind = query.kind, kind.rawValue != self.kind.rawValue { return false }
    if let identifier = query.identifier, identifier != accessibility.identifier { return false }
    if let label = query.label, label != self.label, label != accessibility.label { return false }
    if let part = query.part, !self.label.contains(part),
      accessibility.label?.contains(part) != true
    {
      return false
    }
    return true
  }

  /// Whether the element is shown over everything else.
  var isPresentation: Bool {
    switch kind {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: true
    default: false
    }
  }

  /// Whether something inside is shown over everything else.
  var containsPresentation: Bool {
    isPresentation || children.contains(where: \.containsPresentation)
  }

  /// Whether one of some elements is the element or inside it.
  func contains(anyOf elements: [Element]) -> Bool {
    flattened.contains { inner in elements.contains { $0 === inner } }
  }

  /// What can be chosen in the element.
  var choices: [String] {
    handlers.flatMap { handler in
      if case .select(let choices) = handler { choices.map(\.label) } else { [String]() }
    }
  }
}

extension [Element] {
  /// Whether an element is among them.
  func contains(_ element: Element) -> Bool { contains { $0 === element } }

  /// The elements without those that are inside others of them.
  var withoutNested: [Element] {
    filter { inner in !contains { $0 !== inner && $0.flattened.contains(inner) } }
  }
}
