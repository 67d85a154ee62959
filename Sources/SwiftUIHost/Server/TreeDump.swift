import SwiftUI

/// Writes the shown tree down, one element per line, each inside the one it is indented under.
enum TreeDump {
  static func text(of elements: [Element]) -> String {
    var lines: [String] = []
    for element in elements { append(element, depth: 0, to: &lines) }
    return lines.joined(separator: "\n")
  }

  private static func append(_ element: Element, depth: Int, to lines: inout [String]) {
    lines.append(String(repeating: "  ", count: depth) + line(of: element))
    for child in element.children { append(child, depth: depth + 1, to: &lines) }
  }

  private static func line(of element: Element) -> String {
    var line = element.kind.rawValue
    if !element.parameters.isEmpty { line += "(\(element.parameters.joined(separator: ", ")))" }
    if !element.label.isEmpty { line += " \"\(element.label)\"" }
    if let value = element.value { line += " = \(value)" }
    for effect in element.effects { line += " \(effect)" }
    return line
  }
}
