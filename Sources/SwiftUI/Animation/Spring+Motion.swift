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
