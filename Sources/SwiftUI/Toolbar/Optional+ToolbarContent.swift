extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  nonisolated var view: AnyView { AnyView(map { ToolbarContentView($0) }) }
}
