extension Option {
  static let requireSandbox = Option(
    name: "--require-sandbox", value: nil, help: "grade nothing where the sandbox does not hold")
}
