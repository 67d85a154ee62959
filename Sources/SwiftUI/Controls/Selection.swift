extension AnyHashable {
  /// The value as one that a selection can hold; a plain value also stands for an optional one.
  func selectionValue<Value: Hashable>(as _: Value.Type) -> Value? {
    if let value = base as? Value { return value }
    return nil
  }
}

extension Sequence<Element> {
  /// The elements that have a tag, wherever they are, each with the innermost of its tags; of sections, what is in them.
  var selectable: [(Element, AnyHashable)] {
    flatMap { element -> [(Element, AnyHashable)] in
      if element.kind != .section, let tag = element.tags.first { return [(element, tag)] }
      return element.children.selectable
    }
  }
}

extension Element {
  /// Whether a person can choose the element.
  var canBeChosen: Bool {
    node.environment.isEnabled && !has("selectionDisabled", "true")
  }

  /// The words that the element is called by.
  package var nameText: String {
    if let label = accessibility.label { return label }
    return label.isEmpty ? [self].joinedText : label
  }
}
