/// What a program may use up.
package struct Limits: Sendable, Equatable {
  /// Seconds of processor time.
  package var processorSeconds: Int

  /// Seconds from start to end.
  package var wallSeconds: Double

  /// Bytes of address space for each process.
  package var memory: Int

  /// Bytes of any one file it writes.
  package var fileSize: Int

  /// Bytes kept of each stream of its output; ten times as many end it.
  package var outputSize: Int

  /// Processes and threads of its user, all taken together; nil for as many as the user may have anyway.
  package var processes: Int?

  package init(
    processorSeconds: Int, wallSeconds: Double, memory: Int, fileSize: Int,
    outputSize: Int = 1 << 16, processes: Int? = nil
  ) {
    self.processorSeconds = processorSeconds
    self.wallSeconds = wallSeconds
    self.memory = memory
    self.fileSize = fileSize
    self.outputSize = outputSize
    self.processes = processes
  }

  /// For compiling a program of ours.
  package static let compiling = Limits(
    processorSeconds: 60, wallSeconds: 300, memory: 4 << 30, fileSize: 64 << 20,
    outputSize: 1 << 18)

  /// For compiling a learner's program.
  ///
  /// What is used up decides, not what goes by: a busy machine must not change a verdict.
  package static let compilingAnswer = Limits(
    processorSeconds: 15, wallSeconds: 180, memory: 4 << 30, fileSize: 64 << 20,
    outputSize: 1 << 18)

  /// For running a learner's program.
  package static let running = Limits(
    processorSeconds: 3, wallSeconds: 60, memory: 1 << 30, fileSize: 4 << 20)
}

extension Command {
  /// The same command under resource limits that its children inherit, by util-linux's `prlimit`.
  package func limited(to limits: Limits) -> Command {
    wrapped(
      by: "/usr/bin/prlimit",
      [
        "--cpu=\(limits.processorSeconds):\(limits.processorSeconds + 1)",
        "--as=\(limits.memory)", "--fsize=\(limits.fileSize)", "--core=0",
      ] + (limits.processes.map { ["--nproc=\($0)"] } ?? []) + ["--"])
  }
}
