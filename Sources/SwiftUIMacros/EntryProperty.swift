import SwiftSyntax

/// The property that an entry is written as.
struct EntryProperty {
  private let name: String
  private let type: String?
  private let value: String?

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw ExpansionError("'@Entry' macro can only attach to var declarations") }
    self.name = name
    type = binding.typeAnnotation?.type.trimmedDescription
    value = binding.initializer?.value.trimmedDescription
    if value == nil, type?.hasSuffix("?") != true {
      throw ExpansionError("'@Entry' macro requires a default value")
    }
  }

  /// The name of the key.
  var key: String { "__Key_\(name)" }

  /// The type without its question mark.
  var wrappedType: String {
    guard let type else { return "Never" }
    return type.hasSuffix("?") ? String(type.dropLast()) : type
  }

  /// The declaration of the default value inside the key.
  var defaultValue: String {
    guard let type else { return "static let defaultValue = \(value ?? "()")" }
    return "static var defaultValue: \(type) { \(value ?? "nil") }"
  }
}
