/// Builds the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Takes rows as they are.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }

  /// Passes a single piece through.
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }

  /// Puts rows below each other.
  @_disfavoredOverload
  public static func buildBlock<each C: TableRowContent>(
    _ content: repeat each C
  ) -> TableRowParts<Value> {
    var views: [AnyView] = []
    for content in repeat each content { views.append(content.rowView) }
    let all = views
    return TableRowParts(ownView: AnyView(ForEach(all.indices, id: \.self) { all[$0] }))
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
  where C.TableRowValue == Value { content }

  /// Builds the first branch of a choice.
  public static func buildEither<C: TableRowContent>(first content: C) -> TableRowParts<Value>
  where C.TableRowValue == Value {
    TableRowParts(ownView: AnyView(content.rowView.id(true)))
  }

  /// Builds the second branch of a choice.
  public static func buildEither<C: TableRowContent>(second content: C) -> TableRowParts<Value>
  where C.TableRowValue == Value {
    TableRowParts(ownView: AnyView(content.rowView.id(false)))
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the rows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// What may be missing is primitive.
  public typealias TableRowBody = Never
}

extension Optional: PrimitiveTableRowContent where Wrapped: TableRowContent {
  nonisolated var ownView: AnyView { AnyView(map(\.rowView)) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// A list of rows is primitive.
  public typealias TableRowBody = Never
}

extension ForEach: PrimitiveTableRowContent where Content: TableRowContent {
  nonisolated var ownView: AnyView {
    let content = content
    return AnyView(ForEach<Data, ID, AnyView>(data: data, id: id) { content($0).rowView })
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a row of a table of each value.
  public nonisolated init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, id: { $0.id }) { TableRow($0) }
  }
}

extension ForEach where Content: TableRowContent {
  /// Makes a row for each identifiable value.
  public nonisolated init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Makes a row for each value, whose identity is at a key path.
  public nonisolated init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// A section is primitive.
  public typealias TableRowBody = Never
}

extension Section: PrimitiveTableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  nonisolated var ownView: AnyView {
    AnyView(
      Section<Parent, AnyView, Footer>(
        header: header, content: content.rowView, footer: footer, isExpanded: isExpanded))
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Makes a section of rows.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Makes a section of rows with a heading.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Content.TableRowValue == V {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Makes a section of rows with a localised title.
  public nonisolated init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where Content.TableRowValue == V {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}
