import Foundation
import Glibc

/// One HTTP request to a port of this machine; as little of HTTP as a driver speaks.
struct LoopbackRequest {
  var port: Int
  var method: String
  var path: String
  var body = Data()

  /// Sends the request and waits for the answer's body.
  func send() throws -> Data {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    // A driver that hangs is a fault to report, not one to wait for.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, size) == 0
      }
    }
    guard isConnected else { throw WebDriver.Fault("nothing listens on port \(port)") }
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    try write(Data(head.utf8) + body, to: connection)
    return try read(from: connection)
  }

  private func write(_ data: Data, to connection: Int32) throws {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(connection, $0.baseAddress, $0.count) }
      guard count > 0 else { throw WebDriver.Fault("the driver hung up") }
      rest = rest.dropFirst(count)
    }
  }

  private func read(from connection: Int32) throws -> Data {
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let body = Self.body(of: answer) { return body }
      let count = buffer.withUnsafeMutableBytes { Glibc.read(connection, $0.baseAddress, $0.count) }
      guard count > 0 else { throw WebDriver.Fault("the answer broke off") }
      answer += buffer[..<count]
    }
  }

  /// The body, once all of it is there.
  private static func body(of answer: Data) -> Data? {
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).lowercased()
    guard let length = head.firstMatch(of: #/content-length:\s*(\d+)/#).flatMap({ Int($0.1) }),
      answer.count - end.upperBound >= length
    else { return nil }
    return answer[end.upperBound...].prefix(length)
  }
}
