import Diagnostics
import FoundationEssentials
import Lessons
import Processes
import Proofs

extension Session {
  /// Opens what `verify` is to look at: the course, some of its lessons, or lessons that belong to no course.
  ///
  /// - Returns: Nil where the content has errors; they are reported.
  static func opened(
    for arguments: Arguments, _ context: Context
  ) throws -> (Session, [Lesson])? {
    var arguments = arguments
    if let first = arguments.operands.first, arguments[.course] == nil {
      // A lesson's course is the one the lesson lies in.
      guard let root = CourseLoader().locate(from: context.folder(of: first)) else {
        return try standalone(arguments, context)
      }
      arguments.options[Option.course.name] = root
    }
    guard let session = try open(arguments, context, asWritten: true) else { return nil }
    let all = try session.languages.flatMap { session.course.lessons[$0] ?? [] }
    if !arguments.operands.isEmpty {
      return (session, try arguments.operands.map { try session.lesson($0, among: all) })
    }
    guard let revision = arguments[.changed] else { return (session, all) }
    guard let changed = try session.changedFiles(since: revision) else { return (session, all) }
    return (session, all.filter { changed.contains($0.file) })
  }

  private func lesson(_ operand: String, among lessons: [Lesson]) throws -> Lesson {
    let path = context.path(operand)
    if let lesson = lessons.first(where: { root + "/" + $0.file == path }) { return lesson }
    throw Diagnostic(
      .error, "no-lesson", "the course has no such lesson",
      advice: "name a file such as '\(lessons.first?.file ?? "lessons/en/NAME.md")'", file: operand)
  }

  /// Lessons by themselves, without a model library.
  private static func standalone(
    _ arguments: Arguments, _ context: Context
  ) throws -> (Session, [Lesson])? {
    var lessons: [Lesson] = []
    var isGood = true
    for file in arguments.operands {
      guard let data = FileManager.default.contents(atPath: context.path(file)) else {
        throw Diagnostic(
          .error, "no-file", "there is no such file", advice: "name a lesson's Markdown file",
          file: file)
      }
      let url = URL(filePath: file)
      let folder = URL(filePath: context.folder(of: file)).lastPathComponent
      let (lesson, diagnostics) = LessonParser().parse(
        Array(data), id: url.deletingPathExtension().lastPathComponent,
        language: ["en", "de"].contains(folder) ? folder : "en",
        file: shownPath(context.path(file), from: context.folder, in: context.folder))
      context.console.report(diagnostics, from: context.folder)
      isGood = isGood && !diagnostics.containsErrors
      lessons.append(lesson)
    }
    guard isGood else { return nil }
    let languages = Array(Set(lessons.map(\.language))).sorted()
    let course = Course(
      root: context.folder, manifest: CourseManifest(title: [:], languages: languages),
      lessons: Dictionary(grouping: lessons, by: \.language))
    var session = Session(
      context: context, root: context.folder, arguments: arguments, course: course,
      library: Environment())
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    session.cacheFolder =
      (caches ?? FileManager.default.temporaryDirectory).appending(path: "courseware").path
    return (session, lessons)
  }

  /// The lessons that differ from a revision, by name from the course folder; nil where what all depend on differs.
  private func changedFiles(since revision: String) throws -> Set<String>? {
    func git(_ arguments: [String]) throws -> [String] {
      let outcome = try ProcessRunner.live.run(
        Command(
          "/usr/bin/env", ["git", "-C", root] + arguments,
          environment: ["PATH": context.environment["PATH"] ?? "/usr/bin:/bin"]), .compiling)
      guard outcome.succeeded else {
        let said = outcome.errorText.split(separator: "\n").first.map(String.init) ?? ""
        throw Diagnostic(
          .error, "no-revision", "git knows no changes since '\(revision)': \(said)",
          advice: "name a revision, as in '--changed HEAD~1'")
      }
      return outcome.outputText.split(separator: "\0").map(String.init)
    }
    let changed = Set(
      try git(["diff", "-z", "--name-only", "--relative", revision, "--"])
        + git(["ls-files", "-z", "--others", "--exclude-standard"]))
    let model = course.manifest.model.map { $0 + "/" }
    let isShared = changed.contains { file in
      file == "course.json" || (model.map { file.hasPrefix($0) } ?? false)
    }
    return isShared ? nil : changed
  }
}

extension Context {
  /// The folder a file is in.
  fileprivate func folder(of file: String) -> String {
    URL(filePath: path(file)).deletingLastPathComponent().path
  }
}

extension VerificationFindings {
  /// The findings with files named from where the user stands.
  func shown(by session: Session) -> VerificationFindings {
    func shown(_ file: String) -> String {
      shownPath(file, from: session.root, in: session.context.folder)
    }
    func shown(_ diagnostic: Diagnostic) -> Diagnostic {
      var copy = diagnostic
      copy.file = diagnostic.file.map(shown)
      copy.notes = diagnostic.notes.map(shown)
      return copy
    }
    var copy = self
    copy.others = others.map(shown)
    copy.proofs = proofs.map { proof in
      var copy = proof
      copy.file = shown(proof.file)
      copy.diagnostics = proof.diagnostics.map(shown)
      return copy
    }
    return copy
  }
}
