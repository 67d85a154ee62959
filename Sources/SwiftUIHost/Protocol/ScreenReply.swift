/// What comes back for a request.
public enum ScreenReply: Hashable, Codable, Sendable {
  /// It was done.
  case done
  /// A text, such as the dump of the tree.
  case text(String)
  /// Several texts.
  case texts([String])
  /// Whether something is so.
  case flag(Bool)
  /// Elements, in the order shown.
  case elements([ElementReport])
  /// It could not be done.
  case failure(ScreenError)
}
