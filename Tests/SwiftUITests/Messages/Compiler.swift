import Foundation

/// The compiler, with the module and the macros that were built along with these tests.
enum Compiler {
  struct Message: Equatable {
    let file: String
    let line: Int
    let severity: String
    let text: String

    /// The message without the name space that the code was put into.
    func without(_ nameSpace: String) -> Message {
      Message(
        file: file, line: line, severity: severity,
        text: text.replacingOccurrences(of: nameSpace, with: ""))
    }
  }

  /// Compiles files together.
  ///
  /// - Returns: What the compiler says, in its order.
  static func compile(_ files: [String: String], mode: String, stage: String) throws -> [Message] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let products = try products()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = folder
    process.arguments =
      [
        "swiftc", "-wmo", stage, "-o", "/dev/null", "-swift-version", mode, "-parse-as-library",
        "-module-name", "Lesson", "-diagnostic-style", "llvm",
        "-I", products.appending(path: "Modules").path,
        "-load-plugin-executable",
        products.appending(path: "SwiftUIMacros-tool").path + "#SwiftUIMacros",
      ].filter { stage != "-typecheck" || ($0 != "-o" && $0 != "/dev/null") } + files.keys.sorted()
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return messages(in: String(decoding: output, as: UTF8.self))
  }

  /// The folder of the test program, beside which the modules and the plugin are.
  private static func products() throws -> URL {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    return URL(filePath: bundle ?? program).deletingLastPathComponent()
  }

  private static func messages(in output: String) -> [Message] {
    output.split(separator: "\n").compactMap { line in
      // What a plugin says when it fails has no place.
      if line.hasPrefix("Internal Error") {
        return Message(file: "", line: 0, severity: "internal", text: String(line))
      }
      guard let match = line.firstMatch(of: #/^([^:\s]+\.swift):(\d+):\d+: (error|warning): (.*)$/#)
      else { return nil }
      return Message(
        file: URL(filePath: String(match.1)).lastPathComponent, line: Int(match.2) ?? 0,
        severity: String(match.3),
        text: String(match.4))
    }
  }
}
