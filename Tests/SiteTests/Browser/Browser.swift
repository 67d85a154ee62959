import Foundation

/// A browser window.
final class Browser {
  private let driver: WebDriver
  private let id: String
  private static let elementKey = "element-6066-11e4-a52e-4f735466cecf"

  init(driver: WebDriver, id: String) {
    self.driver = driver
    self.id = id
  }

  func close() throws { try driver.send("DELETE", "/session/\(id)") }

  func go(to url: URL) throws { try post("url", ["url": url.absoluteString]) }

  func reload() throws { try post("refresh", [:]) }

  var address: String {
    get throws { try get("url") as? String ?? "" }
  }

  func resize(width: Int, height: Int) throws {
    try post("window/rect", ["width": width, "height": height])
  }

  /// Makes the page as wide as a phone's, which no window can be.
  func emulatePhone(width: Int) throws {
    let metrics: [String: Any] = [
      "width": width, "height": 844, "deviceScaleFactor": 2, "mobile": true,
    ]
    try post("goog/cdp/execute", ["cmd": "Emulation.setDeviceMetricsOverride", "params": metrics])
  }

  /// Shows the page as another medium, such as paper, would.
  func emulate(medium: String) throws {
    let body: [String: Any] = ["cmd": "Emulation.setEmulatedMedia", "params": ["media": medium]]
    try post("goog/cdp/execute", body)
  }

  /// Takes the phone away again.
  func emulateNothing() throws {
    let body: [String: Any] = [
      "cmd": "Emulation.clearDeviceMetricsOverride", "params": [String: Any](),
    ]
    try post("goog/cdp/execute", body)
  }

  /// Clicks the first element that the selector finds, as a pointer would.
  func click(_ selector: String) throws {
    try post("element/\(find(selector))/click", [:])
  }

  /// Types into the first element that the selector finds.
  func type(_ text: String, into selector: String) throws {
    try post("element/\(find(selector))/value", ["text": text])
  }

  /// Presses keys one after the other, wherever the focus is.
  func press(_ keys: String...) throws { try press(keys) }

  func press(_ keys: [String]) throws {
    let actions = keys.flatMap {
      [["type": "keyDown", "value": $0], ["type": "keyUp", "value": $0]]
    }
    let source: [String: Any] = ["type": "key", "id": "keyboard", "actions": actions]
    try post("actions", ["actions": [source]])
  }

  /// The text that a reader sees of the first element that the selector finds.
  func text(_ selector: String) throws -> String {
    try get("element/\(find(selector))/text") as? String ?? ""
  }

  func isShown(_ selector: String) throws -> Bool {
    try get("element/\(find(selector))/displayed") as? Bool ?? false
  }

  /// The value of a script's `return`.
  @discardableResult
  func run(_ script: String) throws -> Any? {
    try post("execute/sync", ["script": script, "args": [Any]()])
  }

  /// What a script hands to `done(…)`.
  func wait(for script: String) throws -> Any? {
    let body = "const done = arguments[0]; \(script)"
    return try post("execute/async", ["script": body, "args": [Any]()])
  }

  /// Tries until the script gives true, for two seconds.
  func isSoon(_ script: String) async throws -> Bool {
    for _ in 1...40 {
      if try run("return \(script)") as? Bool == true { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  /// What the browser complained of since it was last asked.
  func complaints() throws -> [String] {
    let entries = try post("se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  func screenshot() throws -> Data {
    Data(base64Encoded: try get("screenshot") as? String ?? "") ?? Data()
  }

  private func find(_ selector: String) throws -> String {
    let value = try post("element", ["using": "css selector", "value": selector])
    guard let element = (value as? [String: String])?[Self.elementKey] else {
      throw WebDriver.Fault("no element for \(selector)")
    }
    return element
  }

  private func get(_ path: String) throws -> Any? {
    try driver.send("GET", "/session/\(id)/\(path)")
  }

  @discardableResult
  private func post(_ path: String, _ body: [String: Any]) throws -> Any? {
    try driver.send("POST", "/session/\(id)/\(path)", body)
  }
}

extension String {
  /// Keys that are no characters, as WebDriver writes them.
  static let enter = "\u{E007}"
  static let escape = "\u{E00C}"
  static let tab = "\u{E004}"
  static let right = "\u{E014}"
  static let left = "\u{E012}"
  static let down = "\u{E015}"
}
