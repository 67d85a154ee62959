import Foundation

extension View {
  /// Does something when an address is opened.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    recorded("onOpenURL")
  }

  /// Renames what the view shows.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environmentValue(Unchecked(action)) { $0.rename = RenameAction($1.value) }
  }

  /// Puts something at the side.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    recorded("inspector")
  }

  /// Sets the width of what is at the side.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    recorded("inspectorColumnWidth")
  }

  /// Asks for a file to read.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    recorded("fileImporter")
  }

  /// Asks for files to read.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    recorded("fileImporter")
  }

  /// Says when something is handled by this window.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  {
    recorded("handlesExternalEvents")
  }
}
