/// Another type that a parameter has in the twin of a declaration.
struct TwinKind: Sendable {
  /// What the twins of a kind are called in the names of their files and in `// no … twin: why`.
  let name: String
  /// The types that a declaration must take to have a twin, and those it takes there instead.
  let types: [(original: String, twin: String)]
  /// What stands between `<` and `>` for them.
  var generic: String?
  /// What the names of parameters end with, instead of `Key`.
  var suffix = "Key"
  /// What stands in documentation instead of other words.
  let wording: [(before: String, after: String)]
  /// Whether the compiler prefers the original where both fit.
  var isDisfavored = true
  /// Whether deprecated declarations have one.
  var isOld = true

  static let all = [string, resource, setSelection, oneSelection]

  /// Strings that are shown as they are.
  private static let string = TwinKind(
    name: "String", types: [("LocalizedStringKey", "S")], generic: "S: StringProtocol",
    suffix: "", wording: [("localised title", "title")])

  /// Strings that are translated where they are shown.
  private static let resource = TwinKind(
    name: "Resource", types: [("LocalizedStringKey", "LocalizedStringResource")],
    suffix: "Resource", wording: [("localised title", "title of a resource")], isOld: false)

  /// Any number of rows, instead of one or none.
  private static let setSelection = TwinKind(
    name: "SetSelection",
    types: [
      ("Binding<SelectionValue?>?", "Binding<Set<SelectionValue>>?"),
      ("Binding<Value.ID?>", "Binding<Set<Value.ID>>"),
    ],
    wording: [
      ("a row can be selected", "rows can be selected"),
      ("one can be selected", "some can be selected"),
    ], isDisfavored: false)

  /// Always one row.
  private static let oneSelection = TwinKind(
    name: "OneSelection", types: [("Binding<SelectionValue?>?", "Binding<SelectionValue>")],
    wording: [("a row can be selected", "one row is always selected")])
}

extension TwinKind {
  /// What stands for a type: of the original one, one that may be missing, or several; nil for another.
  func twin(of type: String) -> String? {
    for (original, twin) in types
    where [original, "\(original)?", "[\(original)]"].contains(type) {
      return type.replacing(original, with: twin)
    }
    return nil
  }

  /// The name of a parameter: `titleKey` is `title`, or `titleResource`.
  func renamed(_ name: String) -> String {
    name.hasSuffix("Key") ? name.dropLast(3) + suffix : name
  }

  /// A line of documentation.
  func reworded(_ line: String) -> String {
    wording.reduce(line) { $0.replacing($1.before, with: $1.after) }
  }
}
