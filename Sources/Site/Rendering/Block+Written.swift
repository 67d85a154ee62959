import HTML
import Lessons

extension [Block] {
  /// The blocks with markup in the place of those that look the same in every medium, which so are written once.
  func written(by renderer: LessonRenderer) -> [Block] {
    var blocks: [Block] = []
    var rest = self[...]
    while let first = rest.first {
      let alike = rest.prefix { $0.standing == first.standing && $0.isSameInEveryMedium }
      if alike.isEmpty {
        blocks.append(first.mapInner { $0.written(by: renderer) })
        rest.removeFirst()
        continue
      }
      let markup = Serializer.string { out in
        for (index, block) in alike.enumerated() {
          if index > 0 { out.newline() }
          renderer.write(block, to: &out)
        }
      }
      var block = Block(.html(markup), range: first.range)
      block.standing = first.standing
      blocks.append(block)
      rest = rest.dropFirst(alike.count)
    }
    return blocks
  }
}

extension Block {
  /// Whether the block holds no place to go to, nothing to do, and no element without content.
  fileprivate var isSameInEveryMedium: Bool {
    switch kind {
    case .paragraph(let content): content.allSatisfy(\.isSameInEveryMedium)
    case .list(let list): list.items.allSatisfy { $0.blocks.allSatisfy(\.isSameInEveryMedium) }
    case .quote(let blocks): blocks.allSatisfy(\.isSameInEveryMedium)
    case .table(let table):
      ([table.header] + table.rows).joined().allSatisfy {
        $0.content.allSatisfy(\.isSameInEveryMedium)
      }
    case .heading, .callout, .code, .snippet, .details, .checkpoint, .thematicBreak, .html: false
    }
  }
}

extension Inline {
  fileprivate var isSameInEveryMedium: Bool {
    switch self {
    case .text, .softBreak, .code: true
    case .emphasis(let content), .strong(let content):
      content.allSatisfy(\.isSameInEveryMedium)
    case .lineBreak, .link, .image, .html: false
    }
  }
}
