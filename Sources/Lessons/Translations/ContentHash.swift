/// Names a text by its content.
enum ContentHash {
  /// The FNV-1a hash of the text's bytes as sixteen hexadecimal digits.
  static func of(_ text: String) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
