import Foundation

extension View {
  /// Does something when an address is opened.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(AddressModifier(action: action))
  }

  /// Renames what the view shows.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environmentValue(Unchecked(action)) { $0.rename = RenameAction($1.value) }
  }

  /// Puts something at the side.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(
        kind: .safeAreaInset,
        layer: InspectorColumn(isPresented: isPresented, content: content())))
  }

  /// Sets the width of what is at the side.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    recorded("inspectorColumnWidth")
  }

  /// Says how wide the column at the side is, within bounds.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
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

  /// Asks where to put a file.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    recorded("fileExporter")
  }

  /// Asks where to move a file.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    recorded("fileMover")
  }

  /// Shows a file.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    recorded("quickLookPreview")
  }

  /// Puts an image into a dialog.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    recorded("dialogIcon")
  }

  /// Says which file a screen shows.
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    recorded("navigationDocument")
  }
}

extension View {
  /// Lets things be imported by asking for files, and tells when a person gives up.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    recorded("fileImporter")
  }

  /// Lets a document be written by asking for a place, and tells when a person gives up.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    recorded("fileExporter")
  }

  /// Lets a thing be written by asking for a place.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    recorded("fileExporter")
  }

  /// Says what the button of a dialog for files says.
  public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    recorded("fileDialogConfirmationLabel")
  }

  /// Says what a dialog for files says.
  public nonisolated func fileDialogMessage(_ message: LocalizedStringKey) -> some View {
    recorded("fileDialogMessage")
  }

  /// Says where a dialog for files starts.
  public nonisolated func fileDialogDefaultDirectory(_ directory: URL?) -> some View {
    recorded("fileDialogDefaultDirectory")
  }
}
