/// A place in the tree of mounted views.
///
/// What a view keeps between updates belongs to its node: storage of its wrappers, its children, its place in the environment.
/// A node is found again by identity: its parent, its slot there, and the type of its view.
package class Node {
  package let graph: ViewGraph
  /// The number of nodes above this one.
  let depth: Int
  private(set) unowned var parent: Node?
  package internal(set) var environment: EnvironmentValues
  /// The children by slot; a slot is empty while its branch is not shown.
  package private(set) var children: [Node?] = []
  /// What property wrappers and primitive views keep here, by field offset or by a key of their own.
  private var storage: [Int: AnyObject] = [:]
  private var cleanups: [() -> Void] = []
  private var cachedElements: [Element]?
  /// Counts evaluations, so that a dependency of an earlier one is told from a current one.
  private(set) var evaluation = 0
  private(set) var isAttached = true
  var isDirty = false
  /// Whether the children are the rows of a collection.
  var isRowContainer = false
  /// What is done when the node comes and goes, where something is.
  private var appearance: Appearance?
  /// Nodes that show the elements of this one elsewhere.
  private var mirrors: [WeakNode] = []
  /// The node whose elements this one shows, where it shows those of another.
  private weak var mirrored: Node?
  /// Whether the node is covered by another, such as the next screen of a stack.
  private(set) var isCovered = false
  /// Whether the node is a row of a lazy container to which nobody has scrolled.
  private var isBelow = false
  /// How many rows of a lazy container are on the screen, or have been.
  private var shownRows = 20
  /// Whether what is below the node comes on the screen only where other nodes show it.
  var isStore = false

  init(graph: ViewGraph, parent: Node?, environment: EnvironmentValues) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    depth = parent.map { $0.depth + 1 } ?? 0
    graph.checkDepth(of: self)
  }

  /// Evaluates the node's view again, with its present value and environment.
  func evaluate() { evaluation += 1 }

  /// Takes over a changed environment and passes it on; what read a changed value is evaluated again.
  func adoptEnvironment(_ new: EnvironmentValues) { environment = new }

  /// The elements this node contributes to the shown tree.
  func makeElements() -> [Element] { childElements }

  /// Whether the node's view makes rows only when they are needed, or all at once; nil where it is not for it to say.
  var isLazy: Bool? { nil }

  /// Whether the node's view only groups others.
  var isGroup: Bool { false }

  /// Whether the node's view is made of the one view that its body is.
  var isComposite: Bool { false }

  /// Whether the node's view is another with a modifier.
  var isModified: Bool { false }

  /// Whether the node's view is a section.
  var isSection: Bool { false }

  /// The name of the type of the node's view.
  package var viewTypeName: String { "" }

  /// Runs code that reads values, apart from anything else: a change of one of them asks for another evaluation.
  func reading<Result>(_ code: () -> Result) -> Result { code() }

  // MARK: Children

  /// Brings the child in a slot up to date with a view, keeping its state when the identity is the same.
  func updateChild<V: View>(_ slot: Int, _ view: V, environment: EnvironmentValues? = nil) {
    let environment = environment ?? self.environment
    while children.count <= slot { children.append(nil) }
    if let existing = children[slot] as? ViewNode<V> {
      update(existing, to: view, environment: environment)
    } else {
      let old = children[slot]
      children[slot] = makeChild(view, environment: environment)
      retire(old)
      invalidateElements()
    }
  }

  /// Brings a child up to date with a new value of its view.
  func update<V: View>(_ child: ViewNode<V>, to view: V, environment: EnvironmentValues) {
    guard graph.isReading else { return child.update(to: view, environment: environment) }
    graph.afterReading {
      if child.isAttached { child.update(to: view, environment: environment) }
    }
  }

  /// Takes away a child that another has replaced, after that one has come.
  func retire(_ child: Node?) {
    guard let child else { return }
    graph.afterReading { child.detach() }
  }

  /// Puts a new child into a slot, whatever was there before.
  func exchangeChild(_ slot: Int, _ view: some View) {
    let old = children[slot]
    children[slot] = makeChild(view, environment: environment)
    retire(old)
    invalidateElements()
  }

  /// Makes a child that belongs to no slot yet.
  ///
  /// - Parameter row: The position where the child is the row of a lazy container.
  func makeChild<V: View>(_ view: V, environment: EnvironmentValues, row: Int = 0) -> Node {
    let node = ViewNode(view, graph: graph, parent: self, environment: environment)
    node.isBelow = row >= shownRows
    graph.afterReading { if node.isAttached { node.evaluate() } }
    return node
  }

  /// Empties a slot; the state of what was there is gone.
  func removeChild(_ slot: Int) {
    guard slot < children.count, let old = children[slot] else { return }
    children[slot] = nil
    old.detach()
    invalidateElements()
  }

  /// Puts the children in a new order, after the owner has made and detached what changed.
  func replaceChildren(_ new: [Node]) {
    children = new
    showRows(0)
    invalidateElements()
  }

  /// Takes the node and everything below it out of the tree.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    for child in children { child?.detach() }
    for cleanup in cleanups { cleanup() }
    cleanups = []
    children = []
    cachedElements = nil
    parent = nil
  }

  /// What is done when the node comes and goes; asking for it makes the node come, unless it is covered.
  func appear() -> Appearance {
    if let appearance { return appearance }
    let made = Appearance()
    appearance = made
    if isOnScreen { made.setShown(true, in: graph) }
    onDetach { [graph] in made.setShown(false, in: graph) }
    return made
  }

  /// Covers the node and everything below it, or uncovers it; its state stays.
  func setCovered(_ covered: Bool) {
    guard covered != isCovered else { return }
    isCovered = covered
    tellAppearance(shown: !covered)
  }

  private func tellAppearance(shown: Bool) {
    appearance?.setShown(shown, in: graph)
    mirrored?.tellAppearance(shown: shown)
    if isStore { return }
    for case let child? in children where !child.isCovered && !child.isBelow {
      child.tellAppearance(shown: shown)
    }
  }

  /// Whether nothing covers the node or what it is in, and somebody has scrolled to it.
  private var isOnScreen: Bool {
    var node = self
    while true {
      if node.isCovered || node.isBelow { return false }
      if let host = node.mirrors.compactMap(\.node).last {
        node = host
      } else if let parent = node.parent, !node.isStore {
        node = parent
      } else {
        return !node.isStore
      }
    }
  }

  /// Scrolls to the node: the rows of lazy containers up to it come on the screen.
  ///
  /// - Returns: Whether any row has come.
  package func scrollIntoView() -> Bool {
    let rows = ancestry.filter(\.isBelow)
    for row in rows {
      guard let container = row.parent,
        let position = container.children.firstIndex(where: { $0 === row })
      else { continue }
      container.showRows(position + 1)
    }
    return !rows.isEmpty
  }

  /// Lets the first rows come on the screen.
  private func showRows(_ count: Int) {
    shownRows = max(shownRows, count)
    for case let row? in children.prefix(shownRows) where row.isBelow {
      row.isBelow = false
      if isOnScreen { row.tellAppearance(shown: true) }
    }
  }

  /// Runs an action when the node leaves the tree.
  func onDetach(_ action: @escaping () -> Void) { cleanups.append(action) }

  // MARK: Storage

  /// What is kept under a key, made on first use.
  func stored<T: AnyObject>(_ key: Int, make: () -> T) -> T {
    if let existing = storage[key] as? T { return existing }
    let made = make()
    storage[key] = made
    return made
  }

  /// What is kept under a key, if there is something.
  func existing<T: AnyObject>(_ key: Int, as _: T.Type) -> T? { storage[key] as? T }

  // MARK: Invalidation

  /// Asks for another evaluation in the next update.
  package func invalidate() {
    graph.invalidate(self)
  }

  /// Forgets the cached elements of this node and of all that contain them.
  func invalidateElements() {
    var node: Node? = self
    while let current = node {
      if current.cachedElements == nil && current !== self { break }
      current.cachedElements = nil
      for mirror in current.mirrors { mirror.node?.invalidateElements() }
      node = current.parent
    }
  }

  /// Shows the elements of this node in another as well, until that one is gone.
  func mirror(in host: Node) {
    mirrors.removeAll { $0.node == nil || $0.node === host }
    mirrors.append(WeakNode(node: host))
    guard host.mirrored !== self else { return }
    host.mirrored?.endMirror(in: host)
    host.mirrored = self
    host.onDetach { [weak self, unowned host] in self?.endMirror(in: host) }
    tellAppearance(shown: isOnScreen)
  }

  /// Shows the elements no more in another node.
  private func endMirror(in host: Node) {
    mirrors.removeAll { $0.node == nil || $0.node === host }
    if host.mirrored === self { host.mirrored = nil }
    if isAttached { tellAppearance(shown: isOnScreen) }
  }

  /// The elements of the shown tree, computed when asked for and kept until something below changes.
  package var elements: [Element] {
    if let cachedElements { return cachedElements }
    let made = makeElements()
    cachedElements = made
    return made
  }

  /// The chain of nodes from this one up to the root.
  package var ancestry: some Sequence<Node> {
    sequence(first: self) { $0.parent }
  }
}

extension Node {
  /// The name of the view that the modifiers of this node are put on, without its generic arguments.
  var contentName: String {
    var node = self
    while node.viewTypeName.hasPrefix("ModifiedContent<"), let content = node.children.first ?? nil
    {
      node = content
    }
    return String(node.viewTypeName.prefix { $0 != "<" })
  }
}

/// A node that may be gone.
private struct WeakNode {
  weak var node: Node?
}
