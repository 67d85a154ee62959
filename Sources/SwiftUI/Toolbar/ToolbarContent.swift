/// What is in a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The content that this is made of.
  associatedtype Body: ToolbarContent

  /// The content that this is made of.
  @ToolbarContentBuilder var body: Body { get }
}

/// What is in a toolbar, where a person may choose.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Primitive content has no body; reading it is a mistake.
  public var body: Never { fatalError("\(type(of: self)) has no body.") }
}

/// Content of a toolbar that is a view by itself.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  nonisolated var view: AnyView { get }
}

/// Shows content of a toolbar as a view, whose wrappers live in a node like any other's.
struct ToolbarContentView<Content: ToolbarContent>: View {
  let content: Installed<Content>

  nonisolated init(_ content: Content) { self.content = Installed(content) }

  var body: AnyView {
    if let primitive = content.value as? any PrimitiveToolbarContent { return primitive.view }
    return AnyView(ToolbarContentView<Content.Body>(content.value.body))
  }
}

/// Content of a toolbar put together.
public nonisolated struct ToolbarParts: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// The parts are primitive.
  public typealias Body = Never

  let view: AnyView
}
