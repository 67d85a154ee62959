extension [Block] {
  /// Visits every block, in reading order, parents first.
  func forEachBlock(_ visit: (Block) -> Void) {
    for block in self {
      visit(block)
      switch block.kind {
      case .list(let list): for item in list.items { item.blocks.forEachBlock(visit) }
      case .quote(let blocks): blocks.forEachBlock(visit)
      case .callout(let callout): callout.blocks.forEachBlock(visit)
      case .details(let details): details.blocks.forEachBlock(visit)
      case .checkpoint(let checkpoint): checkpoint.blocks.forEachBlock(visit)
      case .heading, .paragraph, .code, .snippet, .table, .thematicBreak, .html: break
      }
    }
  }

  /// Changes every block in place, in reading order, parents first.
  mutating func updateEach(_ change: (inout Block) -> Void) {
    for index in indices {
      change(&self[index])
      self[index].updateChildren(change)
    }
  }
}

extension Block {
  /// Changes the blocks inside; they are taken out meanwhile, so that no array is copied.
  fileprivate mutating func updateChildren(_ change: (inout Block) -> Void) {
    switch kind {
    case .list(var list):
      kind = .thematicBreak
      for index in list.items.indices { list.items[index].blocks.updateEach(change) }
      kind = .list(list)
    case .quote(var blocks):
      kind = .thematicBreak
      blocks.updateEach(change)
      kind = .quote(blocks)
    case .callout(var callout):
      kind = .thematicBreak
      callout.blocks.updateEach(change)
      kind = .callout(callout)
    case .details(var details):
      kind = .thematicBreak
      details.blocks.updateEach(change)
      kind = .details(details)
    case .checkpoint(var checkpoint):
      kind = .thematicBreak
      checkpoint.blocks.updateEach(change)
      kind = .checkpoint(checkpoint)
    case .heading, .paragraph, .code, .snippet, .table, .thematicBreak, .html: break
    }
  }
}
