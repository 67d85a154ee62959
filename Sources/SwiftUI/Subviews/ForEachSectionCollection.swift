/// Stands for the sections of a view.
public nonisolated struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let source: AnyView

  /// There is nothing in it by itself.
  public var startIndex: Int { 0 }
  /// There is nothing in it by itself.
  public var endIndex: Int { 0 }
  /// There is nothing in it by itself.
  public subscript(index: Int) -> SectionConfiguration {
    fatalError("The sections are known only when shown.")
  }
}

extension ForEachSectionCollection: PartsOfView {
  nonisolated func parts(_ node: Node) -> [SectionConfiguration] { Array(SectionCollection(node)) }
}
