import FoundationEssentials
import Lessons
import Processes

/// A revision of a course, as its repository names it.
struct Revision: Equatable, Sendable {
  /// The short name, such as `bbe7109`.
  var name: String

  /// The day it was made, such as `2026-11-30`.
  var day: String
}

extension Session {
  /// The last revision that touched the course; nil outside a repository, without git, or with changes not yet committed.
  var revision: Revision? {
    let content =
      ["course.json", "lessons", "exercises"] + [course.manifest.model].compactMap(\.self)
    let paths = content.filter { FileManager.default.fileExists(atPath: root + "/" + $0) }
    guard let changes = git(["status", "--porcelain", "--"] + paths), changes.isEmpty,
      let line = git(["log", "-1", "--format=%h %cs", "--"] + paths)
    else { return nil }
    let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
    return parts.count == 2 ? Revision(name: parts[0], day: parts[1]) : nil
  }

  /// The day of the last revision of each lesson, by its file; empty outside a repository or without git.
  var changes: [String: String] {
    let log = git(["log", "--format=%x01%cs", "--name-only", "--relative", "--", "lessons"]) ?? ""
    var days: [String: String] = [:]
    for revision in log.split(separator: "\u{1}") {
      let lines = revision.split(separator: "\n").map(String.init)
      for file in lines.dropFirst() where days[file] == nil { days[file] = lines.first }
    }
    return days
  }

  /// What git answers; nil where it cannot.
  private func git(_ arguments: [String]) -> String? {
    let environment = ProcessInfo.processInfo.environment.filter {
      ["HOME", "PATH"].contains($0.key)
    }
    let command = Command("/usr/bin/git", ["-C", root] + arguments, environment: environment)
    guard let result = try? ProcessRunner.live.run(command, .compiling), result.succeeded else {
      return nil
    }
    return result.outputText
  }
}
