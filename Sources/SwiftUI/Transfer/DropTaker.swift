import Foundation

/// How a place takes what is dropped there.
package struct DropTaker {
  /// Why it takes nothing of what is dragged; nil where it takes something.
  package let refusal: ([NSItemProvider]) -> String?
  /// Told when something comes over the place.
  package var enter: ([NSItemProvider]) -> Void = { _ in }
  /// Takes what is dropped; behind the place, where it is the row of a list.
  package let drop: ([NSItemProvider], _ isBehind: Bool) -> Void
  /// Told when nothing is over the place any more.
  package var leave: () -> Void = {}
}

extension DropTaker {
  /// Takes values of a type.
  init<T: Transferable>(
    _ type: T.Type, in node: Node, _ action: @escaping ([T], _ isBehind: Bool) -> Void
  ) {
    self.init(
      refusal: Self.refusal("\(type)") { T.loading(from: $0.forms) != nil },
      drop: { [graph = node.graph] providers, isBehind in
        graph.load(providers.compactMap { T.loading(from: $0.forms) }) { items in
          if !items.isEmpty { action(items, isBehind) }
        }
      })
  }

  /// Takes what is of some types.
  init(_ types: [UTType], _ action: @escaping ([NSItemProvider], _ isBehind: Bool) -> Void) {
    self.init(
      refusal: Self.refusal(of: types),
      drop: { providers, isBehind in action(providers.filter { $0.isOf(types) }, isBehind) })
  }

  /// Lets a delegate take what is of some types.
  init(_ types: [UTType], delegate: any DropDelegate) {
    func info(_ providers: [NSItemProvider]) -> DropInfo {
      DropInfo(providers: providers, location: .zero)
    }
    let typeRefusal = Self.refusal(of: types)
    self.init(
      refusal: { providers in
        typeRefusal(providers)
          ?? (MainActor.assumeIsolated { delegate.validateDrop(info: info(providers)) }
            ? nil : "its delegate does not take it")
      },
      enter: { providers in
        MainActor.assumeIsolated { delegate.dropEntered(info: info(providers)) }
      },
      drop: { providers, _ in
        MainActor.assumeIsolated {
          let proposal = delegate.dropUpdated(info: info(providers))?.operation
          if proposal == .cancel || proposal == .forbidden {
            delegate.dropExited(info: info(providers))
          } else {
            _ = delegate.performDrop(info: info(providers))
          }
        }
      })
  }

  private static func refusal(
    _ kinds: String, _ accepts: @escaping (NSItemProvider) -> Bool
  ) -> ([NSItemProvider]) -> String? {
    { providers in
      providers.contains(where: accepts)
        ? nil
        : "it takes \(kinds), not \(providers.map(\.kinds).joined(separator: ", "))"
    }
  }

  private static func refusal(of types: [UTType]) -> ([NSItemProvider]) -> String? {
    refusal(types.map(\.identifier).joined(separator: " or ")) { $0.isOf(types) }
  }

  /// The same, with somebody who is told when something comes over the place and when nothing is any more.
  func telling(_ isTargeted: @escaping (Bool) -> Void) -> DropTaker {
    var copy = self
    copy.enter = { _ in isTargeted(true) }
    copy.leave = { isTargeted(false) }
    return copy
  }
}
