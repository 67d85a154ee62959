/// A style of the platform, which needs a screen to be told from others.
protocol PlatformStyle {}

/// How styles are written in the shown tree.
enum StyleName {
  /// `.bordered` for `BorderedButtonStyle`, the name of its type for a style of the author's.
  static func of(_ style: Any) -> String {
    let name = String(describing: type(of: style))
    guard style is any PlatformStyle,
      let range = families.lazy.compactMap({ name.range(of: $0) }).first
    else { return name }
    let short = name[..<range.lowerBound]
    return ".\(short.prefix(1).lowercased())\(short.dropFirst())"
  }

  private static let families = [
    "NavigationSplitViewStyle", "NavigationViewStyle", "PageIndexViewStyle", "ButtonStyle",
    "ToggleStyle", "LabelStyle", "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle",
    "LabeledContentStyle", "DisclosureGroupStyle", "MenuStyle", "TextFieldStyle",
    "DatePickerStyle", "PickerStyle", "ListStyle", "FormStyle", "TextEditorStyle",
    "TabViewStyle", "ControlGroupStyle", "TableStyle", "IndexViewStyle", "WindowStyle",
  ]
}
