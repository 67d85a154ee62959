/// The values a probe is called with, handed out in order.
public struct ProbeArguments {
  private var container: any UnkeyedDecodingContainer

  init(_ container: any UnkeyedDecodingContainer) {
    self.container = container
  }

  /// The next value.
  ///
  /// - Returns: The value, read as the type the probe declares.
  /// - Throws: `DecodingError` where the judge sent another.
  public mutating func next<Value: Decodable>() throws -> Value {
    try container.decode(Value.self)
  }
}
