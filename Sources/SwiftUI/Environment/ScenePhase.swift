/// Whether a scene is in use.
public nonisolated enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}
