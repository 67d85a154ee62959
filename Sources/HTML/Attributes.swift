/// The attributes of an element in the order they are written; a nil value leaves its attribute out.
///
/// A value is without any escaping; it is empty for an attribute that is merely there. Names are the tool's own: they
/// can come from nothing that was read.
package struct Attributes: Sendable, ExpressibleByDictionaryLiteral {
  /// As they were given, those without a value among them.
  ///
  /// Their names and values have no labels: a literal's own list is kept, not copied.
  let list: [(StaticString, String?)]

  package init(dictionaryLiteral elements: (StaticString, String?)...) {
    list = elements
    assert(
      Set(list.map { "\($0.0)" }).count == list.count,
      "an attribute is given twice: \(list.map(\.0))")
  }
}
