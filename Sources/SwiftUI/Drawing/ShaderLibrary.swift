import Foundation

/// Functions that the graphics processor runs, found by their names.
@dynamicMemberLookup
public nonisolated struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  /// The library of the app.
  public static let `default` = ShaderLibrary(name: "default")

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: "bundle") }

  /// A library of data.
  public init(data: Data) { name = "data" }

  /// A library of a file.
  public init(url: URL) { name = url.lastPathComponent }

  private init(name: String) { self.name = name }

  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    Self.default[dynamicMember: name]
  }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
