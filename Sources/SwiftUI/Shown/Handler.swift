/// What a person can do with an element.
package enum Handler {
  /// Press it.
  case tap(() -> Void)
  /// Step it up or down; a missing half cannot be pressed.
  case step(up: (() -> Void)?, down: (() -> Void)?)
}
