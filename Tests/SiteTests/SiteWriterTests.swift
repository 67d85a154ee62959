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
    func names() throws -> [String] {
      try manager.contentsOfDirectory(atPath: parent.path + "/a").sorted()
    }
    #expect(try names() == (others + ["public"]).sorted())
    // A build that finds nothing to do does the same.
    try manager.createDirectory(
      atPath: parent.path + "/a/\(dead[0])", withIntermediateDirectories: true)
    SiteWriter(folder: folder).removeLeftovers()
    #expect(try names() == (others + ["public"]).sorted())
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
    func holds(_ stamp: String) -> Bool { SiteWriter(folder: folder).holds(stamp) }
    #expect(!holds("one"))
    let writer = SiteWriter(folder: folder)
    try writer.write(site(["en/a.html": "same", "b.html": "old"]), stamp: "one")
    #expect(holds("one") && !holds("two"))
    let before = (try number("en/a.html"), try number("b.html"))
    try writer.write(site(["en/a.html": "same", "b.html": "new"]), stamp: "two")
    #expect(holds("two"))
    #expect(try number("en/a.html") == before.0)
    #expect(try number("b.html") != before.1)
    #expect(try String(contentsOfFile: folder + "/b.html", encoding: .utf8) == "new")
    try FileManager.default.removeItem(atPath: folder + "/b.html")
    #expect(!holds("two"))
  }

  /// A site of many files, of which the first says something else each time.
  private func large(_ text: String) -> Site {
    site(
      Dictionary(
        uniqueKeysWithValues: (1...30).map { ("en/\($0).html", $0 == 1 ? text : "the same") }))
  }

  @Test func `lets few files change places in the folder that is there`() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    func numbers() throws -> [String: Int] {
      try Dictionary(
        uniqueKeysWithValues: files().map { file in
          let attributes = try FileManager.default.attributesOfItem(
            atPath: parent.path + "/" + file)
          return (file, attributes[.systemFileNumber] as? Int ?? 0)
        })
    }
    try SiteWriter(folder: folder).write(large("one"), stamp: "1")
    let before = try numbers()
    try SiteWriter(folder: folder).write(large("two"), stamp: "2")
    let after = try numbers()
    #expect(before.count == 34)
    #expect(
      Set(after.filter { before[$0.key] != $0.value }.keys)
        == ["a/public/.courseware-site", "a/public/en/1.html"])
    #expect(SiteWriter(folder: folder).holds("2"))
    #expect(try String(contentsOfFile: folder + "/en/1.html", encoding: .utf8) == "two")
    // A file that nobody wrote, or one less, is put right with the folder as a whole.
    try Data("mine".utf8).write(to: URL(filePath: folder + "/en/31.html"))
    try SiteWriter(folder: folder).write(large("two"), stamp: "2")
    #expect(try Set(files()) == Set(before.keys))
    #expect(SiteWriter(folder: folder).holds("2"))
  }

  @Test(arguments: 0..<4)
  func `lets all files change places, or none`(failing: Int) throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let names = ["a", "b", "c"]
    for (folder, text) in [("old", "1"), ("new", "2")] {
      let folder = parent.appending(path: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in names { try Data((text + name).utf8).write(to: folder.appending(path: name)) }
    }
    var count = -1
    var replacement = Replacement(
      of: names, in: parent.path + "/old", by: parent.path + "/new")
    replacement.exchange = { first, second in
      count += 1
      return count != failing && Replacement.exchange(first, second)
    }
    #expect(replacement.perform() == (failing == 3))
    let texts = try names.map {
      try String(contentsOf: parent.appending(path: "old/\($0)"), encoding: .utf8)
    }
    #expect(texts == names.map { "\(failing == 3 ? 2 : 1)" + $0 })
  }

  @Test func `waits for another build that writes there`() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let folder = folder
    try SiteWriter(folder: folder).write(large("0"))
    let states = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      _ = try? SiteWriter(folder: folder).write { files in
        states.withLock { $0.append("begin") }
        try files.write(Array("\(number)".utf8), to: "index.html")
        states.withLock { $0.append("end") }
      }
    }
    #expect(states.withLock(\.self) == (0..<8).flatMap { _ in ["begin", "end"] })
    #expect(try files() == ["a", "a/public", "a/public/.courseware-site", "a/public/index.html"])
  }
}
