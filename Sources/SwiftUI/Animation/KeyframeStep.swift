import Foundation

/// A piece of a track whose steps are known.
protocol SteppedKeyframes<Value>: KeyframeTrackContent {
  /// The steps, one after another.
  var steps: [KeyframeStep<Value>] { get }
}

/// The way to one value, and how long it takes.
struct KeyframeStep<Value> {
  let duration: TimeInterval
  /// The value some part of the way, from 0 to 1, on from where the step starts.
  private let reach: (_ start: Value, _ part: Double) -> Value

  init(duration: TimeInterval, _ reach: @escaping (_ start: Value, _ part: Double) -> Value) {
    self.duration = max(0, duration)
    self.reach = reach
  }

  /// The value after so many seconds.
  func value(from start: Value, after seconds: TimeInterval) -> Value {
    reach(start, duration > 0 ? max(0, seconds) / duration : 1)
  }

  /// The steps of a piece of a track.
  static func steps<K: KeyframeTrackContent>(of content: K) -> [KeyframeStep] {
    (content as? any SteppedKeyframes<Value>)?.steps ?? []
  }
}

extension KeyframeStep where Value: Animatable {
  /// A step to a value, of which `curve` says how much of the way is done.
  init(to end: Value, duration: TimeInterval, curve: @escaping (Double) -> Double) {
    self.init(duration: duration) { start, part in
      guard part < 1 else { return end }
      var value = start
      value.animatableData = start.animatableData.interpolated(
        towards: end.animatableData, amount: curve(part))
      return value
    }
  }
}

/// Goes straight to a value.
public struct LinearKeyframe<Value: Animatable>: SteppedKeyframes {
  let steps: [KeyframeStep<Value>]

  /// Makes a keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    steps = [KeyframeStep(to: to, duration: duration, curve: timingCurve.value(at:))]
  }
}

/// Goes to a value along a curve.
public struct CubicKeyframe<Value: Animatable>: SteppedKeyframes {
  let steps: [KeyframeStep<Value>]

  /// Makes a keyframe; it starts and ends at rest where no velocities are given.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    steps = [
      KeyframeStep(duration: duration) { start, part in
        guard part < 1 else { return to }
        var data = start.animatableData.interpolated(
          towards: to.animatableData, amount: part * part * (3 - 2 * part))
        if let startVelocity {
          let weight = part * (1 - part) * (1 - part) * duration
          data += startVelocity.animatableData.scaled(by: weight)
        }
        if let endVelocity {
          data -= endVelocity.animatableData.scaled(by: part * part * (1 - part) * duration)
        }
        var value = start
        value.animatableData = data
        return value
      }
    ]
  }
}

/// Goes to a value like a spring.
public struct SpringKeyframe<Value: Animatable>: SteppedKeyframes {
  let steps: [KeyframeStep<Value>]

  /// Makes a keyframe, which takes as long as the spring needs to come to rest where no duration is given.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    let duration = duration ?? spring.settlingDuration
    steps = [
      KeyframeStep(to: to, duration: duration) {
        spring.value(target: 1.0, initialVelocity: 0, time: $0 * duration)
      }
    ]
  }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: SteppedKeyframes {
  let steps: [KeyframeStep<Value>]

  /// Makes a keyframe.
  public init(_ to: Value) { steps = [KeyframeStep(to: to, duration: 0) { $0 }] }
}
