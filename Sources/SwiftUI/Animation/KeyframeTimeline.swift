import Foundation

/// The way of a value along keyframes, to be asked for the value at any time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let keyframes: (any TimedKeyframes<Value>)?

  /// Makes a timeline of a first value and keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    keyframes = content() as? any TimedKeyframes<Value>
  }

  /// How long the way takes, in seconds.
  public var duration: TimeInterval { keyframes?.duration ?? 0 }

  /// The value after so many seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    keyframes?.move(&value, to: time)
    return value
  }

  /// The value after a part of the way, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Brings the properties that have tracks to where they are after so many seconds.
  public func update(_ value: inout Value, time: TimeInterval) { value = self.value(time: time) }

  /// Brings the properties that have tracks to where they are after a part of the way, from 0 to 1.
  public func update(_ value: inout Value, progress: Double) {
    value = self.value(progress: progress)
  }
}
