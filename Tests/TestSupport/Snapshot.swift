import Foundation
package import Testing

/// Compares text with the file of that name in the folder `Snapshots` beside the test.
///
/// With `RECORD_SNAPSHOTS=1` the file is written anew, and the test fails once so that nobody records in earnest.
package func expectSnapshot(
  _ text: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(filePath: filePath).deletingLastPathComponent()
    .appending(path: "Snapshots").appending(path: name)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  guard let expected = try? String(contentsOf: url, encoding: .utf8) else {
    Issue.record(
      "no snapshot \(name): run with RECORD_SNAPSHOTS=1", sourceLocation: sourceLocation)
    return
  }
  guard text != expected else { return }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let first = zip(lines, expectedLines).prefix { $0 == $1 }.count
  let got = first < lines.count ? lines[first] : "the end"
  let wanted = first < expectedLines.count ? expectedLines[first] : "the end"
  Issue.record(
    "\(name) differs in line \(first + 1):\n  is       \(got)\n  should be \(wanted)",
    sourceLocation: sourceLocation)
}
