/// The texts of `help`.
enum Help {
  static var overview: String {
    let width = CommandLineCommand.all.map(\.name.count).max() ?? 0
    let commands = CommandLineCommand.all.map { command in
      "  \(command.name.padded(to: width + 2))\(command.summary)"
    }
    return """
      usage: ./courseware COMMAND [OPTION…]

      Builds a bilingual Swift course, proves its samples, and grades answers.

      \(commands.joined(separator: "\n"))

      For example:
        ./courseware build          writes the site to site/public
        ./courseware start q12      gives you a file to edit
        ./courseware check q12      grades it

      './courseware help COMMAND' shows a command's options.
      """
  }

  static func page(for command: CommandLineCommand) -> String {
    let usage = command.usage.isEmpty ? "" : " \(command.usage)"
    let named = zip(command.options, command.options.map(\.synopsis))
    let width = named.map(\.1.count).max() ?? 0
    let options = named.map { option, synopsis in
      "  \(synopsis.padded(to: width + 2))\(option.help)"
    }
    return """
      usage: ./courseware \(command.name)\(usage) [OPTION…]

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      \(options.joined(separator: "\n"))
      """
  }
}

extension Option {
  fileprivate var synopsis: String { value.map { "\(name) \($0)" } ?? name }
}

extension String {
  /// The string with spaces behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
