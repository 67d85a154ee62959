import Diagnostics

/// Something on the command line that names what is not there: wrong usage, with an identifier of its own.
struct CommandLineFault: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
