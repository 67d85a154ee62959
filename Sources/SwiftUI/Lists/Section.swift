/// Rows that belong together, with a heading and an end.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, _BodylessView, PrimitiveView
where Parent: View, Content: View, Footer: View {
  /// A section is primitive.
  public typealias Body = Never

  nonisolated static var readsValues: Bool { true }

  nonisolated func update(_ node: Node) {
    node.updateChild(0, header)
    if isExpanded?.wrappedValue == false {
      node.removeChild(1)
    } else {
      node.updateChild(1, content)
    }
    node.updateChild(2, footer)
  }

  nonisolated func elements(_ node: Node) -> [Element] {
    let element = Element(.section, node)
    element.label = node.elements(ofChild: 0).joinedText
    element.children = node.childElements
    if let isExpanded {
      element.value = isExpanded.wrappedValue ? "expanded" : "collapsed"
      element.handlers = [.toggle(isOn: isExpanded.wrappedValue) { isExpanded.wrappedValue = $0 }]
    }
    return [element]
  }

  /// Makes a section with a heading and an end.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes a section with a heading and an end, in the old order.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(content:header:footer:)")
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with an end.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes a section with an end, in the old order.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(content:footer:)")
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a heading.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section with a heading, in the old order.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(content:header:)")
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Makes a section with a heading that can be folded away.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
