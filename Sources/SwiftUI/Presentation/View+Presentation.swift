import Foundation

extension View {
  /// Shows a sheet while a value is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .sheet, item: isPresented.asItem, id: { _ in 0 }, onDismiss: onDismiss,
        content: { content() }))
  }

  /// Shows a sheet while there is a value.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .sheet, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, content: content
      ))
  }

  /// Shows a cover over the whole screen while a value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .fullScreenCover, item: isPresented.asItem, id: { _ in 0 }, onDismiss: onDismiss,
        content: { content() }))
  }

  /// Shows a cover over the whole screen while there is a value.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .fullScreenCover, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss,
        content: content))
  }

  /// Shows a popover while a value is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .popover, item: isPresented.asItem, id: { _ in 0 }, onDismiss: nil,
        content: { content() }))
  }

  /// Shows a popover while there is a value.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .popover, item: item, id: { AnyHashable($0.id) }, onDismiss: nil, content: content))
  }

  /// Shows a popover while a value is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(
      isPresented: isPresented, attachmentAnchor: .rect(.bounds), arrowEdge: arrowEdge,
      content: content)
  }
}
