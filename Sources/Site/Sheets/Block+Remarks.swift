import Lessons

extension [Block] {
  /// The blocks without a lesson's own remarks, which no medium shows.
  var withoutRemarks: [Block] {
    guard holdsRemark else { return self }
    return compactMap { block in
      var copy = block
      switch block.kind {
      case .callout(var callout):
        callout.blocks = callout.blocks.withoutRemarks
        copy.kind = .callout(callout)
      case .details(var details):
        details.blocks = details.blocks.withoutRemarks
        copy.kind = .details(details)
      case .checkpoint(var checkpoint):
        checkpoint.blocks = checkpoint.blocks.withoutRemarks
        copy.kind = .checkpoint(checkpoint)
      case .html: return nil
      default: break
      }
      return copy
    }
  }

  /// Most lessons have none, and stay as they are.
  private var holdsRemark: Bool {
    contains { block in
      switch block.kind {
      case .callout(let callout): callout.blocks.holdsRemark
      case .details(let details): details.blocks.holdsRemark
      case .checkpoint(let checkpoint): checkpoint.blocks.holdsRemark
      case .html: true
      default: false
      }
    }
  }
}
