import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntax
import SwiftSyntaxMacros

struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
struct Provider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    PreviewMacro.self
  }
}
final class Conn: MessageConnection {
  let i = FileHandle.standardInput, o = FileHandle(fileDescriptor: dup(1))
  func sendMessage<T: Encodable>(_ message: T) throws {
    let data = try JSONEncoder().encode(message)
    var n = UInt64(data.count).littleEndian
    o.write(Data(bytes: &n, count: 8)); o.write(data)
  }
  func waitForNextMessage<T: Decodable>(_ type: T.Type) throws -> T? {
    guard let h = try i.read(upToCount: 8), h.count == 8 else { return nil }
    let n = h.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    guard let d = try i.read(upToCount: Int(n)) else { return nil }
    return try JSONDecoder().decode(type, from: d)
  }
}
try CompilerPluginMessageListener(connection: Conn(), provider: Provider()).main()
