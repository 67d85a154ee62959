/// The screens of a stack, and what views inside have said about where values lead.
final class NavigationContext {
  /// A screen that was pushed.
  struct Entry {
    /// The value it was pushed with, where there was one.
    var value: AnyHashable?
    /// Makes the screen, where it was pushed as a view.
    var view: (() -> AnyView)?
    /// What is done when it is left.
    var onPop: () -> Void = {}
    /// Who pushed it, where that matters.
    var owner: ObjectIdentifier?
  }

  private(set) var entries: [Entry] = []
  private var destinations: [(matches: (AnyHashable) -> AnyView?, owner: ObjectIdentifier)] = []
  /// Writes the values of the screens to whoever owns the path.
  var writePath: (([AnyHashable]) -> Void)?
  weak var node: Node?
  /// Whether the stack brings its screens up to date now, and so sees what views inside say.
  var isUpdating = false

  /// The screen that a value leads to, as the nearest view says that knows values of its type.
  func destination(for value: AnyHashable) -> AnyView? {
    destinations.lazy.compactMap { $0.matches(value) }.first
  }

  /// Takes note of where values of a type lead.
  func register(_ owner: Node, _ matches: @escaping (AnyHashable) -> AnyView?) {
    let key = ObjectIdentifier(owner)
    if let index = destinations.firstIndex(where: { $0.owner == key }) {
      destinations[index].matches = matches
    } else {
      destinations.append((matches, key))
      owner.onDetach { [weak self] in self?.destinations.removeAll { $0.owner == key } }
    }
    if !entries.isEmpty { update() }
  }

  func push(_ entry: Entry) {
    entries.append(entry)
    changed()
  }

  /// Leaves screens until so many are left.
  func pop(to count: Int) {
    guard entries.count > count else { return }
    let left = entries[count...]
    entries.removeSubrange(count...)
    for entry in left.reversed() { entry.onPop() }
    changed()
  }

  /// Takes over the path of its owner.
  func adopt(_ path: [AnyHashable]) {
    if entries.compactMap(\.value) == path { return }
    entries = path.map { Entry(value: $0) }
  }

  /// Shows or leaves the screen of an owner.
  func show(_ owner: Node, _ entry: Entry?) {
    let key = ObjectIdentifier(owner)
    let index = entries.firstIndex { $0.owner == key }
    switch (entry, index) {
    case (var entry?, let index?):
      entry.owner = key
      entries[index] = entry
      update()
    case (var entry?, nil):
      entry.owner = key
      entries.append(entry)
      update()
    case (nil, let index?):
      entries.removeSubrange(index...)
      update()
    case (nil, nil): break
    }
  }

  /// Takes over the screen that an owner shows now, where it shows one.
  func refresh(_ owner: Node, _ view: @escaping () -> AnyView) {
    let key = ObjectIdentifier(owner)
    guard let index = entries.firstIndex(where: { $0.owner == key }) else { return }
    entries[index].view = view
    update()
  }

  private func changed() {
    writePath?(entries.compactMap(\.value))
    node?.invalidate()
  }

  private func update() { if !isUpdating { node?.invalidate() } }
}

private struct NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  /// The nearest stack.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}
