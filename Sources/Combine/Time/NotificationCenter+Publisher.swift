import Foundation

extension NotificationCenter {
  /// Hands out the notifications of a name.
  public struct Publisher: Combine.Publisher {
    /// The values are notifications.
    public typealias Output = Notification
    /// Nothing can go wrong.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them, or nil for anybody.
    public let object: AnyObject?

    /// Makes a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts to hand notifications to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      ClosurePublisher<Notification, Never> { downstream in
        nonisolated(unsafe) let downstream = downstream
        let observer = center.addObserver(forName: name, object: object, queue: nil) {
          downstream.send($0)
        }
        downstream.onClose { center.removeObserver(observer) }
      }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
