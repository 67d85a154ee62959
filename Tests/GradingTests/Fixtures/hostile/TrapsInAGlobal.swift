let secret: Int = [1][Int.random(in: 5...6)]

func solve(_ numbers: [Int]) -> Int {
  secret
}
