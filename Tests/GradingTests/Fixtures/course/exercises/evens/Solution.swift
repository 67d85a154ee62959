/// The sum of the even numbers.
func solve(_ numbers: [Int]) -> Int {
  numbers.filter { $0.isMultiple(of: 2) }.reduce(0, +)
}
