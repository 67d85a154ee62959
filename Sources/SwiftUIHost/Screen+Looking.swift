import Foundation

extension Screen {
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

  /// The toggle with a label.
  public func toggle(labelled label: String) throws -> ElementReport {
    try element(.kind(.toggle, label))
  }

  /// The field for text with a label.
  public func textField(_ label: String) throws -> ElementReport {
    try element(.kind(.textField, label))
  }

  /// The title of the screen that is seen.
  public var navigationTitle: String? {
    get throws {
      try elements(.kind(.navigationStack)).last.map(\.label).flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Whether something of a kind is there, such as a sheet.
  public func isShown(_ kind: ElementKind) throws -> Bool { try !elements(.kind(kind)).isEmpty }

  /// Whether tasks of the view are still running.
  public var isBusy: Bool {
    get throws { try flag(.isBusy) }
  }

  private func flag(_ request: ScreenRequest) throws -> Bool {
    guard case .flag(let flag) = try send(request) else { throw ScreenError.unexpectedReply }
    return flag
  }

  /// Lets the tasks of the view get as far as they can, at most so many seconds of real time.
  ///
  /// A task that sleeps or waits for a publisher can get no further; it goes on when `wait(_:)` lets time go by.
  /// Across a transport, tasks have their turn after every request, and this only waits for them to end.
  public func settle(within seconds: Double = 1) async throws {
    let deadline = Date().addingTimeInterval(seconds)
    repeat {
      for _ in 0..<40 { await Task.yield() }
      if try !flag(.canGetFurther) { return }
      // Real time: `Task.sleep` would wait for this very screen to move its clock.
      try await ContinuousClock().sleep(for: .milliseconds(1))
    } while Date() < deadline
  }

  /// All words shown, in order.
  public var texts: [String] {
    get throws { try elements(.kind(.text)).filter { !$0.isHidden }.map(\.label) }
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
}
