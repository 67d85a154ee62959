/// What a node adds to the values that its view gives to a container.
final class ContainerValuesChange {
  static let key = -7

  var apply: (inout ContainerValues) -> Void = { _ in }
}
