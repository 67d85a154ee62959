extension Option {
  static let strict = Option(
    name: "--strict", value: nil, help: "fail on warnings too, such as stale translations")
  static let accept = Option(
    name: "--accept", value: nil, help: "record that the translations fit their sources as they are"
  )
  static let exporting = Option(
    name: "--export", value: "FILE", help: "write the texts and their translations as a PO file")
  static let importingCatalog = Option(
    name: "--import", value: "FILE", help: "put a translator's PO file into the lessons")
  static let allBlocks = Option(
    name: "--all", value: nil, help: "list also what is up to date")
}
