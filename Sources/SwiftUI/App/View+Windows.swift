extension View {
  /// Says whether the window can be closed.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
  {
    recorded("windowDismissBehavior")
  }

  /// Says whether the window can fill the screen.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  {
    recorded("windowFullScreenBehavior")
  }

  /// Says whether the window can be put away.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
  {
    recorded("windowMinimizeBehavior")
  }

  /// Says whether the window can change its size.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    recorded("windowResizeBehavior")
  }

  /// Keeps the program from ending while the sheet is there.
  public nonisolated func presentationPreventsAppTermination(_ preventsTermination: Bool?)
    -> some View
  {
    recorded("presentationPreventsAppTermination")
  }

  /// Lets a person choose files by their addresses.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
    recorded("fileDialogCustomizationID")
  }

  /// Says how a field for the name of a file is called.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey?) -> some View {
    recorded("fileExporterFilenameLabel")
  }
}
