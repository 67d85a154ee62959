/// Puts a heading in the place of every line of a table, which libcmark reads as a block that ends with its line.
struct TableMask {
  let source: SourceText
  let sites: [Int: TableSite]

  /// The file with its tables masked; every other line stays where it is.
  var masked: SourceText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count)
    var copied = 0
    for site in sites.values.sorted(by: { $0.headerLine < $1.headerLine }) {
      for (index, content) in site.lines.enumerated() {
        let line = source.line(site.headerLine + index)
        bytes += source.bytes[copied..<line.lowerBound]
        bytes += source.bytes[line.lowerBound..<content.start.offset]
        bytes += Array(repeating: .space, count: content.start.usedTabColumns)
        bytes += "# |".utf8
        copied = line.upperBound
      }
    }
    bytes += source.bytes[copied...]
    return SourceText(bytes)
  }
}
