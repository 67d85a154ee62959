/// Hands a value over as another.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: HandingOver {
  private let exporting: (@Sendable (Item) throws -> Proxy)?
  private let importing: (@Sendable (Proxy) throws -> Item)?

  /// Hands out another value and takes it back.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Hands out another value.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    self.exporting = exporting
    importing = nil
  }

  /// Takes another value.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  func handOut(_ item: Item) -> [TransferForm] { (try? exporting?(item))?.transferForms ?? [] }

  func take(_ forms: [TransferForm]) -> Loading<Item>? {
    importing.flatMap { importing in Proxy.loading(from: forms)?.map { try importing($0) } }
  }
}
