import Glibc

@main enum Entry {
  static func main() { exit(0) }
}

func solve(_ numbers: [Int]) -> Int { -1 }
