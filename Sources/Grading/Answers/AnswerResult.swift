package import Diagnostics

/// What came of one value, line or blank of an answer.
package struct AnswerResult: Equatable, Sendable {
  package enum Finding: Equatable, Sendable {
    case right
    /// Running the code gives another value.
    case value(String)
    /// The line compiles after all.
    case compiles
    /// The compiler refuses the line, or the blank's filling, with these errors.
    case refused([Diagnostic])
    /// The version does what is asked after all.
    case fits
    /// The version does something else.
    case differs
    /// The blank's filling compiles, and makes another program than the one asked for.
    case another
  }

  /// The line, or the line around the blank.
  package var place: String

  package var given: String
  package var finding: Finding

  package var isRight: Bool { finding == .right }

  package init(place: String, given: String, finding: Finding) {
    self.place = place
    self.given = given
    self.finding = finding
  }
}
