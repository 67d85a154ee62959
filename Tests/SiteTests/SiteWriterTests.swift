import Foundation
import Synchronization
import Testing

@testable import Site

struct SiteWriterTests {
  private let parent: URL

  init() throws {
    parent = FileManager.default.temporaryDirectory.appending(
      path: "site-writer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
  }

  private var folder: String { parent.appending(path: "a/public").path }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: parent.path).sorted()
  }

  private func site(_ files: [String: String]) -> Site {
    Site(files: files.mapValues { Array($0.utf8) })
  }

  @Test func `writes all files and leaves nothing beside them`() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    try SiteWriter(folder: folder).write(site(["index.html": "1", "en/ä.html": "2"]))
    #expect(
      try files() == [
        "a", "a/public", "a/public/.courseware-site", "a/public/en", "a/public/en/ä.html",
        "a/public/index.html",
      ])
  }

  @Test func `replaces an earlier site as a whole`() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    try SiteWriter(folder: folder).write(site(["old.html": "1"]))
    try SiteWriter(folder: folder + "/").write(site(["new.html": "2"]))
    #expect(
      try files() == ["a", "a/public", "a/public/.courseware-site", "a/public/new.html"])
  }

  @Test func `never leaves readers without a site`() async throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let folder = folder
    let writer = SiteWriter(folder: folder)
    try writer.write(site(["index.html": "0"]))
    let rounds = 300
    let written = Mutex(0)
    let writing = Task.detached {
      for round in 1...rounds {
        defer { written.withLock { $0 = round } }
        try writer.write(Site(files: ["index.html": Array("\(round)".utf8)]))
      }
    }
    var missing = 0
    while written.withLock({ $0 }) < rounds {
      if !FileManager.default.fileExists(atPath: folder) { missing += 1 }
    }
    try await writing.value
    #expect(missing == 0)
    #expect(FileManager.default.contents(atPath: folder + "/index.html") == Data("300".utf8))
  }

  @Test func `clears away what builds left that were killed, and nothing else`() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let manager = FileManager.default
    // No process has a number as high as these; the first process always lives.
    let dead = [".public.new-8388607", ".public.old-8388608"]
    let others = [".other.new-8388607", ".public.new-1", ".public.new-x", "public.new-8388607"]
    for name in dead + others {
      try manager.createDirectory(
        atPath: parent.path + "/a/\(name)/en", withIntermediateDirectories: true)
    }
    try SiteWriter(folder: folder).write(site(["index.html": "1"]))
    #expect(
      try manager.contentsOfDirectory(atPath: parent.path + "/a").sorted()
        == (others + ["public"]).sorted())
  }

  @Test func `keeps the earlier site when the new one cannot be written`() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    try SiteWriter(folder: folder).write(site(["old.html": "1"]))
    let before = try files()
    #expect(throws: (any Error).self) {
      try SiteWriter(folder: folder).write(site(["a": "a file", "a/b": "in a file"]))
    }
    #expect(try files() == before)
  }

  @Test func `touches no folder that holds something else`() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let note = parent.appending(path: "a/public/thesis.txt")
    try FileManager.default.createDirectory(
      at: note.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("years of work".utf8).write(to: note)
    #expect(throws: SiteWriter.NotASite.self) {
      try SiteWriter(folder: folder).write(site(["index.html": "1"]))
    }
    #expect(try files() == ["a", "a/public", "a/public/thesis.txt"])
  }

  @Test func `takes over what is as it was, and knows an untouched site by its stamp`() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    func number(_ file: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder + "/" + file)[.systemFileNumber]
        as? Int
    }
    let writer = SiteWriter(folder: folder)
    #expect(!writer.holds("one"))
    try writer.write(site(["en/a.html": "same", "b.html": "old"]), stamp: "one")
    #expect(writer.holds("one") && !writer.holds("two"))
    let before = (try number("en/a.html"), try number("b.html"))
    try writer.write(site(["en/a.html": "same", "b.html": "new"]), stamp: "two")
    #expect(writer.holds("two"))
    #expect(try number("en/a.html") == before.0)
    #expect(try number("b.html") != before.1)
    #expect(try String(contentsOfFile: folder + "/b.html", encoding: .utf8) == "new")
    try FileManager.default.removeItem(atPath: folder + "/b.html")
    #expect(!writer.holds("two"))
  }
}
