import Lessons

/// The file that tells a folder of ours from any other: from what its site was made, and that nobody touched it since.
///
/// Its first line is the stamp and a digest of the files' times and of the lines below, which say by a hash from what
/// single files were made.
struct SiteMark: Equatable, Sendable {
  /// Its name in the site.
  static let file = ".courseware-site"

  var stamp: String

  /// The site's other files.
  var files: [FolderWalk.File]

  /// From what files were made, by their paths.
  var keys: [String: UInt64]

  init(stamp: String, files: [FolderWalk.File], keys: [String: UInt64]) {
    self.stamp = stamp
    self.files = files
    self.keys = keys
  }

  /// Reads the mark of a site; nil where there is none, or the files are not those it was written for.
  init?(in folder: String) {
    guard let bytes = FileSystem.real.read(folder + "/" + Self.file) else { return nil }
    let parts = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let first = String(decoding: parts[0], as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false)
    files = FolderWalk(folder).files
    guard parts.count == 2, first.count == 2, first[1] == Self.digest(of: files, Array(parts[1]))
    else { return nil }
    stamp = String(first[0])
    keys = [:]
    for line in parts[1].split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard parts.count == 2, let key = UInt64(String(decoding: parts[0], as: UTF8.self), radix: 16)
      else { return nil }
      keys[String(decoding: parts[1], as: UTF8.self)] = key
    }
  }

  /// The bytes of the mark's file.
  var bytes: [UInt8] {
    let lines = Array(
      keys.sorted { $0.key < $1.key }.map { String($1, radix: 16) + " " + $0 + "\n" }.joined().utf8)
    return Array("\(stamp) \(Self.digest(of: files, lines))\n".utf8) + lines
  }

  private static func digest(of files: [FolderWalk.File], _ lines: [UInt8]) -> String {
    var digest = FolderDigest()
    digest.add(timesOf: files)
    digest.add(String(decoding: lines, as: UTF8.self))
    return digest.text
  }
}
