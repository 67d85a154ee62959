extension ViewGraph {
  /// Hands on what is loaded, leaving out what cannot be: at once, or by a task where loading takes its time.
  func load<Value>(_ items: [Loading<Value>], _ action: @escaping ([Value]) -> Void) {
    let ready = items.compactMap { item in if case .now(let load) = item { load } else { nil } }
    if ready.count == items.count { return action(ready.compactMap { try? $0() }) }
    let work = tasks.begin()
    let job = Unchecked {
      var values: [Value] = []
      for item in items { if let value = try? await item.load() { values.append(value) } }
      return Unchecked(values)
    }
    let action = Unchecked(action)
    Task { @MainActor [tasks] in
      await tasks.counting(work) { @MainActor in action.value(await job.value().value) }
    }
  }
}
