func solve(_ numbers: [Int]) -> Int {
  func deeper(_ depth: Int, _ list: [Int]) -> Int { deeper(depth + 1, list + [depth]) &+ depth }
  return deeper(0, numbers)
}
