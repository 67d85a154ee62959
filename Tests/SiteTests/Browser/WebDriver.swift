import Foundation

/// A running chromedriver, asked over HTTP on this machine.
final class WebDriver: Sendable {
  /// Whether this machine has what the tests need.
  static let isAvailable = program != nil && FileManager.default.isExecutableFile(atPath: browser)

  private static let browser = "/usr/bin/chromium"
  private static let program = ["/usr/bin/chromedriver"].first(
    where: FileManager.default.isExecutableFile)

  private let process: Process
  private let port: Int

  init() throws {
    let process = Process()
    process.executableURL = URL(filePath: Self.program ?? "")
    process.arguments = ["--port=0", "--log-level=SEVERE"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    var port: Int?
    while port == nil, case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      port = text.firstMatch(of: #/successfully on port (\d+)/#).flatMap { Int($0.1) }
    }
    guard let port else { throw Fault("chromedriver did not start: \(text)") }
    self.process = process
    self.port = port
  }

  /// Ends the driver and every browser it opened.
  ///
  /// A signal to end would be no use: the processes of a test run are started with those blocked.
  func stop() {
    _ = try? send("GET", "/shutdown")
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Opens a browser window.
  func open(_ settings: BrowserSettings = BrowserSettings()) throws -> Browser {
    let value = try send("POST", "/session", settings.capabilities(browser: Self.browser))
    guard let id = (value as? [String: Any])?["sessionId"] as? String else {
      throw Fault("no session")
    }
    return Browser(driver: self, id: id)
  }

  /// Sends a command and gives its `value`.
  @discardableResult
  func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any? {
    var request = LoopbackRequest(port: port, method: method, path: path)
    if let body { request.body = try JSONSerialization.data(withJSONObject: body) }
    let data = try request.send()
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"]
    if let fault = value as? [String: Any], let message = fault["message"] as? String,
      fault["error"] != nil
    {
      throw Fault(message)
    }
    return value
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}
