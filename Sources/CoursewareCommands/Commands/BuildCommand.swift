import Diagnostics
import FoundationEssentials
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
    let hashes = FileHashes()
    let known = try known(folder, arguments, context, hashes)
    if let known, known.writer.holds(known.stamp) {
      known.writer.removeLeftovers()
      if !arguments.has(.quiet) { context.console.output("nothing has changed") }
      return .done
    }
    let isProven = !arguments.has(.unproven)
    guard
      let session = try Session.open(arguments, context, asWritten: true, isRead: isProven),
      let files = session.files
    else { return .problems }
    let summary =
      isProven ? try session.verify(languages: session.course.manifest.languages) : nil
    if let summary, summary.failed > 0, !arguments.has(.draft) {
      context.console.talk(summary.words)
      context.console.talk("the site was left as it was; '--draft' builds it all the same")
      return .problems
    }
    let sheets = arguments.has(.noCache) ? nil : session.sheets
    let progress = SlowProgress(context.console)
    var builder = SiteBuilder(
      theme: try session.theme(), base: arguments[.base], jobs: try session.jobs)
    builder.progress = { step, done, all in
      switch step {
      case .reading: progress.tell("reading lesson \(done) of \(all)")
      case .writing: progress.tell("writing page \(done) of \(all)")
      }
    }
    let site = builder.prepare(
      files,
      SiteBuilder.Additions(
        exercises: Set(ExerciseReader.ids(inCourse: session.root)),
        provenance: summary.flatMap { $0.failed > 0 ? nil : session.provenance($0) },
        media: try CourseMedia(courseAt: session.root),
        changes: arguments[.base] == nil ? [:] : session.changes),
      keptIn: sheets, version: tool + digest(of: ["exercises"], in: session.root, hashes),
      hashes: hashes)
    progress.end()
    // Where the course was proven, its lessons were read before, and what is wrong with them is said.
    session.report((isProven ? [] : site.readingDiagnostics) + site.diagnostics)
    let diagnostics = site.readingDiagnostics + site.diagnostics
    if diagnostics.containsErrors { return .problems }
    let count: Int
    do {
      let writer = known?.writer ?? SiteWriter(folder: folder)
      count = try writer.write(stamp: diagnostics.isEmpty ? known?.stamp ?? "" : "") {
        try site.write(to: $0)
      }
      sheets?.trim()
    } catch let error as SiteWriter.NotASite {
      throw Diagnostic(
        .error, "not-a-site", "'\(error.path)' holds files that are no site of ours",
        advice: "empty it, or name another folder with '--output DIR'")
    }
    progress.end()
    // The process ends: to take thousands of lessons apart would take longer than to write a changed one's page.
    _ = Unmanaged.passRetained(Unfreed(site: site))
    if !arguments.has(.quiet) {
      if let summary { context.console.output(summary.words) }
      let shown =
        folder.hasPrefix(context.folder + "/")
        ? String(folder.dropFirst(context.folder.count + 1)) : folder
      context.console.output("wrote \(count) files; open \(shown)/index.html")
    }
    return .done
  }

  private static func output(_ arguments: Arguments, _ context: Context) throws -> String {
    if let given = arguments[.output] { return context.path(given) }
    return try Session.folder(arguments, context) + "/site/public"
  }

  /// Names all that a site depends on where nothing is proven, and looks at the site that is there; nil where the proofs
  /// must be looked at.
  private static func known(
    _ folder: String, _ arguments: Arguments, _ context: Context, _ hashes: FileHashes
  ) throws -> (stamp: String, writer: SiteWriter)? {
    guard arguments.has(.unproven), !arguments.has(.noCache), arguments[.base] == nil else {
      return nil
    }
    let root = try Session.folder(arguments, context)
    let jobs = try Session.jobs(arguments)
    return both(jobs: jobs) {
      var digest = FolderDigest()
      if let theme = Session.bundledTheme { digest.add(path: theme, hashes: hashes) }
      let parts = ["course.json", "lessons", "exercises", "site/theme"]
      return tool + self.digest(of: parts, in: root, hashes, jobs: jobs) + digest.text
    } and: {
      SiteWriter(folder: folder)
    }
  }

  /// Names this build of the tool.
  private static var tool: String {
    var digest = FolderDigest()
    digest.add(timesOf: [FolderWalk.File(at: "/proc/self/exe")].compactMap { $0 })
    return digest.text
  }

  /// Names what parts of a course hold.
  private static func digest(
    of parts: [String], in root: String, _ hashes: FileHashes, jobs: Int = 1
  ) -> String {
    var digest = FolderDigest()
    for part in parts {
      digest.add(part)
      digest.add(path: root + "/" + part, jobs: jobs, hashes: hashes)
    }
    return digest.text
  }
}

/// A site that stays in memory until the process ends.
private final class Unfreed {
  let site: PreparedSite

  init(site: PreparedSite) {
    self.site = site
  }
}

extension Session {
  /// Where lessons once read are kept; nil where nothing can be kept.
  fileprivate var sheets: SheetFolder? {
    try? SheetFolder(cache.appending(path: "site").path)
  }

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
