/// What a form is made from.
public struct FormStyleConfiguration {
  /// What is in a form.
  public nonisolated struct Content: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// What is in the form.
  public let content: Content
}
