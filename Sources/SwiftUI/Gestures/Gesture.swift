/// What a person does with a finger, and what comes of it.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture while it goes on.
  associatedtype Value
  /// The gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// Nothing is known of what never happens.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// A primitive gesture has no body; reading it is a mistake.
  public var body: Never { fatalError("\(type(of: self)) has no body.") }
}
