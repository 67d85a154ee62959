func sumOfEvens(in numbers: [Int]) -> Int {
  solve(numbers)
}
