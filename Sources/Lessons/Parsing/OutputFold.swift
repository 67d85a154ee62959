import Diagnostics

/// Attaches the `output` fence behind a `run` snippet to it.
struct OutputFold {
  private(set) var blocks: [Block] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ siblings: [Block]) {
    blocks.reserveCapacity(siblings.count)
    for block in siblings {
      if case .code(let code) = block.kind, code.language == "output" {
        attach(code.text, block)
      } else {
        checkLast()
        blocks.append(block)
      }
    }
    checkLast()
  }

  private mutating func attach(_ output: String, _ block: Block) {
    if case .snippet(var snippet) = blocks.last?.kind, snippet.flags.mode == .runs,
      snippet.output == nil
    {
      snippet.output = output
      snippet.outputRange = block.range
      blocks[blocks.count - 1].kind = .snippet(snippet)
      return
    }
    blocks.append(block)
    diagnostics.append(
      Diagnostic(
        .warning, "stray-output", "this output stands behind no 'swift run' fence",
        advice: "put it right behind the fence that prints it, or call it 'text'",
        range: block.range))
  }

  private mutating func checkLast() {
    guard let last = blocks.last, case .snippet(let snippet) = last.kind,
      snippet.flags.mode == .runs, snippet.output == nil
    else { return }
    diagnostics.append(
      Diagnostic(
        .error, "missing-output", "this 'swift run' fence has no output",
        advice: "put a fence 'output' with what it prints right behind it",
        range: snippet.infoRange ?? last.range))
  }
}
