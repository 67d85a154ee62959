/// Leads to help.
public struct HelpLink: View {
  private nonisolated(unsafe) let action: () -> Void

  /// Makes a button that does something.
  public nonisolated init(action: @escaping () -> Void) { self.action = action }

  /// The button.
  public var body: some View { Button("Help", action: action) }
}
