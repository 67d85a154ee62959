/// What belongs to subscribers.
public enum Subscribers {
  /// How many more values a subscriber wants.
  public struct Demand: Equatable, Hashable, Sendable {
    let count: Int?

    /// As many as there are.
    public static let unlimited = Demand(count: nil)
    /// None.
    public static let none = Demand(count: 0)

    /// So many.
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }

  /// How values ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
