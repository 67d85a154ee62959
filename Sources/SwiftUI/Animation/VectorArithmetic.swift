import Foundation

/// A value that can be added to others and stretched.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a number.
  mutating func scale(by rhs: Double)
  /// The square of the value's length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the value by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the value.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the value by a number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the value by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension VectorArithmetic {
  /// Goes a part of the way to another value.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value a part of the way to another.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}
