/// One element of a collection that lives elsewhere.
///
/// It remembers what it last read: a row that is about to leave may still ask for an element that is gone.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  private var last: Base.Element?
  private let first: Base.Element?

  init(_ base: Location<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
    first = base.seen.flatMap { Self.contains(index, $0) ? $0[index] : nil }
  }

  override var seen: Base.Element? { first }

  override func get() -> Base.Element {
    guard let node = Update.current, base.tellsParts else { return element(of: base.get()) }
    let element = look()
    let isSame = ValueComparison.test(of: element)
    base.follow(for: node) { [index] in Self.contains(index, $0) && isSame($0[index]) }
    return element
  }

  override var tellsParts: Bool { base.tellsParts }

  override func look() -> Base.Element { element(of: base.look()) }

  override func follow(for node: Node, _ isSame: @escaping (Base.Element) -> Bool) {
    base.follow(for: node) { [index] in Self.contains(index, $0) && isSame($0[index]) }
  }

  private func element(of collection: Base) -> Base.Element {
    if let last, !Self.contains(index, collection) { return last }
    let element = collection[index]
    last = element
    return element
  }

  override func set(_ value: Base.Element) {
    var collection = base.get()
    guard Self.contains(index, collection) else { return }
    collection[index] = value
    base.set(collection)
  }

  private static func contains(_ index: Base.Index, _ collection: Base) -> Bool {
    index >= collection.startIndex && index < collection.endIndex
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}
