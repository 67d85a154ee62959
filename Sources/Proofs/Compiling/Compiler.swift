package import Diagnostics
import FoundationEssentials
import Glibc
package import Processes

/// Compiles programs, each in a process of its own.
package struct Compiler: Sendable {
  package let toolchain: Toolchain
  package let runner: ProcessRunner
  package var limits: Limits

  /// What the compiler runs in; whoever wrote the program may have written it against the compiler.
  package var sandbox: Sandbox

  /// Seconds of processor time that a program gets before it is looked through for mistakes link by link; nil where it never is.
  ///
  /// A program without mistakes gets what the limits allow it, all the same.
  package var patience: Int?

  package init(
    toolchain: Toolchain, runner: ProcessRunner = .live, limits: Limits = .compiling,
    sandbox: Sandbox = .none
  ) {
    self.toolchain = toolchain
    self.runner = runner
    self.limits = limits
    self.sandbox = sandbox
  }

  /// What the compiler made of a program.
  package struct Result: Sendable {
    /// Its messages, at the places where their subjects were written.
    package var diagnostics: [Diagnostic]

    /// What went wrong besides the program: a crash, or a limit.
    package var fault: Fault?

    /// The program's errors, each once: the compiler repeats those of code that it checks again for a macro.
    package var errors: [Diagnostic] {
      var seen: Set<Diagnostic> = []
      return diagnostics.filter { diagnostic in
        var bare = diagnostic
        bare.notes = []
        return diagnostic.severity == .error && seen.insert(bare).inserted
      }
    }

    /// Whether the program is accepted.
    package var succeeded: Bool { fault == nil && errors.isEmpty }
  }

  /// A failure of the compiler itself.
  package enum Fault: Error, Equatable, Sendable, Codable {
    case crashed(signal: Int32)
    case timedOut
    case outOfMemory
    /// It failed without an error that could be read.
    case unexplained(String)
  }

  /// Compiles a program to an object file, with the places of its lines in it.
  ///
  /// - Parameters:
  ///   - program: What to compile.
  ///   - object: The path of the object file.
  ///   - dialect: The compiler's settings; the program's own where none are given.
  ///   - folder: A folder for the program's file.
  /// - Returns: The messages, at the places where their subjects were written.
  /// - Throws: `ProcessError`, or an error of the file system.
  package func compile(
    _ program: Program, to object: String, as dialect: Dialect? = nil, in folder: String
  ) throws -> Result {
    let rendered = RenderedSource(program.source)
    // With line tables, so that a run-time error can be led back to its line.
    let result = try run(
      [(program.fileName, rendered.text)], ["-c", "-gline-tables-only", "-o", object],
      dialect ?? program.dialect,
      module: program.module, isLibrary: !program.isScript, in: folder)
    return Result(
      diagnostics: result.diagnostics.map(rendered.relocated), fault: result.fault)
  }

  /// Fills the module cache with what programs import, since a confined compiler cannot write to it.
  ///
  /// - Throws: `ProcessError`, or an error of the file system.
  package func warmUp() throws {
    let mark = URL(filePath: toolchain.moduleCache).appending(path: ".warm")
    let key = Data(toolchain.fingerprint.utf8)
    if FileManager.default.contents(atPath: mark.path) == key { return }
    let modules = [
      "Combine", "Dispatch", "Distributed", "Foundation", "Glibc", "Observation", "RegexBuilder",
      "Synchronization",
    ]
    let source = SourceText(generated: modules.map { "import \($0)\n" }.joined())
    try withTemporaryFolder { folder in
      _ = try compile(
        Program(source: source), to: folder.appending(path: "warm.o").path, in: folder.path)
    }
    // A confined compiler may run as another user.
    let folder = URL(filePath: toolchain.moduleCache)
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let path = folder.appending(path: name).path
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      try? FileManager.default.setAttributes(
        [.posixPermissions: isFolder ? 0o755 : 0o644], ofItemAtPath: path)
    }
    try key.write(to: mark, options: .atomic)
  }

  /// The program in the compiler's intermediate language: equal texts are equal programs.
  ///
  /// - Returns: Nothing where the program is not accepted.
  /// - Throws: `ProcessError`, or an error of the file system.
  func intermediateCode(of program: Program, in folder: String) throws -> Data? {
    let text = RenderedSource(program.source).text
    let file = folder + "/program.sil"
    let result = try run(
      [(program.fileName, text)], ["-emit-sil", "-o", file], program.dialect,
      module: program.module, isLibrary: !program.isScript, in: folder)
    guard result.fault == nil, !result.diagnostics.containsErrors else { return nil }
    return FileManager.default.contents(atPath: file)
  }

  /// Checks files together, to SIL: what type-checking alone misses, such as a missing return, is found.
  ///
  /// The compiler makes a module of them, which takes it through SIL as `-emit-sil` does, but spares it to print that.
  ///
  /// - Returns: The messages at the lines of the files.
  /// - Throws: `ProcessError`, or an error of the file system.
  func check(
    _ files: [(name: String, text: String)], as dialect: Dialect, module: String, isLibrary: Bool,
    in folder: String
  ) throws -> CheckedResult {
    try run(
      files, ["-emit-module", "-o", "checked.swiftmodule"], dialect, module: module,
      isLibrary: isLibrary, in: folder)
  }

  private func run(
    _ files: [(name: String, text: String)], _ output: [String], _ dialect: Dialect,
    module: String, isLibrary: Bool, in folder: String
  ) throws -> CheckedResult {
    func attempt(
      _ files: [(name: String, text: String)], _ output: [String], _ limits: Limits
    ) throws -> CheckedResult {
      try run(
        files, output, dialect, module: module, isLibrary: isLibrary, in: folder, under: limits)
    }
    guard let patience, patience < limits.processorSeconds else {
      return try attempt(files, output, limits)
    }
    var short = limits
    short.processorSeconds = patience
    let first = try attempt(files, output, short)
    guard first.fault == .timedOut else { return first }
    let steps = files.map { StepwiseSource($0.text, named: $0.name) }
    if steps.contains(where: \.hasSteps) {
      // With the same settings, since a confined compiler finds only what was cached for them.
      let second = try attempt(
        zip(files, steps).map { ($0.name, $1.text) }, output, limits)
      if second.fault == nil, second.diagnostics.containsErrors {
        return CheckedResult(
          diagnostics: second.diagnostics.map { message in
            steps.reduce(message) { $1.relocated($0) }
          })
      }
    }
    return try attempt(files, output, limits)
  }

  private func run(
    _ files: [(name: String, text: String)], _ output: [String], _ dialect: Dialect,
    module: String, isLibrary: Bool, in folder: String, under limits: Limits
  ) throws -> CheckedResult {
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(filePath: folder).appending(path: name))
    }
    let command = Command(
      toolchain.frontend,
      ["-frontend"] + output + arguments(module: module) + dialect.arguments
        + (isLibrary ? ["-parse-as-library"] : []) + files.map(\.name),
      environment: environment(folder), workingDirectory: folder)
    sandbox.handOver(folder)
    let needs = Sandbox.Needs(
      readable: [toolchain.root, toolchain.products, toolchain.moduleCache, "/usr/include"],
      writable: folder,
      startsPrograms: true)
    let outcome = try runner.run(
      sandbox.confine(command, needing: needs), sandbox.adapt(limits))
    let messages = CompilerMessages.parse(outcome.errorText)
    return CheckedResult(diagnostics: messages, fault: fault(of: outcome, messages))
  }

  /// Links an object file into a program.
  ///
  /// - Parameters:
  ///   - object: The object file.
  ///   - dialect: The settings it was compiled with.
  ///   - program: The path of what is made.
  /// - Throws: `Compiler.Fault` where the linker fails, or `ProcessError`.
  package func link(
    _ object: String, as dialect: Dialect = .lesson, into program: String
  ) throws {
    // The driver crashes where its folder for temporary files has a name that is not ASCII.
    let folder = URL(filePath: program).deletingLastPathComponent().path
    let command = Command(
      toolchain.driver,
      [
        object, "-o", program, "-use-ld=lld", "-L", toolchain.products, "-l\(dialect.library)",
        "-Xlinker", "-rpath", "-Xlinker", toolchain.products,
      ], environment: environment(folder.utf8.allSatisfy { $0 < 128 } ? folder : "/tmp"))
    let outcome = try runner.run(command, limits)
    guard outcome.succeeded else { throw Fault.unexplained(outcome.errorText) }
  }

  /// Links an object file into a library that the subject's host loads; what it lacks, the host has.
  ///
  /// - Parameters:
  ///   - object: The object file.
  ///   - library: The path of what is made.
  /// - Throws: `Compiler.Fault` where the linker fails, or `ProcessError`.
  package func linkLoadable(_ object: String, into library: String) throws {
    let command = Command(
      toolchain.linker,
      [
        "-shared", "--threads=1", "-o", library, object, toolchain.runtimeObject,
        "-L", toolchain.libraries, "-rpath", toolchain.libraries, "--as-needed",
        "-lswiftRegexBuilder", "-lswiftDistributed", "-lFoundationNetworking",
        // Without optimisation, code calls what the standard library has specialised there.
        "-lswiftSwiftOnoneSupport",
      ], environment: ["LANG": "C.UTF-8"])
    let outcome = try runner.run(command, limits)
    guard outcome.succeeded else { throw Fault.unexplained(outcome.errorText) }
  }

  /// The compiler as it names itself, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  ///
  /// - Throws: `ProcessError`.
  package func version() throws -> String {
    let outcome = try runner.run(Command(toolchain.frontend, ["-frontend", "-version"]), limits)
    return outcome.outputText.split(separator: "\n").first.map(String.init) ?? ""
  }

  private func environment(_ folder: String) -> [String: String] {
    ["PATH": "/usr/bin:/bin", "TMPDIR": folder, "LANG": "C.UTF-8", "HOME": folder]
  }

  private func arguments(module: String) -> [String] {
    let plugins = toolchain.root + "/lib/swift/host"
    return [
      "-module-name", module, "-Onone", "-I", toolchain.modules,
      "-module-cache-path", toolchain.moduleCache,
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-solver-expression-time-threshold=5",
      "-in-process-plugin-server-path", plugins + "/libSwiftInProcPluginServer.so",
      "-plugin-path", plugins + "/plugins",
      "-load-plugin-executable", toolchain.products + "/SwiftUIMacros-tool#SwiftUIMacros",
    ]
  }

  private func fault(of outcome: RunResult, _ messages: [Diagnostic]) -> Fault? {
    // However it ended, a compiler that has found errors has told what is wrong with the program.
    if outcome.succeeded || messages.containsErrors { return nil }
    let signal: Int32
    switch outcome.ending {
    // The sandbox reports a signal as a shell does.
    case .exited(let status) where status > 128: signal = status - 128
    case .exited: return .unexplained(outcome.errorText)
    case .timedOut, .flooded: return .timedOut
    case .signalled(let number): signal = number
    }
    if [SIGXCPU, SIGKILL].contains(signal) { return .timedOut }
    return Self.wantedMemory(outcome.errorText) ? .outOfMemory : .crashed(signal: signal)
  }

  /// Whether a compiler that died says that it got no memory.
  private static func wantedMemory(_ text: String) -> Bool {
    ["out of memory", "bad_alloc", "Cannot allocate memory"].contains(where: text.contains)
  }
}
