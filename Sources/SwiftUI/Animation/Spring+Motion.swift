import Foundation

extension Spring {
  /// The value after so many seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (rest, speed) = parts(at: time)
    return target - target.scaled(by: rest) + initialVelocity.scaled(by: speed)
  }

  /// How fast the value changes after so many seconds.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-5
    let (before, after) = (max(time - step, 0), time + step)
    let difference =
      value(target: target, initialVelocity: initialVelocity, time: after)
      - value(target: target, initialVelocity: initialVelocity, time: before)
    return difference.scaled(by: 1 / (after - before))
  }

  /// Takes a value and its speed on by so many seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = velocity
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    value += self.value(target: way, initialVelocity: start, time: deltaTime)
  }

  /// How hard the spring pulls at a value.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The value after so many seconds on the way from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// How fast the value changes after so many seconds on the way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How hard the spring pulls at a value on the way from one value to another.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    let start = fromValue.animatableData
    result.animatableData = force(
      target: toValue.animatableData - start, position: position.animatableData - start,
      velocity: velocity.animatableData)
    return result
  }

  /// How many seconds pass until a value has come to rest, within a distance of its target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let frequency = stiffness.squareRoot()
    let decay =
      dampingRatio < 1
      ? dampingRatio * frequency
      : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
    guard decay > 0 else { return .infinity }
    // No part of the motion lasts longer than this, whatever it began with.
    let steps = Int((40 / decay * 120).rounded(.up))
    let last = (0..<steps).last { step in
      let value = value(
        target: target, initialVelocity: initialVelocity, time: Double(step) / 120)
      return (target - value).magnitudeSquared > epsilon * epsilon
    }
    return last.map { Double($0 + 1) / 120 } ?? 0
  }

  /// How many seconds pass until a value has come to rest, within a distance of its target.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// How much of the way is left after so many seconds, and how far a unit of speed has led.
  private func parts(at time: TimeInterval) -> (rest: Double, speed: Double) {
    let (ratio, frequency) = (dampingRatio, stiffness.squareRoot())
    if ratio == 1 {
      let decay = exp(-frequency * time)
      return (decay * (1 + frequency * time), decay * time)
    }
    let decay = exp(-ratio * frequency * time)
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let sine = sin(swing * time) / swing
      return (decay * (cos(swing * time) + ratio * frequency * sine), decay * sine)
    }
    let swing = frequency * (ratio * ratio - 1).squareRoot()
    let sine = sinh(swing * time) / swing
    return (decay * (cosh(swing * time) + ratio * frequency * sine), decay * sine)
  }
}
