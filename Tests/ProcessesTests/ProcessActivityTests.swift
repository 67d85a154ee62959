import Processes
import Testing

struct ProcessActivityTests {
  /// Looks at a running script until what it does is as wanted, for as long as a busy machine may need.
  private func isEver(
    _ script: String, _ isWanted: (ProcessActivity, ProcessActivity) -> Bool
  ) throws -> Bool {
    let child = try ChildProcess(
      Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"]), descriptors: [:])
    for _ in 0..<1000 {
      let first = child.activity
      _ = child.wait(seconds: 0.02)
      if let first, let second = child.activity, isWanted(first, second) { return true }
    }
    return false
  }

  @Test(arguments: ["sleep 1000", "sleep 1000 & wait", "kill -STOP $$"])
  func `tells what waits`(script: String) throws {
    #expect(try isEver(script) { $0 == $1 && !$1.isBusy && $1.ticks < 100 })
  }

  @Test(arguments: ["while :; do :; done", "sh -c 'while :; do :; done' & wait"])
  func `tells what works, also where a child does it`(script: String) throws {
    #expect(try isEver(script) { $1.isBusy && $1.ticks > $0.ticks })
  }

  @Test func `says nothing of a program that is gone`() throws {
    let child = try ChildProcess(Command("/bin/true"), descriptors: [:])
    _ = child.end()
    #expect(child.activity == nil)
  }
}
