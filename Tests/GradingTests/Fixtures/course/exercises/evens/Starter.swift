/// The sum of the even numbers.
func solve(_ numbers: [Int]) -> Int {
  0
}
