/// The attributes of an element in the order they were given; a nil value leaves its attribute out.
package struct Attributes: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  package struct Attribute: Equatable, Sendable {
    package var name: String

    /// The value without any escaping; empty for an attribute that is merely there.
    package var value: String
  }

  package private(set) var list: [Attribute]

  package init(dictionaryLiteral elements: (String, String?)...) {
    list = elements.compactMap { name, value in
      value.map { Attribute(name: name, value: $0) }
    }
    assert(
      Set(list.map(\.name)).count == list.count,
      "an attribute is given twice: \(list.map(\.name))")
  }

  /// The value of the attribute with the name; setting nil takes the attribute away.
  package subscript(name: String) -> String? {
    get { list.first { $0.name == name }?.value }
    set {
      let index = list.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): list[index].value = value
      case (let index?, nil): list.remove(at: index)
      case (nil, let value?): list.append(Attribute(name: name, value: value))
      case (nil, nil): break
      }
    }
  }
}
