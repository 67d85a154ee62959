import Processes
import Testing

struct ProcessRunnerTests {
  private let limits = Limits(
    processorSeconds: 5, wallSeconds: 60, memory: 1 << 30, fileSize: 1 << 20, outputSize: 1 << 16)

  private func shell(_ script: String, limits: Limits? = nil) throws -> RunResult {
    try ProcessRunner.live.run(
      Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"]),
      limits ?? self.limits)
  }

  @Test func `keeps both streams and the status`() throws {
    let result = try shell("echo out; echo err >&2; exit 3")
    #expect(result.outputText == "out\n")
    #expect(result.errorText == "err\n")
    #expect(result.ending == .exited(3))
  }

  @Test func `drains more than a pipe holds`() throws {
    let result = try shell("head -c 200000 /dev/zero | tr '\\0' x; echo end >&2")
    #expect(result.ending == .exited(0))
    #expect(result.output.count == 1 << 16)
    #expect(result.errorText == "end\n")
  }

  @Test func `ends a flood`() throws {
    #expect(try shell("yes").ending == .flooded)
  }

  @Test func `ends what sleeps too long, and its children`() throws {
    var short = limits
    short.wallSeconds = 0.3
    let result = try shell("sleep 1000 & sleep 1000", limits: short)
    #expect(result.ending == .timedOut)
  }

  @Test func `does not wait for a descendant that holds a stream`() throws {
    let result = try shell("sleep 1000 & echo done")
    #expect(result.ending == .exited(0))
    #expect(result.outputText == "done\n")
  }

  @Test func `names the signal`() throws {
    #expect(try shell("kill -ILL $$").ending == .signalled(4))
  }

  @Test func `stops at the processor limit`() throws {
    var short = limits
    short.processorSeconds = 1
    #expect(try shell("while :; do :; done", limits: short).ending == .signalled(24))
  }

  @Test func `gives no environment and no input`() throws {
    let result = try ProcessRunner.live.run(Command("/usr/bin/env"), limits)
    #expect(result.outputText == "")
    #expect(try shell("cat").ending == .exited(0))
  }

  @Test func `says what cannot be started`() {
    #expect(throws: ProcessError.cannotStart("/nowhere", reason: "No such file or directory")) {
      _ = try ChildProcess(Command("/nowhere"), descriptors: [:])
    }
  }
}
