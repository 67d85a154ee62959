extension Sandbox {
  /// What of the machine a program is to see.
  package struct Needs: Sendable, Equatable {
    /// Files and folders that it may read, at their own paths.
    package var readable: [String]

    /// A folder that it may write to, at its own path.
    package var writable: String?

    /// Files that it gets copies of: where they are, by where it finds them.
    package var copies: [String: String]

    /// Whether it may start other programs.
    package var startsPrograms: Bool

    /// Bytes that it may keep in `/tmp`.
    package var temporarySize: Int

    package init(
      readable: [String], writable: String? = nil, copies: [String: String] = [:],
      startsPrograms: Bool = false, temporarySize: Int = 16 << 20
    ) {
      self.readable = readable
      self.writable = writable
      self.copies = copies
      self.startsPrograms = startsPrograms
      self.temporarySize = temporarySize
    }
  }
}
