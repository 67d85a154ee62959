import Foundation

/// The way of one property.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The track is one of the whole value.
  public typealias Value = Root

  private let keyPath: WritableKeyPath<Root, Property>
  private let steps: [KeyframeStep<Property>]

  init(_ keyPath: WritableKeyPath<Root, Property>, _ content: Content) {
    self.keyPath = keyPath
    steps = KeyframeStep.steps(of: content)
  }

  /// Makes a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) { self.init(keyPath, content()) }
}

extension KeyframeTrack where Root == Property {
  /// Makes a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    self.init(\.self, content())
  }
}

extension KeyframeTrack: TimedKeyframes {
  var duration: TimeInterval { steps.map(\.duration).reduce(0, +) }

  func move(_ value: inout Root, to time: TimeInterval) {
    var left = time
    for step in steps {
      let start = value[keyPath: keyPath]
      value[keyPath: keyPath] = step.value(from: start, after: min(left, step.duration))
      left -= step.duration
      if left < 0 { return }
    }
  }
}

/// A piece of the way of a value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value
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
    var steps: [KeyframeStep<Value>] = []
    repeat steps += KeyframeStep.steps(of: each keyframes)
    return KeyframePart(steps: steps)
  }
  /// Puts keyframes one after another.
  public static func buildArray<K: KeyframeTrackContent>(_ keyframes: [K]) -> KeyframePart<Value> {
    KeyframePart(steps: keyframes.flatMap { KeyframeStep.steps(of: $0) })
  }
  /// Builds the first branch of a choice.
  public static func buildEither<K: KeyframeTrackContent>(first keyframe: K) -> KeyframePart<Value>
  {
    KeyframePart(steps: KeyframeStep.steps(of: keyframe))
  }
  /// Builds the second branch of a choice.
  public static func buildEither<K: KeyframeTrackContent>(second keyframe: K) -> KeyframePart<Value>
  {
    KeyframePart(steps: KeyframeStep.steps(of: keyframe))
  }
}

/// Several keyframes.
public struct KeyframePart<Value>: KeyframeTrackContent, SteppedKeyframes {
  let steps: [KeyframeStep<Value>]
}
