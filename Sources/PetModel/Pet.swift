/// A pet whose energy always lies within 0…10.
public struct Pet {
  /// What the pet is called.
  public let name: String

  /// How lively the pet is, from 0 (exhausted) to 10 (full).
  public private(set) var energy: Int

  /// Creates a pet.
  ///
  /// - Parameters:
  ///   - name: What the pet is called.
  ///   - energy: Its energy to begin with; a value outside 0…10 is brought to the nearer end.
  public init(name: String, energy: Int = 5) {
    self.name = name
    self.energy = min(max(energy, 0), 10)
  }

  /// Gives the pet one energy, up to 10.
  public mutating func feed() {
    energy = min(energy + 1, 10)
  }

  /// Takes one energy from the pet, down to 0.
  public mutating func play() {
    energy = max(energy - 1, 0)
  }
}
