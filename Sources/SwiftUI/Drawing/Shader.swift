import Foundation

/// A call of a function that the graphics processor runs; without one it is kept and has no effect.
public nonisolated struct Shader: Equatable, Sendable, ShapeStyle {
  /// The function.
  public var function: ShaderFunction
  /// What it is called with.
  public var arguments: [Argument]
  /// Whether colours are told apart more finely where they hardly differ.
  public var dithersColor = false

  /// Makes a call.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Makes the function ready.
  public func compile(as type: UsageType) async throws {}

  /// What a shader is used for.
  public enum UsageType: Hashable, Sendable {
    case shapeStyle, colorEffect, distortionEffect, layerEffect
  }

  /// What a function is called with.
  public struct Argument: Equatable, Sendable {
    private let description: String

    private init(_ value: Any) { description = String(describing: value) }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(x) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument((x, y))
    }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument(point) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument(size) }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument { Argument(vector) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument((x, y, z))
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument((x, y, z, w))
    }
    /// Several numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array) }
    /// The bounds of what is drawn.
    public static var boundingRect: Argument { Argument("boundingRect") }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(color) }
    /// Several colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(array) }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument("image") }
    /// Data.
    public static func data(_ data: Data) -> Argument { Argument(data) }
  }
}
