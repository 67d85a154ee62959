/// How the end of a line looks.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}
