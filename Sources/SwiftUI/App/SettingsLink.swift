/// Opens the settings of the program.
public nonisolated struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// Makes a link with a label of views.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// A button.
  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Makes a link with the usual label.
  public nonisolated init() { self.init { DefaultSettingsLinkLabel() } }
}
