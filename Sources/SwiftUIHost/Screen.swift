import SwiftUI

/// A mounted view, and what a person can do with it and see on it.
///
/// The same interface works on views in this process and, over a transport, in another.
@MainActor
public final class Screen {
  /// Carries a request to the process that holds the view, and waits for the reply.
  public typealias Transport = @MainActor (ScreenRequest) throws -> ScreenReply

  private let transport: Transport

  /// Mounts a view in this process.
  public init(_ view: some View) {
    let server = ScreenServer()
    let number = server.mount(view)
    transport = { server.perform($0, on: number) }
  }

  /// Mounts a view in this process.
  public convenience init(@ViewBuilder _ content: () -> some View) { self.init(content()) }

  /// Uses a view that is mounted at the other end of a transport.
  ///
  /// - Parameter transport: Throws when the other side is gone or talks nonsense.
  public init(transport: @escaping Transport) { self.transport = transport }

  // MARK: Acting

  /// Presses an element, as a person would.
  public func tap(_ query: ElementQuery) throws { try perform(.tap, on: query) }

  /// Presses the plus of a stepper.
  public func increment(_ query: ElementQuery) throws { try perform(.increment, on: query) }

  /// Presses the minus of a stepper.
  public func decrement(_ query: ElementQuery) throws { try perform(.decrement, on: query) }

  /// Does something to an element; throws a `ScreenError` when a person could not.
  public func perform(_ action: ElementAction, on query: ElementQuery) throws {
    _ = try send(.perform(action, query))
  }

  /// Takes the view off the screen.
  public func unmount() throws { _ = try send(.unmount) }

  // MARK: Looking

  /// The one element that fits.
  public func element(_ query: ElementQuery) throws -> ElementReport {
    guard let element = try elements(.element(query)).first else {
      throw ScreenError.unexpectedReply
    }
    return element
  }

  /// Every element that fits, in the order shown.
  public func elements(_ query: ElementQuery = ElementQuery()) throws -> [ElementReport] {
    try elements(.elements(query))
  }

  /// The button with a label.
  public func button(_ label: String) throws -> ElementReport {
    try element(.kind(.button, label))
  }

  /// The stepper with a label.
  public func stepper(_ label: String) throws -> ElementReport {
    try element(.kind(.stepper, label))
  }

  /// All words shown, in order.
  public var texts: [String] {
    get throws { try elements(.kind(.text)).map(\.label) }
  }

  /// Whether a text with exactly these words is shown.
  public func contains(_ text: String) throws -> Bool { try texts.contains(text) }

  /// The shown tree, one element per line.
  public var dump: String {
    get throws {
      guard case .text(let text) = try send(.dump) else { throw ScreenError.unexpectedReply }
      return text
    }
  }

  /// What Apple's framework would have logged so far, each once.
  public var issues: [String] {
    get throws {
      guard case .texts(let texts) = try send(.issues) else { throw ScreenError.unexpectedReply }
      return texts
    }
  }

  private func elements(_ request: ScreenRequest) throws -> [ElementReport] {
    guard case .elements(let elements) = try send(request) else {
      throw ScreenError.unexpectedReply
    }
    return elements
  }

  private func send(_ request: ScreenRequest) throws -> ScreenReply {
    let reply = try transport(request)
    if case .failure(let error) = reply { throw error }
    return reply
  }
}
