/// A published property, whatever its type.
protocol PublishedProperty {
  /// Says whose property it is.
  func adopt(by object: AnyObject)
}

extension Published: PublishedProperty {
  func adopt(by object: AnyObject) { storage.owner = object }
}
