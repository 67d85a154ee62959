import Foundation

extension View {
  /// Says how far sections are from the edges.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    recorded("listSectionMargins")
  }

  /// Says whether letters at the side lead to sections.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    recorded("listSectionIndexVisibility")
  }

  /// Gives a section a letter at the side.
  public nonisolated func sectionIndexLabel(_ label: String?) -> some View {
    recorded("sectionIndexLabel")
  }

  /// Says how rows show that they are pointed at.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("listRowHoverEffect")
  }

  /// Keeps rows from showing that they are pointed at.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("listRowHoverEffectDisabled")
  }

  /// Colours the back of rows.
  public nonisolated func listRowPlatterColor(_ color: Color?) -> some View {
    recorded("listRowPlatterColor")
  }

  /// Says what is typed to get to the view.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey?) -> some View {
    recorded("typeSelectEquivalent")
  }
}
