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
    KeyframeTracks(tracks: [KeyframeTrack<Value, Value, K>(\.self, keyframe)])
  }
  /// Puts tracks side by side.
  public static func buildBlock<each K: Keyframes>(
    _ keyframes: repeat each K
  ) -> KeyframeTracks<Value> {
    var tracks: [any TimedKeyframes<Value>] = []
    repeat tracks += ((each keyframes) as? any TimedKeyframes<Value>).map { [$0] } ?? []
    return KeyframeTracks(tracks: tracks)
  }
}
