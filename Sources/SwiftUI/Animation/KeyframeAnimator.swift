import Foundation

/// Goes along keyframes; without a screen it stays at the initial value.
public nonisolated struct KeyframeAnimator<Value, Content: View>: View, PrimitiveView {
  /// The animator is primitive.
  public typealias Body = Never

  private let initialValue: Value
  private let content: (Value) -> Content

  /// Goes along keyframes for ever.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  /// Goes along keyframes whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  func update(_ node: Node) { node.updateChild(0, content(initialValue)) }
}

/// The way of a value over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// A piece of the way of a value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value
}

/// Builds the way of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes a track as it is.
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }
  /// Takes a keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframe: K
  ) -> KeyframeTracks<Value> where K.Value == Value, Value: Animatable {
    KeyframeTracks()
  }
  /// Puts tracks side by side.
  public static func buildBlock<each K: Keyframes>(
    _ keyframes: repeat each K
  ) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }
}

extension KeyframeTrack where Root == Property {
  /// Makes a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {}
}

/// Builds a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Takes a keyframe as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> K
  where K.Value == Value { keyframe }
  /// Puts keyframes one after another.
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ keyframes: repeat each K
  ) -> KeyframePart<Value> {
    KeyframePart()
  }
  /// Puts keyframes one after another.
  public static func buildArray<K: KeyframeTrackContent>(_ keyframes: [K]) -> KeyframePart<Value> {
    KeyframePart()
  }
  /// Builds the first branch of a choice.
  public static func buildEither<K: KeyframeTrackContent>(first keyframe: K) -> KeyframePart<Value>
  {
    KeyframePart()
  }
  /// Builds the second branch of a choice.
  public static func buildEither<K: KeyframeTrackContent>(second keyframe: K) -> KeyframePart<Value>
  {
    KeyframePart()
  }
}

/// Several tracks.
public struct KeyframeTracks<Value>: Keyframes {}

/// Several keyframes.
public struct KeyframePart<Value>: KeyframeTrackContent {}

/// The way of one property.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The track is one of the whole value.
  public typealias Value = Root

  /// Makes a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}
}

/// Goes straight to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// Goes to a value along a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// Goes to a value like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(_ to: Value) {}
}

extension View {
  /// Goes along keyframes; without a screen it stays at the initial value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    recorded("keyframeAnimator")
  }

  /// Goes along keyframes whenever a value changes; without a screen it stays at the initial value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    recorded("keyframeAnimator")
  }
}
