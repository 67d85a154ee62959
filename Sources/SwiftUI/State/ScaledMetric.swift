import Foundation

/// A number that grows with the size people want text to be.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private var size = DynamicTypeSize.large

  /// Makes a number that grows along with a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
  }

  /// The number at the size that holds here.
  public var wrappedValue: Value { base * Value(Self.scale(size)) }

  /// How much larger than usual a size is.
  private static func scale(_ size: DynamicTypeSize) -> Double {
    let steps = [0.82, 0.88, 0.94, 1, 1.12, 1.24, 1.35, 1.65, 1.94, 2.35, 2.76, 3.12]
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    return steps[index]
  }
}

extension ScaledMetric: DynamicProperty {}

extension ScaledMetric: EnvironmentReading {
  mutating func install(in node: Node, key: Int) { size = node.environment.dynamicTypeSize }

  func isSameInput(as other: ScaledMetric<Value>) -> Bool { base == other.base }

  func differs(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    old.dynamicTypeSize != new.dynamicTypeSize
  }
}
