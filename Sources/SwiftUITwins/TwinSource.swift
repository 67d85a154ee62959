import SwiftSyntax

/// The twins that one file of sources has.
struct TwinSource {
  /// The imports of the file.
  let imports: [String]
  /// The extensions with the twins.
  let text: String
  /// How many lines they have.
  var lines: Int { text.count { $0 == "\n" } + 2 }

  /// Makes the twins of a kind, or nothing where there are none.
  init?(_ file: SourceFileSyntax, _ kind: TwinKind) {
    let finder = SisterFinder()
    finder.walk(file)
    let sisters = finder.sisters.filter { $0.hasTwin(kind) }
    guard !sisters.isEmpty else { return nil }
    imports = file.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.trimmedDescription }
    var extensions: [(head: String, twins: [String])] = []
    for sister in sisters {
      if extensions.last?.head != sister.extensionHead {
        extensions.append((sister.extensionHead, []))
      }
      extensions[extensions.count - 1].twins.append(TwinWriter.twin(of: sister, kind))
    }
    text = extensions.map { "\($0.head) {\n\($0.twins.joined(separator: "\n\n"))\n}" }
      .joined(separator: "\n\n")
  }
}
