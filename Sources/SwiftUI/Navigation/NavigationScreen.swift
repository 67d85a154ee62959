/// The bar and the content of the last of several screens.
enum NavigationScreen {
  static func element(
    _ kind: ElementKind, _ screens: [Node], _ node: Node, goBack: @escaping () -> Void
  ) -> Element {
    let element = Element(kind, node)
    let content = screens.last?.elements ?? []
    let title = title(of: content)
    element.label = title ?? ""
    // Without the button there is no swipe either.
    if screens.count > 1,
      !content.contains(where: { $0.has("navigationBarBackButtonHidden", "true") })
    {
      element.handlers = [.back(goBack)]
      let back = Element(.button, node)
      back.label = self.title(of: screens[screens.count - 2].elements) ?? "Back"
      back.parameters = ["back"]
      back.handlers = [.tap(goBack)]
      element.children.append(back)
    }
    if let title {
      let text = Element(.text, node)
      text.label = title
      text.parameters = ["navigationTitle"]
      element.children.append(text)
    }
    element.children += content
    return element
  }

  /// The title that the elements of a screen give, the outermost first.
  static func title(of elements: [Element]) -> String? {
    for element in elements {
      if let effect = element.effects.last(where: { $0.name == "navigationTitle" }) {
        return effect.text
      }
    }
    return elements.lazy.filter { !$0.kind.isScreen }.compactMap { title(of: $0.children) }.first
  }
}

extension Element {
  /// Whether a modifier was put on the element, or on something in it.
  func has(_ name: String, _ argument: String) -> Bool {
    effects.contains { $0.name == name && $0.arguments == [argument] }
      || children.contains { $0.has(name, argument) }
  }
}

extension ElementKind {
  /// Whether elements of the kind have a title of their own.
  var isScreen: Bool {
    switch self {
    case .navigationStack, .navigationSplitView, .sheet, .fullScreenCover, .popover: true
    default: false
    }
  }
}
