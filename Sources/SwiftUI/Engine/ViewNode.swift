import Observation

/// The node of a view of one type.
final class ViewNode<V: View>: Node {
  private(set) var view: V
  private let type: ViewType<V>
  private var tick: ObservationTick?

  init(_ view: V, graph: ViewGraph, parent: Node?, environment: EnvironmentValues) {
    self.view = view
    type = .shared
    super.init(graph: graph, parent: parent, environment: environment)
  }

  override var isGroup: Bool { V.self is any GroupingView.Type }

  override var isComposite: Bool { if case .composite = type.behaviour { true } else { false } }

  override var isModified: Bool { V.self is any ModifiedView.Type }

  override var isSection: Bool { V.self is any SectionView.Type }

  override var isLazy: Bool? { (V.self as? any PrimitiveView.Type)?.isLazy }

  override var viewTypeName: String { String(describing: V.self) }

  /// Takes over a new value of the view, and evaluates it unless nothing it depends on differs.
  func update(to new: V, environment: EnvironmentValues) {
    let sameEnvironment = environment.version == self.environment.version
    if !isDirty, type.skipsEqualValues, type.isEqual(view, new) {
      view = new
      if !sameEnvironment { adoptEnvironment(environment) }
      return
    }
    view = new
    self.environment = environment
    evaluate()
  }

  override func evaluate() {
    super.evaluate()
    isDirty = false
    graph.countEvaluation(of: self)
    tick?.cancelTracking()
    switch type.behaviour {
    case .primitive(let behaviour):
      read(tracking: behaviour.readsValues) { behaviour.update(view, self) }
      invalidateElements()
    case .composite:
      var copy = view
      withUnsafeMutablePointer(to: &copy) {
        type.layout.install(UnsafeMutableRawPointer($0), self, 0)
      }
      let installed = copy
      let body = read(tracking: true) {
        MainActor.assumeIsolated { Unchecked(installed.body) }.value
      }
      updateChild(0, body)
    }
  }

  /// Runs code that reads values; a change of one of them makes this evaluation out of date.
  private func read<Result>(tracking: Bool, _ code: () -> Result) -> Result {
    let outer = Update.current
    Update.current = self
    defer { Update.current = outer }
    guard tracking else { return code() }
    if tick == nil, type.observes { makeTick() }
    return graph.reading {
      withObservationTracking(
        {
          tick?.access()
          return code()
        }, onChange: observer(of: evaluation))
    }
  }

  override func reading<Result>(_ code: () -> Result) -> Result { read(tracking: true, code) }

  private func makeTick() {
    let tick = ObservationTick()
    self.tick = tick
    onDetach { tick.cancelTracking() }
  }

  /// What a change of an observed property does.
  private func observer(of evaluation: Int) -> @Sendable () -> Void {
    type.observes = true
    return { [weak self] in
      guard let self, self.evaluation == evaluation, self.isAttached else { return }
      self.invalidate()
    }
  }

  override func adoptEnvironment(_ new: EnvironmentValues) {
    let old = environment
    environment = new
    if readsChangedValue(from: old, to: new) {
      evaluate()
      return
    }
    invalidateElements()
    if case .primitive(let behaviour) = type.behaviour, behaviour.usesEnvironment {
      evaluate()
    } else {
      for child in children { child?.adoptEnvironment(new) }
    }
  }

  private func readsChangedValue(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    withUnsafePointer(to: &view) {
      type.layout.environmentDiffers(UnsafeRawPointer($0), old, new)
    }
  }

  override func makeElements() -> [Element] {
    guard case .primitive(let behaviour) = type.behaviour else { return super.makeElements() }
    if isRowContainer { return childElements }
    // What a child reads is none of this node's business, so the children come first.
    if behaviour.readsValues { for child in children { _ = child?.elements } }
    return read(tracking: behaviour.readsValues) { behaviour.elements(view, self) }
  }
}
