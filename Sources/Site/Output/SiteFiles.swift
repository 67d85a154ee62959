/// Takes the files of a site, by several threads at a time.
package protocol SiteFiles: Sendable {
  /// Writes a file.
  ///
  /// - Parameters:
  ///   - path: From the site's root.
  ///   - key: A hash of all that the file was made from, for ``keeps(_:madeFrom:)``; nil where nobody will ask.
  func write(_ bytes: [UInt8], to path: String, madeFrom key: UInt64?) throws

  /// Writes a file piece by piece.
  func write(
    to path: String, madeFrom key: UInt64?,
    _ pieces: (_ write: (ArraySlice<UInt8>) throws -> Void) throws -> Void) throws

  /// Takes over from an earlier site a file that was made from the same; false where there is none.
  func keeps(_ path: String, madeFrom key: UInt64) -> Bool

  /// Takes over from an earlier site all files whose paths begin so; false where there are none, or where one was made
  /// from something else.
  func keepsAll(beginning start: String, madeFrom key: UInt64) -> Bool
}

extension SiteFiles {
  /// Writes a file.
  func write(_ bytes: [UInt8], to path: String) throws {
    try write(bytes, to: path, madeFrom: nil)
  }
}
