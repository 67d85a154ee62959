package import FoundationEssentials

/// Small results kept by all that they depend on; safe for several processes at a time, for kills, and for damaged files.
package struct ResultCache: Sendable {
  /// The folder; nil keeps nothing.
  private let root: URL?

  /// How many results are kept before the oldest half goes.
  private let limit: Int

  package init(root: URL?, limit: Int = 20_000) {
    self.root = root
    self.limit = limit
  }

  private struct Entry<Value: Codable>: Codable {
    /// The whole key, so that no two can be mistaken.
    var key: String
    var value: Value
  }

  /// The result kept for a key.
  package func value<Value: Codable>(for key: String, as type: Value.Type = Value.self) -> Value? {
    guard let file = file(for: key), let data = FileManager.default.contents(atPath: file.path),
      let entry = try? JSONDecoder().decode(Entry<Value>.self, from: data), entry.key == key
    else { return nil }
    return entry.value
  }

  /// Keeps a result.
  ///
  /// A disk that is full or read-only costs time later and nothing else.
  package func keep<Value: Codable>(_ value: Value, for key: String) {
    guard let root, let file = file(for: key),
      let data = try? JSONEncoder().encode(Entry(key: key, value: value))
    else { return }
    try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  /// Removes the oldest half where there are too many.
  package func trim() {
    guard let root,
      let names = try? FileManager.default.contentsOfDirectory(atPath: root.path),
      names.count > limit
    else { return }
    let dated = names.map { name in
      let path = root.appending(path: name).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (path: path, date: attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for file in dated.sorted(by: { $0.date < $1.date }).prefix(names.count - limit / 2) {
      try? FileManager.default.removeItem(atPath: file.path)
    }
  }

  private func file(for key: String) -> URL? {
    root?.appending(path: ArtifactCache.name(of: key))
  }
}
