/// What is in a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the value a tab is known by.
  associatedtype TabValue: Hashable = Body.TabValue
  /// The content that this is made of.
  associatedtype Body: TabContent

  /// The content that this is made of.
  @TabContentBuilder<TabValue> var body: Body { get }
}

extension Never: TabContent {
  /// Nothing is known by anything.
  public typealias TabValue = Never
}

/// Content of a tab view that is a view by itself.
protocol PrimitiveTabContent: TabContent where Body == Never {
  nonisolated var view: AnyView { get }
}

extension TabContent where Body == Never {
  /// Primitive content has no body; reading it is a mistake.
  public var body: Never { fatalError("\(type(of: self)) has no body.") }
}

/// Shows content of a tab view.
public nonisolated struct TabContentView<Content: TabContent>: View, PrimitiveView {
  /// The content is primitive.
  public typealias Body = Never

  let content: Content

  func update(_ node: Node) {
    if let primitive = content as? any PrimitiveTabContent {
      node.updateChild(0, primitive.view)
    } else {
      let body = MainActor.assumeIsolated { Unchecked(content.body) }.value
      node.updateChild(0, TabContentView<Content.Body>(content: body))
    }
  }
}

extension TabContentView: GroupingView {}
extension AnyView: GroupingView {}

/// Content of a tab view put together.
public nonisolated struct TabParts<TabValue: Hashable>: PrimitiveTabContent {
  /// The parts are primitive.
  public typealias Body = Never

  let view: AnyView
}

/// Builds the content of a tab view.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Takes content as it is.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue {
    content
  }
  /// Passes a single piece through.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }
  /// Puts pieces one after another.
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> TabParts<TabValue> {
    TabParts(view: AnyView(TupleView((repeat TabContentView<each C>(content: each content)))))
  }
  /// Builds an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }
  /// Builds the first branch of a choice.
  public static func buildEither<C: TabContent>(first: C) -> TabParts<TabValue>
  where C.TabValue == TabValue {
    TabParts(view: AnyView(TabContentView<C>(content: first)))
  }
  /// Builds the second branch of a choice.
  public static func buildEither<C: TabContent>(second: C) -> TabParts<TabValue>
  where C.TabValue == TabValue {
    TabParts(view: AnyView(TabContentView<C>(content: second)))
  }
}
