import Combine
import Foundation

/// Makes the object that is told what happens to the program: once, when the program starts.
///
/// The object is told that the program has started. Where it is an `ObservableObject`, every view finds it in the environment.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private nonisolated(unsafe) var storage: LaunchedDelegate<DelegateType>?

  /// Names the class of the object.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The object.
  public var wrappedValue: DelegateType {
    storage?.delegate ?? UIApplication.shared.delegate as? DelegateType ?? DelegateType.made()
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplicationDelegateAdaptor: PrimitiveProperty {
  nonisolated mutating func install(in node: Node, key: Int) {
    let storage = node.stored(key) { LaunchedDelegate<DelegateType>() }
    storage.follow(for: node)
    self.storage = storage
  }
}

/// What a node keeps of the object.
private final class LaunchedDelegate<DelegateType: NSObject & UIApplicationDelegate> {
  let delegate = DelegateType.made()
  private let subscription = ObjectSubscription()

  init() {
    let delegate = delegate
    MainActor.assumeIsolated {
      let application = UIApplication.shared
      application.delegate = delegate
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
  }

  func follow(for node: Node) {
    guard let object = delegate as? any ObservableObject else { return }
    subscription.follow(object, for: node)
  }
}

extension EnvironmentValues {
  /// Puts the object that is told what happens to the program where views look for it.
  mutating func offer(_ delegate: (any UIApplicationDelegate)?) {
    guard let object = delegate as? any ObservableObject else { return }
    self[object: ObjectIdentifier(type(of: object))] = object
  }
}
