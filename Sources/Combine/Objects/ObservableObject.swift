/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that tells it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells that the object, or one of its published properties, is about to change.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(for: self) }
}
