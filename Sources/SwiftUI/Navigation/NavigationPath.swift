/// The values of the screens of a stack, whatever their types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Makes a path of what was written before.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// How many values there are.
  public var count: Int { elements.count }
  /// Whether there are no values.
  public var isEmpty: Bool { elements.isEmpty }
  /// What can be written, where every value can.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
  }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes values away from the end.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  /// What can be written of a path.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(elements: [AnyHashable]) { self.elements = elements }

    /// Reads a path: the name of each type and its value, by turns.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type \(name).")
        }
        elements.append(try Self.decode(type, from: &container))
      }
      self.elements = elements
    }

    /// Writes a path: the name of each type and its value, by turns.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any Encodable else { continue }
        try container.encode(_mangledTypeName(type(of: element.base)) ?? "")
        try container.encode(value)
      }
    }

    private static func decode<T: Codable & Hashable>(
      _ type: T.Type, from container: inout any UnkeyedDecodingContainer
    ) throws -> AnyHashable {
      AnyHashable(try container.decode(type))
    }
  }
}
