import FoundationEssentials
import Glibc
import Processes

/// Where the compiler and what a program is linked with are found.
package struct Toolchain: Sendable {
  /// The folder that holds `bin` and `lib` of the Swift toolchain.
  package let root: String

  /// The folder of the tool itself, with the headless framework's modules and libraries.
  package let products: String

  /// The compiler's module cache: a folder that may not exist yet.
  package var moduleCache: String

  /// What tells two toolchains apart, and two builds of this tool, for keys of kept results: the sizes and times of what
  /// decides a verdict.
  package private(set) var fingerprint = ""

  private init(root: String, products: String, moduleCache: String) {
    self.root = root
    self.products = products
    self.moduleCache = moduleCache
  }

  /// The toolchain whose SwiftSyntax this process is linked with, and the folder this process was started from.
  ///
  /// - Parameter moduleCache: The compiler's module cache.
  /// - Returns: The toolchain.
  /// - Throws: `ToolchainError`.
  package static func current(moduleCache: String) throws -> Toolchain {
    // Foundation's file readers stop after a page of such a file.
    let maps = Descriptor(open("/proc/self/maps", O_RDONLY | O_CLOEXEC)).readToEnd()
    let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasSuffix("/lib/swift/host/libSwiftSyntax.so") }),
      let slash = line.firstIndex(of: "/")
    else { throw ToolchainError.noToolchain }
    // ROOT/lib/swift/host/libSwiftSyntax.so
    let root = URL(filePath: String(line[slash...])).appending(path: "../../../..").standardized
      .path
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    var toolchain = Toolchain(
      root: root, products: executable.deletingLastPathComponent().path, moduleCache: moduleCache)
    for needed in [toolchain.frontend, toolchain.modules + "/SwiftUI.swiftmodule"]
    where !FileManager.default.fileExists(atPath: needed) {
      throw ToolchainError.missing(needed)
    }
    toolchain.fingerprint = fingerprint(of: [
      executable.path, toolchain.frontend, toolchain.modules + "/SwiftUI.swiftmodule",
      toolchain.subjectHost, toolchain.products + "/libCoursewareSubject.so",
      toolchain.products + "/libCoursewareJudge.so",
    ])
    return toolchain
  }

  /// The compiler proper, without the driver that starts it.
  package var frontend: String { root + "/bin/swift-frontend" }

  /// The driver, for linking.
  package var driver: String { root + "/bin/swiftc" }

  /// The linker proper.
  package var linker: String { root + "/bin/ld.lld" }

  /// The folder of the Swift libraries.
  package var libraries: String { root + "/lib/swift/linux" }

  /// What makes a program's types known to the runtime.
  package var runtimeObject: String {
    #if arch(arm64)
      libraries + "/aarch64/swiftrt.o"
    #else
      libraries + "/x86_64/swiftrt.o"
    #endif
  }

  /// The program that loads and runs a learner's.
  package var subjectHost: String { products + "/courseware-subject" }

  /// The tool that finds the source of an address.
  package var symbolizer: String { root + "/bin/llvm-symbolizer" }

  /// The folder of the headless framework's modules.
  package var modules: String { products + "/Modules" }

  /// The sizes and times of files, as they are now.
  private static func fingerprint(of paths: [String]) -> String {
    paths.map { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(attributes?[.size] ?? 0)-\(time)"
    }.joined(separator: " ")
  }
}

/// The machinery around the compiler is not there; never the fault of what was to be compiled.
package enum ToolchainError: Error, Equatable {
  case noToolchain
  case missing(String)
}
