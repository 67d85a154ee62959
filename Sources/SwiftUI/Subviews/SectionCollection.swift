/// The sections that a container was given.
public nonisolated struct SectionCollection: RandomAccessCollection {
  private var sections: [SectionConfiguration] = []

  init(_ node: Node) {
    var loose: [Node] = []
    func close() {
      if let first = loose.first {
        sections.append(SectionConfiguration(loose: loose, first: first))
      }
      loose = []
    }
    for part in node.subviewNodes {
      if part.isSection {
        close()
        sections.append(SectionConfiguration(section: part))
      } else {
        loose.append(part)
      }
    }
    close()
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
