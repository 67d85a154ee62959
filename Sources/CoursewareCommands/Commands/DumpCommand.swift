import Diagnostics
import FoundationEssentials
import Lessons

extension CommandLineCommand {
  static let dump = CommandLineCommand(
    "dump", "prints a lesson's tree with the place of every block", usage: "LESSON",
    options: [], operands: 1...1, operandName: .lessonFile
  ) { arguments, context in
    let file = arguments.operands[0]
    let url = URL(filePath: context.path(file))
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw CommandLineFault(
        Diagnostic(
          .error, "no-file", "there is no such file", advice: "name a lesson's Markdown file",
          file: file))
    }
    let language = url.deletingLastPathComponent().lastPathComponent
    let (lesson, diagnostics) = LessonParser().parse(
      Array(data), id: url.deletingPathExtension().lastPathComponent,
      language: ["en", "de"].contains(language) ? language : "en", file: file)
    context.console.report(diagnostics, from: context.folder)
    context.console.output(lesson.dump())
    return diagnostics.containsErrors ? .problems : .done
  }
}
