final class Bomb {
  deinit { fatalError("boom") }
}

func solve(_ numbers: [Int]) -> Int {
  let bomb = Bomb()
  return withExtendedLifetime(bomb) { numbers.filter { $0 % 2 == 0 }.reduce(0, +) }
}
