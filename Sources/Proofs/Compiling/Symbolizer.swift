import FoundationEssentials
package import Processes

/// Finds the source lines of addresses within a program.
package struct Symbolizer: Sendable {
  private let toolchain: Toolchain
  private let runner: ProcessRunner

  package init(toolchain: Toolchain, runner: ProcessRunner = .live) {
    self.toolchain = toolchain
    self.runner = runner
  }

  /// A function that was running, as the program's line table knows it.
  package struct Frame: Equatable, Sendable {
    /// Its name, or for a failed check of the runtime the words of that.
    package var function: String

    /// As `#sourceLocation` names it.
    package var file: String
    package var line: Int
  }

  /// Leads addresses back to the source.
  ///
  /// - Parameters:
  ///   - addresses: Counted from the start of the program's file.
  ///   - program: The program's path.
  ///   - folder: The folder it was compiled in, which the names of files begin with.
  /// - Returns: The running functions, innermost first; none where they cannot be found.
  package func frames(at addresses: [UInt], of program: String, compiledIn folder: String)
    -> [Frame]
  {
    guard !addresses.isEmpty,
      let outcome = try? runner.run(
        Command(
          toolchain.symbolizer,
          ["--obj=\(program)", "--inlining", "--demangle"]
            + addresses.prefix(100).map { "0x" + String($0, radix: 16) }),
        .symbolizing), outcome.succeeded
    else { return [] }
    // Each function takes two lines: its name, and `file:line:column`.
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    return stride(from: 0, to: lines.count - 1, by: 2).compactMap { index in
      let place = lines[index + 1].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]), line > 0 else { return nil }
      let path = place.dropLast(2).joined(separator: ":")
      let file = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
      return Frame(function: lines[index], file: file, line: line)
    }
  }
}

extension Limits {
  fileprivate static let symbolizing = Limits(
    processorSeconds: 5, wallSeconds: 10, memory: 2 << 30, fileSize: 1 << 20)
}
