import SwiftSyntax

extension ParsedSource {
  /// The source without its variables, as it is left when a script has run: its types and functions go on.
  var withoutVariables: ParsedSource {
    let variables = items.compactMap { item, bytes -> Range<Int>? in
      guard case .declaration(let declaration) = item else { return nil }
      return declaration.is(VariableDeclSyntax.self) ? bytes : nil
    }
    return variables.isEmpty ? self : ParsedSource(source.blanking(variables))
  }
}
