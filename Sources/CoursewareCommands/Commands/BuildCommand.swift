import Diagnostics
import Foundation
import Grading
import Lessons
import Proofs
import Site

extension CommandLineCommand {
  static let build = CommandLineCommand(
    "build", "proves the course and writes its site",
    options: [.course, .output, .base, .jobs, .draft, .unproven, .noCache, .quiet]
  ) { arguments, context in
    if let base = arguments[.base], base.wholeMatch(of: #/https?:\/\/[^\s"<>]+/#) == nil {
      throw UsageError.badValue(
        .base, given: base, allowed: "an address such as https://example.org/course/")
    }
    let folder = try output(arguments, context)
    let stamp = try inputs(arguments, context)
    if let stamp, SiteWriter(folder: folder).holds(stamp) {
      if !arguments.has(.quiet) { context.console.output("nothing has changed") }
      return .done
    }
    guard let session = try Session.open(arguments, context, asWritten: true) else {
      return .problems
    }
    let summary =
      arguments.has(.unproven)
      ? nil : try session.verify(languages: session.course.manifest.languages)
    if let summary, summary.failed > 0, !arguments.has(.draft) {
      context.console.talk(summary.words)
      context.console.talk("the site was left as it was; '--draft' builds it all the same")
      return .problems
    }
    let builder = SiteBuilder(
      theme: try session.theme(), base: arguments[.base], jobs: try session.jobs)
    let site = builder.build(
      session.course.completed(by: session.translations),
      exercises: Set(ExerciseReader.ids(inCourse: session.root)),
      provenance: summary.flatMap { $0.failed > 0 ? nil : session.provenance($0) },
      media: try CourseMedia(courseAt: session.root),
      changes: arguments[.base] == nil ? [:] : session.changes)
    session.report(site.diagnostics)
    if site.diagnostics.containsErrors { return .problems }
    do {
      try SiteWriter(folder: folder).write(
        site, stamp: site.diagnostics.isEmpty ? stamp ?? "" : "")
    } catch let error as SiteWriter.NotASite {
      throw Diagnostic(
        .error, "not-a-site", "'\(error.path)' holds files that are no site of ours",
        advice: "empty it, or name another folder with '--output DIR'")
    }
    if !arguments.has(.quiet) {
      if let summary { context.console.output(summary.words) }
      let shown =
        folder.hasPrefix(context.folder + "/")
        ? String(folder.dropFirst(context.folder.count + 1)) : folder
      context.console.output("wrote \(site.files.count) files; open \(shown)/index.html")
    }
    return .done
  }

  private static func output(_ arguments: Arguments, _ context: Context) throws -> String {
    if let given = arguments[.output] { return context.path(given) }
    return try Session.folder(arguments, context) + "/site/public"
  }

  /// All that a site depends on where nothing is proven; nil where the proofs must be looked at.
  private static func inputs(_ arguments: Arguments, _ context: Context) throws -> String? {
    guard arguments.has(.unproven), !arguments.has(.noCache), arguments[.base] == nil else {
      return nil
    }
    let root = try Session.folder(arguments, context)
    var digest = FolderDigest(.content)
    for part in ["course.json", "lessons", "exercises", "site/theme"] {
      digest.add(part)
      digest.add(path: root + "/" + part)
    }
    if let theme = Session.bundledTheme { digest.add(path: theme) }
    var tool = FolderDigest(.times)
    tool.add(path: "/proc/self/exe")
    digest.add(tool.text)
    return digest.text
  }
}

extension Session {
  /// Our theme with the course's own files on top.
  fileprivate func theme() throws -> Theme {
    guard let ours = Self.bundledTheme else {
      throw ToolchainError.missing("site/theme")
    }
    let theme = try Theme(folder: ours)
    let own = root + "/site/theme"
    guard own != ours, FileManager.default.fileExists(atPath: own) else { return theme }
    return theme.overlaid(with: try Theme(folder: own))
  }

  /// The theme in the folder the tool was built in, or one that was put beside the tool.
  fileprivate static var bundledTheme: String? {
    var folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let theme = folder.appending(path: "site/theme").path
      if FileManager.default.fileExists(atPath: theme + "/course.css") { return theme }
    }
    return nil
  }

  fileprivate func provenance(_ summary: VerificationSummary) -> Provenance? {
    guard let compiler = try? compiler.version() else { return nil }
    let revision = revision
    return Provenance(
      compiler: compiler, revision: revision?.name, day: revision?.day, proven: summary.good,
      sketches: summary.sketches)
  }
}
