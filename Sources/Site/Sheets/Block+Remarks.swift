import Lessons

extension [Block] {
  /// The blocks without a lesson's own remarks, which no medium shows.
  var withoutRemarks: [Block] {
    guard holdsRemark else { return self }
    return compactMap { block in
      if case .html = block.kind { return nil }
      return block.mapInner(\.withoutRemarks)
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
