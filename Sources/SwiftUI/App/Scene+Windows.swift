import Foundation

extension Scene {
  /// Says where a window is at first; there is no place here.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Says where a window is after it was zoomed; there is no place here.
  public nonisolated func windowIdealPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Says how large a window is after it was zoomed.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Says above which others a window is.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Says what a window is for the others of the program.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Says whether a window is moved by its background.
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior)
    -> some Scene
  { self }

  /// Says whether windows come back at the next start.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }

  /// Says whether a window is there at the start.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    self
  }

  /// Says whether what the system lays over a scene is seen.
  public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene
  { self }
}

/// How large a window is after it was zoomed.
public struct WindowIdealSize: Sendable {
  /// As usual.
  public static let automatic = WindowIdealSize()
  /// As its content is.
  public static let fitToContent = WindowIdealSize()
  /// As large as can be.
  public static let maximum = WindowIdealSize()
}

/// Above which others a window is.
public struct WindowLevel: Sendable {
  /// As usual.
  public static let automatic = WindowLevel()
  /// On the desktop.
  public static let desktop = WindowLevel()
  /// Among the others.
  public static let normal = WindowLevel()
  /// Above the others.
  public static let floating = WindowLevel()
}

/// What a window is for the others of a program.
public struct WindowManagerRole: Sendable {
  /// As usual.
  public static let automatic = WindowManagerRole()
  /// One of the main ones.
  public static let principal = WindowManagerRole()
  /// One that belongs to a main one.
  public static let associated = WindowManagerRole()
}

/// Whether windows come back at the next start.
public struct SceneRestorationBehavior: Sendable {
  /// As usual.
  public static let automatic = SceneRestorationBehavior()
  /// They do not.
  public static let disabled = SceneRestorationBehavior()
}

/// Whether a window is there at the start.
public struct SceneLaunchBehavior: Sendable {
  /// As usual.
  public static let automatic = SceneLaunchBehavior()
  /// It is.
  public static let presented = SceneLaunchBehavior()
  /// It is not.
  public static let suppressed = SceneLaunchBehavior()
}
