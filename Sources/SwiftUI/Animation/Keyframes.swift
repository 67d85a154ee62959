import Foundation

/// The way of a value over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// Keyframes whose way can be computed.
protocol TimedKeyframes<Value>: Keyframes {
  /// How long the way takes, in seconds.
  var duration: TimeInterval { get }
  /// Brings a value, which starts out as the first, to where it is after so many seconds.
  func move(_ value: inout Value, to time: TimeInterval)
}

/// Several tracks.
public struct KeyframeTracks<Value>: TimedKeyframes {
  let tracks: [any TimedKeyframes<Value>]

  var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  func move(_ value: inout Value, to time: TimeInterval) {
    for track in tracks { track.move(&value, to: time) }
  }
}

/// Builds the way of a value: either of tracks side by side, or of keyframes of the whole value one after another.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes a track as it is.
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }
  /// Starts with a track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  /// Puts a track beside others.
  public static func buildPartialBlock<K: Keyframes, L: Keyframes>(
    accumulated: K, next: L
  ) -> KeyframeTracks<Value> where K.Value == Value, L.Value == Value {
    let tracks = (accumulated as? KeyframeTracks<Value>)?.tracks ?? timed(accumulated)
    return KeyframeTracks(tracks: tracks + timed(next))
  }
  /// Takes the tracks as they are.
  public static func buildFinalResult<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }

  private static func timed<K: Keyframes>(_ keyframes: K) -> [any TimedKeyframes<Value>]
  where K.Value == Value { (keyframes as? any TimedKeyframes<Value>).map { [$0] } ?? [] }
}

extension KeyframesBuilder {
  /// Takes a keyframe of the whole value as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> K
  where K.Value == Value { keyframe }
  /// Has no keyframes at all.
  public static func buildBlock() -> KeyframePart<Value> { KeyframePart(steps: []) }
  /// Starts with a keyframe of the whole value.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  /// Puts a keyframe of the whole value after others.
  public static func buildPartialBlock<K: KeyframeTrackContent, L: KeyframeTrackContent>(
    accumulated: K, next: L
  ) -> KeyframePart<Value> where K.Value == Value, L.Value == Value {
    KeyframeTrackContentBuilder.buildBlock(accumulated, next)
  }
  /// Puts keyframes one after another.
  public static func buildArray<K: KeyframeTrackContent>(_ keyframes: [K]) -> KeyframePart<Value>
  where K.Value == Value { KeyframeTrackContentBuilder.buildArray(keyframes) }
  /// Builds the first branch of a choice.
  public static func buildEither<K: KeyframeTrackContent>(first keyframe: K) -> KeyframePart<Value>
  where K.Value == Value { KeyframeTrackContentBuilder.buildEither(first: keyframe) }
  /// Builds the second branch of a choice.
  public static func buildEither<K: KeyframeTrackContent>(second keyframe: K) -> KeyframePart<Value>
  where K.Value == Value { KeyframeTrackContentBuilder.buildEither(second: keyframe) }
  /// Makes a track of the keyframes of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ keyframes: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value, Value: Animatable {
    KeyframeTrack(\.self, keyframes)
  }
}
