/// A command of GitHub's workflows, which shows a message at a place; escaped only when it is written.
struct GitHubCommand {
  enum Level: String {
    case error, warning, notice
  }

  var level: Level

  /// What the message is about, in order; what has no value is left out.
  var properties: KeyValuePairs<String, String?>

  var message: String

  init(_ level: Level, _ properties: KeyValuePairs<String, String?>, _ message: String) {
    self.level = level
    self.properties = properties
    self.message = message
  }

  /// The command as a line of output.
  var text: String {
    let list = properties.compactMap { name, value in
      value.map {
        "\(name)=\(Self.escaped($0).replacing(":", with: "%3A").replacing(",", with: "%2C"))"
      }
    }
    return "::\(level) \(list.joined(separator: ","))::\(Self.escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
