extension Never: View {
  /// There is no value to describe.
  public var body: Never { fatalError("Never has no body.") }
}
