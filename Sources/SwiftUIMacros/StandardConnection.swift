import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// Messages to and from the compiler: a length in eight bytes, the lowest first, then JSON.
///
/// What a macro prints would get between the messages, so standard output is led away to standard error.
final class StandardConnection: MessageConnection {
  private let input = FileHandle.standardInput
  private let output: FileHandle

  init() {
    output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  func sendMessage<TX: Encodable>(_ message: TX) throws {
    let body = try JSONEncoder().encode(message)
    let length = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
    try output.write(contentsOf: length + body)
  }

  func waitForNextMessage<RX: Decodable>(_ type: RX.Type) throws -> RX? {
    guard let header = try read(8) else { return nil }
    let length = header.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    // A compiler that has found mistakes takes its leave with an empty message.
    guard length > 0, let body = try read(Int(length)) else { return nil }
    return try JSONDecoder().decode(type, from: body)
  }

  /// Reads exactly so many bytes; nil where the compiler has closed its end.
  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try input.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
