import Foundation

extension EnvironmentValues {
  private struct AssistiveAccess: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private struct AllowedDynamicRange: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
  }
  private struct AddsDrawingGroup: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private struct WheelPickerItemHeight: EnvironmentKey {
    static var defaultValue: CGFloat { 32 }
  }
  private struct ActivityFullscreen: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private struct SuggestionsPlacement: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
  }
  private struct RowSize: EnvironmentKey {
    static var defaultValue: SidebarRowSize { .medium }
  }
  private struct TabBarShowingSections: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private struct SelectionAffinity: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
  }
  private struct PushWindow: EnvironmentKey {
    static var defaultValue: PushWindowAction { PushWindowAction() }
  }

  /// Whether the device is used in the simple way for people who need that.
  public var accessibilityAssistiveAccessEnabled: Bool { self[AssistiveAccess.self] }
  /// How bright images may be.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRange.self] }
    set { self[AllowedDynamicRange.self] = newValue }
  }
  /// Whether what changes its content is drawn apart.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroup.self] }
    set { self[AddsDrawingGroup.self] = newValue }
  }
  /// How high the rows of a wheel are.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { self[WheelPickerItemHeight.self] }
    set { self[WheelPickerItemHeight.self] = newValue }
  }
  /// Whether an activity fills the screen.
  public var isActivityFullscreen: Bool { self[ActivityFullscreen.self] }
  /// Where proposals for a search are shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    self[SuggestionsPlacement.self]
  }
  /// How large the rows at the side are.
  public var sidebarRowSize: SidebarRowSize {
    get { self[RowSize.self] }
    set { self[RowSize.self] = newValue }
  }
  /// Whether the tabs at the side show their sections.
  public var isTabBarShowingSections: Bool { self[TabBarShowingSections.self] }
  /// On which side of a place between lines a selection is.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[SelectionAffinity.self] }
    set { self[SelectionAffinity.self] = newValue }
  }
  /// Opens a window in the place of another.
  public var pushWindow: PushWindowAction { self[PushWindow.self] }
}

/// How large the rows at the side are.
public nonisolated enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// On which side of a place between lines a selection is.
public nonisolated enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

/// Opens a window in the place of another; here there are none.
@MainActor @preconcurrency
public struct PushWindowAction {
  nonisolated init() {}

  /// Opens a window.
  public func callAsFunction(id: String) {}
  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
