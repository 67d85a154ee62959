extension Node {
  /// The nodes of single views: what groups others, and views made of such groups, are looked through.
  var subviewNodes: [Node] {
    if isGroup { return children.flatMap { $0?.subviewNodes ?? [] } }
    if let body = transparentBody { return body.subviewNodes }
    return [self]
  }

  /// The node below that stands for the same single view, if there is one.
  private var transparentBody: Node? {
    guard isComposite, children.count == 1 else { return nil }
    return children[0]
  }

  /// The nodes that say something of one view, innermost first.
  var valueChain: [Node] {
    var chain = [self]
    while let last = chain.last, last.children.count == 1, let inner = last.children[0],
      last.isModified
    {
      chain.append(inner)
    }
    return chain.reversed()
  }
}
