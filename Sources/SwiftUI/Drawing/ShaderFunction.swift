/// A function that the graphics processor runs.
@dynamicCallable
public nonisolated struct ShaderFunction: Equatable, Sendable {
  /// Where it is.
  public var library: ShaderLibrary
  /// What it is called.
  public var name: String

  /// Names a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Calls the function.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
