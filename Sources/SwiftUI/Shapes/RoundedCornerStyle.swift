/// The form of a rounded corner.
public nonisolated enum RoundedCornerStyle: Sendable {
  case circular, continuous
}
