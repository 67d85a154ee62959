import Foundation

/// A number that can stand in a format string.
public protocol _FormatSpecifiable: Equatable {
  /// The type that the format string knows.
  associatedtype _Arg: CVarArg
  /// The number as the format string takes it.
  var _arg: _Arg { get }
  /// The specifier for the number.
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: Int64 { Int64(self) }
  /// The specifier for the number.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: Int32 { Int32(self) }
  /// The specifier for the number.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: Int32 { Int32(self) }
  /// The specifier for the number.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: Int32 { self }
  /// The specifier for the number.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: Int64 { self }
  /// The specifier for the number.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: UInt64 { UInt64(self) }
  /// The specifier for the number.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: UInt32 { UInt32(self) }
  /// The specifier for the number.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: UInt32 { UInt32(self) }
  /// The specifier for the number.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: UInt32 { self }
  /// The specifier for the number.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: UInt64 { self }
  /// The specifier for the number.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: Float { self }
  /// The specifier for the number.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: Double { self }
  /// The specifier for the number.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number as a format string takes it.
  public var _arg: Double { Double(self) }
  /// The specifier for the number.
  public var _specifier: String { "%lf" }
}
