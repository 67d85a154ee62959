extension Node {
  /// One element that holds the elements of all children.
  func container(_ kind: ElementKind, label: String = "", _ parameters: String?...) -> [Element] {
    container(kind, label: label, parameters)
  }

  /// One element that holds the elements of all children.
  func container(_ kind: ElementKind, label: String = "", _ parameters: [String?]) -> [Element] {
    let element = Element(kind, self)
    element.label = label
    element.parameters = parameters.compactMap { $0 }
    element.children = childElements
    return [element]
  }
}
