/// An environment plus some source: the one thing that is ever compiled.
package struct Program: Sendable {
  package private(set) var source: SourceText

  /// The source in parts whose syntax is known; nil where it is not.
  private(set) var parts: [ParsedSource]?

  /// Whether the source runs from top to bottom, as a script does, instead of holding declarations alone.
  package var isScript: Bool

  /// The name of the module that the program makes: the model library's, whose code it holds.
  package var module: String

  package init(source: SourceText, isScript: Bool = false, module: String? = nil) {
    self.source = source
    self.isScript = isScript
    self.module = module ?? "Program"
  }

  /// A program with its parts in order, in one file.
  package init(_ environment: Environment, _ parts: SourceText..., isScript: Bool = false) {
    self.init(
      source: SourceText(lines: environment.source.lines + parts.flatMap(\.lines)),
      isScript: isScript, module: environment.module)
  }

  /// A program with no more of the environment than its own part can reach.
  ///
  /// - Parameters:
  ///   - environment: What may be seen.
  ///   - own: The program's own part.
  ///   - names: The names in that part.
  ///   - isScript: Whether the program runs from top to bottom even where no part of it says so.
  init(
    pruning environment: Environment, _ own: ParsedSource, names: Set<String>,
    isScript: Bool = false
  ) {
    let reached = environment.reached(from: names)
    self.init(
      source: SourceText(lines: reached.source.lines + own.source.lines),
      isScript: isScript || reached.sources.contains(where: \.runsInOrder),
      module: environment.module)
    parts = reached.sources + [own]
  }

  /// A program of some files and parts, with no more of the environment around them than they can reach.
  ///
  /// - Parameters:
  ///   - environment: What may be seen, the files' declarations among it.
  ///   - files: The files that are compiled whole.
  ///   - parts: What stands below.
  package init(
    pruning environment: Environment, keeping files: Set<String>, _ parts: SourceText...
  ) {
    let names = parts.map { ParsedSource($0).names }
    let reached = environment.reached(from: names.reduce([]) { $0.union($1) }, keeping: files)
    self.init(source: parts.reduce(reached.source, +), module: environment.module)
  }

  /// The compiler's settings for the program.
  package var dialect: Dialect { isScript ? .script : .lesson }

  /// The name under which the compiler gets the program: a script is told by it.
  var fileName: String { isScript ? "main.swift" : "program.swift" }
}
