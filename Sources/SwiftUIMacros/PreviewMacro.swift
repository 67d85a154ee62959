import SwiftSyntax
import SwiftSyntaxMacros

/// Turns a preview into a type that makes it, to be found in the program by the protocol it conforms to.
///
/// Properties marked as previewable become properties of a view around the rest of the closure.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let closure = body(of: node) else { throw ExpansionError("a preview needs a body") }
    let arguments = node.arguments.filter { $0.label?.text != "body" }
    let name = context.makeUniqueName("Preview")
    guard let place = context.location(of: node) else {
      throw ExpansionError("a preview needs a place in a file")
    }
    let (properties, rest) = split(closure.statements)
    let content: String
    if properties.isEmpty {
      content = "{\(closure.statements)\n}"
    } else {
      content = """
        {
          struct Content: SwiftUI.View {
            \(properties.joined(separator: "\n"))
            var body: some SwiftUI.View {\(rest)
            }
          }
          return Content()
        }
        """
    }
    let list = arguments.map { $0.with(\.trailingComma, .commaToken()).trimmedDescription }
    return [
      """
      @available(*, deprecated)
      struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: String { \(place.file) }
        static var line: Int { \(place.line) }
        static var column: Int { \(place.column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview(\(raw: list.joined(separator: " ")) body: \(raw: content))
        }
      }
      """
    ]
  }

  private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
    node.trailingClosure
      ?? node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }

  /// The previewable properties as members, and the other statements.
  private static func split(
    _ statements: CodeBlockItemListSyntax
  ) -> (properties: [String], rest: CodeBlockItemListSyntax) {
    var properties: [String] = []
    let rest = statements.filter { statement in
      guard let variable = statement.item.as(VariableDeclSyntax.self),
        let member = member(from: variable)
      else { return true }
      properties.append(member)
      return false
    }
    return (properties, rest)
  }

  private static func member(from variable: VariableDeclSyntax) -> String? {
    let others = variable.attributes.filter { !isPreviewable($0) }
    guard others.count < variable.attributes.count else { return nil }
    return variable.with(\.attributes, others).trimmedDescription
  }

  private static func isPreviewable(_ attribute: AttributeListSyntax.Element) -> Bool {
    attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Previewable")
      ?? false
  }
}
