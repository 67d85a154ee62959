/// When a material looks as in the active window.
public nonisolated enum MaterialActiveAppearance: Sendable {
  case automatic, active, inactive, matchWindow
}
