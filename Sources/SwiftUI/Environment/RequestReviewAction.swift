/// Asks for a review; here nobody answers.
@MainActor @preconcurrency
public struct RequestReviewAction {
  nonisolated init() {}

  /// Asks for a review.
  public func callAsFunction() {}
}
