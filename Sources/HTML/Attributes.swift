/// The attributes of an element in the order they were given; a nil value leaves its attribute out.
///
/// A value is without any escaping; it is empty for an attribute that is merely there.
package struct Attributes: Sendable, ExpressibleByDictionaryLiteral {
  /// As they were given, those without a value among them.
  ///
  /// Their names and values have no labels: a literal's own list is kept, not copied.
  private(set) var list: [(String, String?)]

  package init(dictionaryLiteral elements: (String, String?)...) {
    list = elements
    assert(
      Set(list.map(\.0)).count == list.count, "an attribute is given twice: \(list.map(\.0))")
  }

  /// The value of the attribute with the name; setting nil takes the attribute away.
  package subscript(name: String) -> String? {
    get { list.first { $0.0 == name }?.1 }
    set {
      list.removeAll { $0.0 == name && ($0.1 == nil || newValue == nil) }
      if let index = list.firstIndex(where: { $0.0 == name }) {
        list[index].1 = newValue
      } else if newValue != nil {
        list.append((name, newValue))
      }
    }
  }
}

extension Attributes: Equatable {
  package static func == (first: Attributes, second: Attributes) -> Bool {
    let present = [first, second].map { $0.list.filter { $0.1 != nil } }
    return present[0].elementsEqual(present[1], by: ==)
  }
}
