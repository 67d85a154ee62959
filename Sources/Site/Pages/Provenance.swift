import HTML

/// With what, and from what, the course was proven.
package struct Provenance: Equatable, Sendable {
  /// The compiler as it names itself, such as `Swift 6.3.1`.
  package var compiler: String

  /// The revision of the course, if it is known.
  package var revision: String?

  /// The day of that revision, such as `2026-11-30`; never the day of the build, which would make two builds differ.
  package var day: String?

  /// How many snippets were compiled and did what they should, those the compiler must refuse among them.
  package var proven: Int

  /// How many snippets are sketches, with a reason each.
  package var sketches: Int

  package init(
    compiler: String, revision: String? = nil, day: String? = nil, proven: Int, sketches: Int
  ) {
    self.compiler = compiler
    self.revision = revision
    self.day = day
    self.proven = proven
    self.sketches = sketches
  }

  /// Adds all of it to a hash.
  func add(to hash: inout ByteHash) {
    for text in [compiler, revision ?? "", day ?? ""] { hash.add(text) }
    for number in [proven, sketches] { hash.add(UInt64(number)) }
  }

  func remark(_ words: Words, to out: inout Serializer) {
    var text = words(.provenWith, "\(proven)", compiler)
    if sketches > 0 { text += " " + words(.sketchesLeft, "\(sketches)") }
    switch (revision, day) {
    case (let revision?, let day?): text += " " + words(.revisionOf, revision, words.day(day))
    case (let revision?, nil): text += " " + words(.revision, revision)
    default: break
    }
    out.element("p", text: text)
  }
}
