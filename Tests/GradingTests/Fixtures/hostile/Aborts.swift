import Glibc

func solve(_ numbers: [Int]) -> Int {
  abort()
}
