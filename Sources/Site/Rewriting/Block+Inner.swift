import Lessons

extension Block {
  /// The block with other blocks inside of it, where it is one that only lessons have.
  func mapInner(_ change: ([Block]) -> [Block]) -> Block {
    var copy = self
    switch kind {
    case .callout(var callout):
      callout.blocks = change(callout.blocks)
      copy.kind = .callout(callout)
    case .details(var details):
      details.blocks = change(details.blocks)
      copy.kind = .details(details)
    case .checkpoint(var checkpoint):
      checkpoint.blocks = change(checkpoint.blocks)
      copy.kind = .checkpoint(checkpoint)
    case .heading, .paragraph, .list, .quote, .code, .snippet, .table, .thematicBreak, .html: break
    }
    return copy
  }
}
