// Waits for a signal that nobody gives.
import Foundation

func solve(_ numbers: [Int]) -> Int {
  DispatchSemaphore(value: 0).wait()
  return 6
}
