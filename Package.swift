// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax libraries.
///
/// They are beside the library this manifest is linked to, else beside the `swift` on the path. There is no third place: a wrong one would be remembered by the package manager.
let hostLibraries: String = {
  // Foundation's file readers stop after a page of such a file; a handle reads to its end.
  let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
  let linked = String(decoding: maps, as: UTF8.self).split(separator: "\n").filter {
    $0.contains("libPackageDescription")
  }
  .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) + "/../../../host" } }
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  let onPath = path.split(separator: ":").map { folder in
    URL(filePath: "\(folder)/swift").resolvingSymlinksInPath().path + "/../../lib/swift/host"
  }
  let folders = (linked + onPath).map { URL(filePath: $0).standardized.path }
  let found = folders.first { FileManager.default.fileExists(atPath: "\($0)/libSwiftSyntax.so") }
  guard let found else { fatalError("the toolchain has no lib/swift/host with SwiftSyntax") }
  return found
}()

let common: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// The headless framework keeps to the language mode Apple's interface is read in, and its learners write.
let framework: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .swiftLanguageMode(.v5),
]
let syntax: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let syntaxLink: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
]

let package = Package(
  name: "courseware",
  products: [
    .executable(name: "courseware", targets: ["courseware"]),
    // What a learner's program is linked with, and what the judge is linked with.
    .library(name: "CoursewareSubject", type: .dynamic, targets: ["CoursewareSubject"]),
    .library(name: "CoursewareJudge", type: .dynamic, targets: ["CoursewareJudge"]),
  ],
  targets: [
    // The tool, from the bottom up.
    .systemLibrary(
      name: "CMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(name: "Diagnostics", swiftSettings: common),
    .target(name: "HTML", swiftSettings: common),
    .target(name: "Processes", swiftSettings: common),
    .target(name: "Lessons", dependencies: ["CMark", "Diagnostics"], swiftSettings: common),
    .target(name: "GradingWire", dependencies: ["Processes"], swiftSettings: common),
    .target(
      name: "Proofs", dependencies: ["Diagnostics", "Lessons", "Processes"],
      swiftSettings: common + syntax, linkerSettings: syntaxLink),
    .target(
      name: "Grading",
      dependencies: ["Diagnostics", "GradingWire", "Lessons", "Processes", "Proofs"],
      swiftSettings: common + syntax, linkerSettings: syntaxLink),
    .target(
      name: "Site", dependencies: ["Diagnostics", "HTML", "Lessons"],
      swiftSettings: common + syntax, linkerSettings: syntaxLink),
    .target(
      name: "CoursewareCommands",
      dependencies: [
        "Diagnostics", "Grading", "GradingWire", "Lessons", "Processes", "Proofs", "Site",
      ],
      swiftSettings: common + syntax, linkerSettings: syntaxLink),
    .executableTarget(
      name: "courseware", dependencies: ["CoursewareCommands"],
      swiftSettings: common + syntax, linkerSettings: syntaxLink),

    // The headless framework: knows nothing of courseware.
    .target(name: "Combine", swiftSettings: framework),
    // Compiled into what uses it, so that the framework loads no networking.
    .target(name: "CombineNetworking", dependencies: ["Combine"], swiftSettings: framework),
    .macro(
      name: "SwiftUIMacros", swiftSettings: framework + syntax, linkerSettings: syntaxLink),
    .target(name: "SwiftUI", dependencies: ["Combine", "SwiftUIMacros"], swiftSettings: framework),
    .target(name: "SwiftUIHost", dependencies: ["SwiftUI"], swiftSettings: framework),

    // Writes down the second and third forms of what takes a title; no part of the framework.
    .target(
      name: "SwiftUITwins", swiftSettings: common + syntax, linkerSettings: syntaxLink),
    .executableTarget(
      name: "swiftui-twins", dependencies: ["SwiftUITwins"], swiftSettings: common + syntax,
      linkerSettings: syntaxLink),

    // The two ends of the grading pipe.
    .target(
      name: "CoursewareSubject", dependencies: ["GradingWire", "SwiftUI", "SwiftUIHost"],
      swiftSettings: common),
    // Loads a learner's program, which finds the framework's symbols in it.
    .executableTarget(
      name: "courseware-subject", dependencies: ["CoursewareSubject"],
      path: "Sources/SubjectHost", swiftSettings: common,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .target(
      name: "CoursewareJudge", dependencies: ["GradingWire", "Processes", "SwiftUIHost"],
      swiftSettings: common),

    // The bundled course's shared model library.
    .target(name: "PetModel", swiftSettings: common),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport",
      swiftSettings: common),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"], swiftSettings: common),
    .testTarget(name: "HTMLTests", dependencies: ["HTML", "TestSupport"], swiftSettings: common),
    .testTarget(
      name: "LessonsTests", dependencies: ["Lessons", "TestSupport"], exclude: ["Fixtures"],
      swiftSettings: common),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes"], swiftSettings: common),
    .testTarget(
      name: "ProofsTests", dependencies: ["Diagnostics", "Lessons", "Proofs", "TestSupport"],
      swiftSettings: common + syntax, linkerSettings: syntaxLink),
    .testTarget(
      name: "GradingTests",
      dependencies: [
        "Diagnostics", "Grading", "GradingWire", "Lessons", "Processes", "Proofs", "TestSupport",
        "courseware-subject",
      ],
      exclude: ["Fixtures"],
      swiftSettings: common + syntax, linkerSettings: syntaxLink),
    .testTarget(
      name: "SiteTests", dependencies: ["HTML", "Lessons", "Site", "TestSupport"],
      swiftSettings: common + syntax, linkerSettings: syntaxLink),
    .testTarget(
      name: "SwiftUITests", dependencies: ["Combine", "SwiftUI", "SwiftUIHost"],
      swiftSettings: framework),
    .testTarget(
      name: "SwiftUITwinsTests", dependencies: ["SwiftUITwins"],
      swiftSettings: common + syntax, linkerSettings: syntaxLink),
    .testTarget(name: "PetModelTests", dependencies: ["PetModel"], swiftSettings: common),
    .testTarget(
      name: "CoursewareCommandsTests",
      dependencies: [
        "CoursewareCommands", "Diagnostics", "Grading", "Processes", "Proofs", "TestSupport",
        "courseware",
      ], exclude: ["Fixtures"],
      swiftSettings: common + syntax, linkerSettings: syntaxLink),
  ]
)
