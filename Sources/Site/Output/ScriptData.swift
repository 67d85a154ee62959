private import Foundation

/// Data for the script, written as a script.
enum ScriptData {
  /// The statement that gives a global name a value.
  static func bytes(assigning value: some Encodable, to name: String) -> [UInt8] {
    Array("var \(name) = ".utf8) + json(value) + Array(";\n".utf8)
  }

  static func json(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // A slash is written as `\/`, so that no text can end a script element. What is encoded are texts and lists
    // of them, which JSON can always carry.
    return (try? encoder.encode(value)).map { Array($0) } ?? Array("null".utf8)
  }
}
