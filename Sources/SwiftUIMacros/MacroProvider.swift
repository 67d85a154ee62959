@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Finds a macro of the framework by the name that its declaration gives.
struct MacroProvider: PluginProvider {
  private static let macros: [String: any Macro.Type] = [
    "AnimatableMacro": AnimatableMacro.self,
    "EntryMacro": EntryMacro.self,
    "PreviewMacro": PreviewMacro.self,
    "SelectorMacro": SelectorMacro.self,
    "MarkerMacro": MarkerMacro.self,
    "PreviewableMacro": PreviewableMacro.self,
  ]

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.macros[typeName] else {
      throw ExpansionError("there is no macro '\(moduleName).\(typeName)'")
    }
    return macro
  }
}
