package import Lessons

/// A short name for what files and folders hold.
///
/// Hidden files are left out. It tells honest changes apart, not forged ones.
package struct FolderDigest {
  private var hash = ByteHash()

  package init() {}

  /// The digest so far, as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds a text.
  package mutating func add(_ text: String) {
    hash.add(text)
  }

  /// Adds the bytes of a file, or of all files in a folder; what cannot be read counts as absent.
  ///
  /// - Parameters:
  ///   - jobs: How many files are read at a time.
  ///   - hashes: What is known of files, and keeps what is found out.
  package mutating func add(path: String, jobs: Int = 1, hashes: FileHashes) {
    let files = FolderWalk(path).files.map(\.path)
    let values = files.concurrentMap(jobs: jobs) { hashes[path + "/" + $0] }
    add(zip(files, values)) { $0.add($1) }
    if files.isEmpty { hash.add(hashes[path]) }
  }

  /// Adds the sizes and the times of the last change of files, without reading them.
  package mutating func add(timesOf files: [FolderWalk.File]) {
    add(files.lazy.map { ($0.path, $0) }) { hash, file in
      for number in [file.size, file.seconds, file.nanoseconds] {
        hash.add(UInt64(bitPattern: Int64(number)))
      }
    }
  }

  /// Adds what is said of files, whatever their order.
  private mutating func add<Fact>(
    _ files: some Sequence<(String, Fact)>, _ addFact: (inout ByteHash, Fact) -> Void
  ) {
    // A sum has no order.
    var sum: UInt64 = 0
    for (path, fact) in files {
      var hash = ByteHash()
      hash.add(path)
      addFact(&hash, fact)
      sum &+= hash.value
    }
    hash.add(sum)
  }
}
