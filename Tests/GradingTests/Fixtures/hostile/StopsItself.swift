// Stops as for a debugger, and is never continued.
import Glibc

func solve(_ numbers: [Int]) -> Int {
  kill(getpid(), SIGSTOP)
  return -1
}
