/// Something that is loaded: at once, or, where somebody else is needed for it, later.
enum Loading<Value> {
  case now(() throws -> Value)
  case later(() async throws -> Value)

  /// The value, as soon as it is there.
  func load() async throws -> Value {
    switch self {
    case .now(let load): try load()
    case .later(let load): try await load()
    }
  }

  /// Loads the value and makes another of it.
  func map<New>(_ make: @escaping (Value) throws -> New) -> Loading<New> {
    switch self {
    case .now(let load): .now { try make(load()) }
    case .later(let load): .later { try make(await load()) }
    }
  }

  /// Loads the value and makes another of it, which takes its time.
  func mapLater<New>(_ make: @escaping (Value) async throws -> New) -> Loading<New> {
    .later { try await make(await load()) }
  }
}
