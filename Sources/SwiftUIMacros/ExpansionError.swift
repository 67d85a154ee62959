/// Why a macro cannot be expanded, in the words of a compiler message.
struct ExpansionError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
