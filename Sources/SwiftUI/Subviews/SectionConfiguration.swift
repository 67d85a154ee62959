/// One of the sections that a container was given; views outside of sections count as one.
public nonisolated struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let node: ObjectIdentifier
    let isImplicit: Bool
  }

  /// The identity of the section.
  public let id: ID
  /// The heading.
  public let header: SubviewsCollection
  /// What is in the section.
  public let content: SubviewsCollection
  /// The end.
  public let footer: SubviewsCollection
  /// The values that the section gives to its container.
  public let containerValues: ContainerValues

  init(section node: Node) {
    func part(_ slot: Int) -> SubviewsCollection {
      SubviewsCollection(
        slot < node.children.count ? node.children[slot]?.subviewNodes ?? [] : [])
    }
    id = ID(node: ObjectIdentifier(node), isImplicit: false)
    (header, content, footer) = (part(0), part(1), part(2))
    containerValues = Subview(source: node).containerValues
  }

  init(loose nodes: [Node], first: Node) {
    id = ID(node: ObjectIdentifier(first), isImplicit: true)
    (header, content, footer) = (
      SubviewsCollection([]), SubviewsCollection(nodes), SubviewsCollection([])
    )
    containerValues = ContainerValues()
  }
}
