import Synchronization

/// What publishers and subscribers are told apart by.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private enum Value: Hashable { case number(UInt64), object(ObjectIdentifier) }
  private static let next = Atomic<UInt64>(0)
  private let value: Value

  /// Makes an identifier that no other equals.
  public init() { value = .number(Self.next.add(1, ordering: .relaxed).newValue) }

  /// Makes the identifier of an object.
  public init(_ object: AnyObject) { value = .object(ObjectIdentifier(object)) }

  /// The identifier as text.
  public var description: String {
    switch value {
    case .number(let number): "0x" + String(number, radix: 16)
    case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
    }
  }
}
