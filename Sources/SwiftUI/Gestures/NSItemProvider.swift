import Foundation

/// Something that is dragged.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: Any?

  /// Nothing.
  public override init() { object = nil }

  /// An object.
  public init(object: Any) { self.object = object }

  /// A file; nil where it cannot be read.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    object = fileURL
  }

  /// Something of a type.
  public init(item: Any?, typeIdentifier: String?) { object = item }

  /// Whether it can be taken as an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    reading(as: aClass) != nil
  }

  /// Whether it can be taken as a value of a type.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { value(as: aClass) != nil }

  /// Takes it as an object of a class.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(reading(as: aClass), nil)
    return Progress(totalUnitCount: 1)
  }

  /// Takes it as a value of a type.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    completionHandler(value(as: aClass), nil)
    return Progress(totalUnitCount: 1)
  }

  private func value<T: _ObjectiveCBridgeable>(as type: T.Type) -> T? {
    if let value = object as? T { return value }
    var value: T?
    if let object = object as? T._ObjectiveCType {
      _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
    }
    return value
  }

  private func reading(as type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    let bridged: Any? =
      switch object {
      case let text as String: NSString(string: text)
      case let address as URL: address as NSURL
      default: object
      }
    guard let reading = bridged as? NSObject, reading.isKind(of: type as AnyClass) else {
      return nil
    }
    return reading as? any NSItemProviderReading
  }

  /// Takes it as data.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Data ?? (object as? String).map { Data($0.utf8) }, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Takes it as it is.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(object, nil) }

  /// Takes it as a file; there is none.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? URL, nil)
    return Progress(totalUnitCount: 1)
  }

  /// The name that is proposed for a file of it.
  open var suggestedName: String?

  /// The types it is of.
  open var registeredTypeIdentifiers: [String] { [] }

  /// Whether it is of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { object != nil }
}

/// What is known while something is dragged over a view.
public struct DropInfo {
  /// Where it is.
  public let location: CGPoint

  /// Whether there is something of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What there is of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What becomes of what is dropped.
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// What is proposed to become of what is dropped.
public struct DropProposal: Sendable {
  /// What becomes of it.
  public let operation: DropOperation
  /// Proposes something.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Decides what becomes of what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Says whether it could be taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Told when it comes over the view.
  func dropEntered(info: DropInfo)
  /// Told when it moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Told when it leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Everything could be taken.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Says what is given away when the view is copied.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    recorded("itemProvider")
  }

  /// Lets a person drag the view.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    recorded("onDrag")
  }

  /// Lets a person drag the view, seen as another.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    recorded("onDrag")
  }

  /// Takes what is dropped on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    recorded("onDrop")
  }

  /// Takes what is dropped on the view, and where.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    recorded("onDrop")
  }

  /// Takes what is dropped on the view, and where.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    recorded("onDrop")
  }

  /// Takes what is dropped on the view.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    recorded("onDrop")
  }

  /// Lets a delegate decide what becomes of what is dropped on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    recorded("onDrop")
  }
}
