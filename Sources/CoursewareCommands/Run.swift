import Diagnostics
import FoundationEssentials
import Proofs

/// Runs the tool.
///
/// 1. Find the command and read its arguments.
/// 2. Run it.
/// 3. Word what went wrong, once, and say it by the exit status.
///
/// - Parameters:
///   - words: The command line without the program's name.
///   - context: The streams, the folder and the environment.
/// - Returns: The exit status.
package func run(_ words: [String], in context: Context) -> ExitStatus {
  do {
    return try dispatch(words, context)
  } catch let error as UsageError {
    context.console.talk("courseware: error: \(error.words(in: learnerWords(words, context)))")
    return .usage
  } catch let fault as CommandLineFault {
    context.console.report([fault.diagnostic], from: context.folder)
    return .usage
  } catch let diagnostic as Diagnostic {
    context.console.report([diagnostic], from: context.folder)
    return .problems
  } catch let error as ToolchainError {
    context.console.talk("courseware: error: \(error.words)")
    return .fault
  } catch {
    context.console.talk(
      learnerWords(words, context).fault(error, shownFrom: context.folder))
    return .fault
  }
}

/// The words for whoever wrote a command line that could not be read.
private func learnerWords(_ words: [String], _ context: Context) -> LearnerWords {
  let asked = zip(words, words.dropFirst()).first { $0.0 == "--lang" }?.1
  let joined = words.first { $0.hasPrefix("--lang=") }?.dropFirst("--lang=".count)
  return LearnerWords(language: asked ?? joined.map(String.init) ?? context.locale)
}

private func dispatch(_ words: [String], _ context: Context) throws -> ExitStatus {
  guard let name = words.first else { throw UsageError.noCommand }
  let rest = Array(words.dropFirst())
  switch name {
  case "help", "--help", "-h":
    return try help(rest.first, context)
  case "version", "--version":
    context.console.output("courseware \(version)")
    return .done
  default: break
  }
  guard let command = CommandLineCommand.all.first(where: { $0.name == name }) else {
    let near = suggestion(
      for: name, among: CommandLineCommand.all.map(\.name) + ["help", "version"])
    throw UsageError.unknownCommand(name, near: near)
  }
  if rest.contains("--help") || rest.contains("-h") { return try help(name, context) }
  let reader = ArgumentReader(
    command: name, options: command.options, operands: command.operands,
    operandName: command.operandName)
  return try command.run(try reader.read(rest), context)
}

private func help(_ name: String?, _ context: Context) throws -> ExitStatus {
  guard let name else {
    context.console.output(Help.overview)
    return .done
  }
  guard let command = CommandLineCommand.all.first(where: { $0.name == name }) else {
    let near = suggestion(for: name, among: CommandLineCommand.all.map(\.name))
    throw UsageError.unknownCommand(name, near: near)
  }
  context.console.output(Help.page(for: command))
  return .done
}

/// The tool's version.
package let version = "0.1.0"

extension ToolchainError {
  fileprivate var words: String {
    switch self {
    case .noToolchain:
      "the Swift toolchain cannot be found; build the tool with './courseware build'"
    case .missing(let path):
      "'\(path)' is missing; build the tool anew with './courseware build'"
    }
  }
}
