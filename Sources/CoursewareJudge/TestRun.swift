import Foundation
import Glibc
import GradingWire

/// Swift Testing, run through the entry point it has for tools, one test at a time.
enum TestRun {
  /// What of a test function's run matters to the judge.
  enum Event: Sendable {
    case started(String)
    case issue(JudgeReport.Issue)
    case ended
  }

  private typealias EntryPoint =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  static func start(_ handler: @escaping @Sendable (Event) -> Void) async throws {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swt_abiv0_getEntryPoint") else {
      throw NoEntryPoint()
    }
    let get = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
    let entry = unsafeBitCast(get(), to: EntryPoint.self)
    let configuration = Array(#"{"parallel":false,"verbosity":-3}"#.utf8)
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: configuration.count, alignment: 1)
    defer { bytes.deallocate() }
    bytes.copyBytes(from: configuration)
    _ = try await entry(UnsafeRawBufferPointer(bytes)) { record in
      if let event = event(in: Data(record)) { handler(event) }
    }
  }

  /// Reads a record of Swift Testing's event stream; suites and test cases are passed over.
  private static func event(in json: Data) -> Event? {
    guard let record = try? JSONDecoder().decode(Record.self, from: json),
      record.kind == "event", let name = record.payload.testName
    else { return nil }
    switch record.payload.kind {
    case "testStarted": return .started(name)
    case "testEnded": return .ended
    case "issueRecorded" where record.payload.issue?.isKnown != true:
      return .issue(JudgeReport.Issue(messages: record.payload.messages?.map(\.text) ?? []))
    default: return nil
    }
  }

  private struct Record: Decodable {
    var kind: String
    var payload: Payload

    struct Payload: Decodable {
      var kind: String?
      var testID: String?
      var issue: Issue?
      var messages: [Message]?

      /// `Module.Suite/name(_:)/File.swift:3:4`, or `Module.name(_:)/File.swift:3:4` outside of all suites; the name without
      /// module and parentheses is wanted.
      var testName: String? {
        let parts = testID?.split(separator: "/") ?? []
        guard let index = parts.firstIndex(where: { $0.hasSuffix(")") }) else { return nil }
        let name = parts[index].prefix { $0 != "(" }
        return String(index == 0 ? name.drop { $0 != "." }.dropFirst() : name)
      }
    }

    struct Issue: Decodable {
      var isKnown: Bool
    }

    struct Message: Decodable {
      var text: String
    }
  }

  private struct NoEntryPoint: Error {}
}

extension JudgeReport.Issue {
  /// Reads the messages that Swift Testing makes of an issue; the first says what it is about.
  fileprivate init(messages: [String]) {
    let prefix = "Expectation failed: "
    let first = messages.first ?? ""
    let rest = messages.dropFirst().filter { !$0.isEmpty }
    guard first.hasPrefix(prefix) else {
      self.init(.error(first), comments: rest)
      return
    }
    let source = first.dropFirst(prefix.count)
    let bare = source.hasPrefix("try ") ? source.dropFirst(4) : source
    self.init(.expectation(String(bare)), comments: rest)
  }
}
