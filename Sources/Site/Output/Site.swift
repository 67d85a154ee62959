package import Diagnostics

/// A whole site as a value, and what there is to say of it.
package struct Site: Equatable, Sendable {
  /// The files' contents by their path from the site's root.
  package var files: [String: [UInt8]] = [:]

  package var diagnostics: [Diagnostic] = []

  package init(files: [String: [UInt8]] = [:], diagnostics: [Diagnostic] = []) {
    self.files = files
    self.diagnostics = diagnostics
  }
}
