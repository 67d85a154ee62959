import Foundation
import Glibc
import GradingWire
import SwiftUIHost

/// The learner's side of the pipe: answers one request after the other until its input ends.
@MainActor
public enum SubjectProgram {
  private static var probes: [String: Probe] = [:]
  private static let server = ScreenServer()

  /// Loads a learner's program, which then registers its probes.
  ///
  /// - Parameter path: The program's library.
  /// - Returns: Whether it could be loaded; if not, the reason is on the standard error.
  public static func load(_ path: String) -> Bool {
    guard let library = dlopen(path, RTLD_LAZY | RTLD_LOCAL),
      let symbol = dlsym(library, "coursewareSubject")
    else {
      let reason = dlerror().map { String(cString: $0) } ?? "no entry"
      FileHandle.standardError.write(Data((reason + "\n").utf8))
      return false
    }
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    return true
  }

  /// Makes an exercise's probes known; the learner's program calls it when it is loaded.
  ///
  /// - Parameters:
  ///   - probes: The probes by the names the judge uses.
  ///   - image: Any address of the program itself, as `#dsohandle` gives it.
  public static func register(_ probes: [String: Probe], image: UnsafeRawPointer) {
    Self.probes = probes
    CrashReporter.install(image: image)
  }

  /// Answers requests until there are no more.
  public static func serve() async {
    while let line = readLine() {
      guard
        let request = try? JSONDecoder().decode(IncomingRequest.self, from: Data(line.utf8))
      else { exit(70) }
      write(await reply(to: request))
    }
  }

  private static func reply(to request: IncomingRequest) async -> Data {
    // Tasks may have moved the main actor to another thread.
    CrashReporter.coverThread()
    do {
      switch request.action {
      case .call(let name, var arguments):
        guard case .value(let body) = probes[name]?.kind else { throw NoProbe(name: name) }
        return try encode(request.id, await body(&arguments))
      case .mount(let name):
        guard case .view(let body) = probes[name]?.kind else { throw NoProbe(name: name) }
        return try encode(request.id, server.mount(try await body()))
      case .screen(let number, let text):
        let asked = try JSONDecoder().decode(ScreenRequest.self, from: Data(text.utf8))
        let answer = await server.perform(asked, on: number)
        let encoded = String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
        return try encode(request.id, encoded)
      }
    } catch {
      let reply = SubjectReply<String>(id: request.id, .failure("\(error)"))
      return (try? JSONEncoder().encode(reply)) ?? Data()
    }
  }

  private static func encode<Value: Encodable>(_ id: Int, _ value: Value) throws -> Data {
    try JSONEncoder().encode(SubjectReply(id: id, .value(value)))
  }

  private static func write(_ line: Data) {
    var rest = Array(line) + [UInt8(ascii: "\n")]
    while !rest.isEmpty {
      let count = Glibc.write(replyDescriptor, rest, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { exit(70) }
      rest.removeFirst(count)
    }
  }

  private struct NoProbe: Error, CustomStringConvertible {
    var name: String
    var description: String { "there is no probe '\(name)'" }
  }
}
