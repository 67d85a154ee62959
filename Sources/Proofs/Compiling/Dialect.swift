/// The compiler's settings for one kind of program.
package struct Dialect: Equatable, Sendable {
  /// The language version.
  package var languageMode: String

  /// Modules that every file sees without an import of its own.
  package var importedModules: [String]

  /// Whether declarations belong to the main actor unless they say otherwise.
  package var isMainActorByDefault: Bool

  /// Whether statements at the top level belong to the main actor in language mode 5 too.
  package var runsOnMainActor: Bool

  /// The library that the program is linked with.
  package var library: String

  package init(
    languageMode: String, importedModules: [String], isMainActorByDefault: Bool,
    runsOnMainActor: Bool = false, library: String
  ) {
    self.languageMode = languageMode
    self.importedModules = importedModules
    self.isMainActorByDefault = isMainActorByDefault
    self.runsOnMainActor = runsOnMainActor
    self.library = library
  }

  /// What every file of a lesson's or a learner's sees.
  ///
  /// Networking is part of Apple's Foundation. It is not part of the framework here, since every program would load its many
  /// libraries.
  private static let learnersModules = [
    "SwiftUI", "FoundationNetworking", "CombineNetworking",
  ]

  /// What lessons and learners write: language mode 5, as a new Xcode project has it, with SwiftUI at hand.
  package static let lesson = Dialect(
    languageMode: "5", importedModules: learnersModules, isMainActorByDefault: false,
    library: "CoursewareSubject")

  /// What runs from top to bottom: the main thread is where a script starts, and where views live.
  package static let script = Dialect(
    languageMode: "5", importedModules: learnersModules, isMainActorByDefault: false,
    runsOnMainActor: true, library: "CoursewareSubject")

  var arguments: [String] {
    ["-swift-version", languageMode]
      + importedModules.flatMap { ["-import-module", $0] }
      + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
      + (runsOnMainActor ? ["-strict-concurrency=complete"] : [])
  }
}
