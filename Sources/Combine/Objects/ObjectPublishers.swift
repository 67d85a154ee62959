import Foundation

/// The publishers of objects that do not bring their own, one per object for as long as it lives.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of gone objects are looked for.
  private nonisolated(unsafe) static var limit = 64

  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let known = lock.withLock({ entries[key] }), known.object === object {
      return known.publisher
    }
    adoptProperties(of: object)
    lock.lock()
    defer { lock.unlock() }
    if let entry = entries[key], entry.object === object { return entry.publisher }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }

  /// Lets the published properties know whose they are, so that a publisher assigned to one tells of it as well.
  private static func adoptProperties(of object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let fields = mirror {
      for case let property as any PublishedProperty in fields.children.map(\.value) {
        property.adopt(by: object)
      }
      mirror = fields.superclassMirror
    }
  }
}
