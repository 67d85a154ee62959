import Testing

/// Code as newcomers write it, and what the compiler says to it first; nothing where it is right.
struct Mistake: CustomTestStringConvertible, Sendable {
  let name: String
  let code: String
  let message: String?
  /// Whether the compiler finds the mistake only after it has checked all types.
  var isFoundLate = false

  init(_ name: String, _ message: String?, late: Bool = false, _ code: String) {
    self.name = name
    self.message = message
    isFoundLate = late
    self.code = code
  }

  var testDescription: String { name }
}
