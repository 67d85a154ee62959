/// All that say where the focus is: what gives the input away asks none of them by name.
final class FocusHolders {
  nonisolated(unsafe) static let shared = FocusHolders()

  private struct Holder {
    weak var location: AnyObject?
    let resign: () -> Void
  }

  private var holders: [Holder] = []
  private var limit = 64

  /// Keeps how the focus is taken away from something, for as long as that lives.
  func add(_ location: AnyObject, _ resign: @escaping () -> Void) {
    if holders.count == limit {
      holders.removeAll { $0.location == nil }
      limit = max(64, holders.count * 2)
    }
    holders.append(Holder(location: location, resign: resign))
  }

  /// Takes the focus away from whatever has it.
  func resign() {
    for holder in holders where holder.location != nil { holder.resign() }
  }
}
