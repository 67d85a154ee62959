/// How much beyond CommonMark the parser reads.
package enum ParserDialect: Sendable {
  /// CommonMark alone.
  case commonMark
  /// CommonMark with pipe tables.
  case tables
  /// All of the lesson format.
  case lesson
}
