import Foundation

/// What a field for text shows, and what becomes of what is written into it.
nonisolated struct TextInput {
  let read: (EnvironmentValues) -> String
  /// Takes what was written; what makes no sense changes nothing.
  let write: (String, EnvironmentValues) -> Void
  var onCommit: () -> Void = {}
  var onEditingChanged: (Bool) -> Void = { _ in }

  init(_ text: Binding<String>) {
    read = { _ in text.wrappedValue }
    write = { new, _ in text.wrappedValue = new }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    read = { format.locale($0.locale).format(value.wrappedValue) }
    write = { text, environment in
      let strategy = format.locale(environment.locale).parseStrategy
      if let new = try? strategy.parse(text) { value.wrappedValue = new }
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    read = { environment in
      value.wrappedValue.map { format.locale(environment.locale).format($0) } ?? ""
    }
    write = { text, environment in
      value.wrappedValue = try? format.locale(environment.locale).parseStrategy.parse(text)
    }
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    write = { text, _ in
      if let new = Self.parse(text, with: formatter) as? V { value.wrappedValue = new }
    }
  }

  private static func parse(_ text: String, with formatter: Formatter) -> Any? {
    switch formatter {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return number
    case let formatter as DateFormatter: return formatter.date(from: text)
    default: return nil
    }
  }

  /// The field, with its prompt where it is empty.
  func elements(_ kind: ElementKind, prompt: Text?, _ node: Node) -> [Element] {
    let element = Element(kind, node)
    let environment = node.environment
    let text = read(environment)
    element.label = node.childElements.joinedText
    element.value = text
    if let prompt {
      element.parameters = ["prompt: \"\(prompt.content.resolve(in: environment))\""]
    }
    element.handlers = [
      .text(
        current: text,
        set: { new in
          onEditingChanged(true)
          write(new, environment)
        },
        submit: {
          onCommit()
          onEditingChanged(false)
          environment.submitActions.forEach { $0() }
        })
    ]
    return [element]
  }
}
