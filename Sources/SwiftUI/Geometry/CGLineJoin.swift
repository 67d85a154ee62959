/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
