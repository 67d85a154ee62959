// Sends what it is asked for where nobody listens, and prints where replies go.
import Glibc

func solve(_ numbers: [Int]) -> Int {
  dup2(1, 3)
  return -1
}
