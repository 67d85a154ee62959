/// The environment a node gives its children, kept while neither its own nor what it adds has changed.
final class EnvironmentCache {
  private var input: Int?
  private var added: Any?
  private var output = EnvironmentValues()

  /// The environment with something added; the same version as before when it comes out the same.
  func derive(
    from environment: EnvironmentValues, adding value: Any,
    _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let added, input == environment.version, ValueComparison.areEqual(added, value) {
      return output
    }
    input = environment.version
    added = value
    output = environment
    change(&output)
    return output
  }
}
