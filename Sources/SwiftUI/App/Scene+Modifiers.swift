import Foundation

extension Scene {
  /// Adds entries to the menu bar.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  { self }

  /// Takes entries of the menu bar away.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Puts other entries in the place of those of the menu bar.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Sets the size a window has at first.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the size a window has at first.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets where a window is at first.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Says how a window changes its size.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Sets how a window looks.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets how the toolbar of a window looks.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }

  /// Says where the values of `@AppStorage` in the scene are kept.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  /// Sets how something in the menu bar is shown.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

  /// Presses a window with keys.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }

  /// Presses a window with keys.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// Says which events a window takes.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// Does work in the background.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  /// Does something when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    SceneParts(
      view: AnyView(SceneView(scene: self).onChange(of: value, initial: initial, action)))
  }

  /// Does something when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    SceneParts(
      view: AnyView(SceneView(scene: self).onChange(of: value, initial: initial, action)))
  }

  /// Does something with the new value when a value changes.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    SceneParts(view: AnyView(SceneView(scene: self).onChange(of: value) { _, new in action(new) }))
  }

  /// Sets a value of the environment for everything in the scene.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    SceneParts(view: AnyView(SceneView(scene: self).environment(keyPath, value)))
  }

  /// Gives an observable object to everything in the scene.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    SceneParts(view: AnyView(SceneView(scene: self).environment(object)))
  }

  /// Gives an object to everything in the scene.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    SceneParts(view: AnyView(SceneView(scene: self).environmentObject(object)))
  }
}

/// Work in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// Brings the program up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Goes on with connections.
  public static var urlSession: BackgroundTask { BackgroundTask() }

  /// Goes on with connections.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
}

/// How a window changes its size.
public struct WindowResizability: Sendable {
  /// As usual.
  public static let automatic = WindowResizability()
  /// As its content does.
  public static let contentSize = WindowResizability()
  /// Not below what its content needs.
  public static let contentMinSize = WindowResizability()
}

/// How a window looks.
public protocol WindowStyle {}

/// A window with a title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window of nothing but its content.
public struct PlainWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window of nothing but its content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
  /// As usual.
  public static var automatic: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// How the toolbar of a window looks.
public protocol WindowToolbarStyle {}

/// The toolbar and the title in one bar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// The title above the toolbar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The toolbar and the title in one bar.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// The toolbar and, if wished, the title in one bar.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { unified }
  /// The toolbar and, if wished, the title in one low bar.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedWindowToolbarStyle { unified }
  /// The toolbar and the title in one low bar.
  public static var unifiedCompact: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// As usual.
  public static var automatic: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The title above the toolbar.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
