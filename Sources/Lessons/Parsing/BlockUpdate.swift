extension [Block] {
  /// Changes every block in place, in reading order, parents first.
  mutating func updateEach(_ change: (inout Block) -> Void) {
    for index in indices {
      change(&self[index])
      self[index].updateChildren(change)
    }
  }
}

extension Block {
  fileprivate mutating func updateChildren(_ change: (inout Block) -> Void) {
    switch kind {
    case .list(var list):
      for index in list.items.indices { list.items[index].blocks.updateEach(change) }
      kind = .list(list)
    case .quote(var blocks):
      blocks.updateEach(change)
      kind = .quote(blocks)
    case .callout(var callout):
      callout.blocks.updateEach(change)
      kind = .callout(callout)
    case .details(var details):
      details.blocks.updateEach(change)
      kind = .details(details)
    case .checkpoint(var checkpoint):
      checkpoint.blocks.updateEach(change)
      kind = .checkpoint(checkpoint)
    case .heading, .paragraph, .code, .snippet, .table, .thematicBreak, .html: break
    }
  }
}
