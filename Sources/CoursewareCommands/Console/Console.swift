package import Diagnostics
import FoundationEssentials
import Glibc
import Processes

/// The streams of a run; values, so that tests can look at what is written.
package struct Console: Sendable {
  /// Writes a line of results.
  package var output: @Sendable (String) -> Void

  /// Writes a line about what goes on.
  package var talk: @Sendable (String) -> Void

  /// Rewrites one line of progress; an empty text clears it.
  ///
  /// Does nothing where there is no terminal.
  package var progress: @Sendable (String) -> Void

  /// Empties the terminal, or sets what follows off with an empty line where there is none.
  package var clear: @Sendable () -> Void

  /// Whether diagnostics and verdicts may use colours.
  package var isColored: Bool

  package init(
    output: @escaping @Sendable (String) -> Void, talk: @escaping @Sendable (String) -> Void,
    progress: @escaping @Sendable (String) -> Void = { _ in },
    clear: @escaping @Sendable () -> Void = {}, isColored: Bool = false
  ) {
    self.output = output
    self.talk = talk
    self.progress = progress
    self.clear = clear
    self.isColored = isColored
  }

  /// Standard output and standard error.
  ///
  /// - Parameter environment: The process's environment; `NO_COLOR` and `TERM` count.
  package static func standard(environment: [String: String]) -> Console {
    let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    return Console(
      output: { write($0 + "\n", to: STDOUT_FILENO) },
      talk: { write($0 + "\n", to: STDERR_FILENO) },
      progress: { text in
        if isTerminal { write("\r\u{1B}[K" + text, to: STDERR_FILENO) }
      },
      clear: {
        let isScreen = isTerminal && isatty(STDOUT_FILENO) == 1
        write(isScreen ? "\u{1B}[2J\u{1B}[3J\u{1B}[H" : "\n", to: STDOUT_FILENO)
      },
      isColored: isTerminal && environment["NO_COLOR", default: ""].isEmpty
        && isatty(STDOUT_FILENO) == 1)
  }

  private static func write(_ text: String, to stream: Int32) {
    Descriptor.write(Array(text.utf8), to: stream)
  }

  /// Writes diagnostics with excerpts of the files they name.
  ///
  /// - Parameters:
  ///   - diagnostics: What to write.
  ///   - folder: The folder that relative file names start from.
  package func report(_ diagnostics: [Diagnostic], from folder: String) {
    let renderer = ExcerptRenderer(colored: isColored) { file in
      let url = URL(filePath: file, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
      guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
      return String(decoding: data, as: UTF8.self)
        .split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    }
    for diagnostic in diagnostics { talk(renderer.render(diagnostic)) }
  }
}
