import Foundation
import Testing

@testable import Lessons

struct FolderWalkTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)")
    for (path, text) in ["a.md": "1", "en/b.md": "23", "en/.c.md": "", ".git/d": "4"] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func link(_ path: String, to other: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + path, withDestinationPath: other)
  }

  private func paths(hidden: Bool = false, followingLinks: Bool = true) -> [String] {
    FolderWalk(folder.path, hidden: hidden, followingLinks: followingLinks).files.map(\.path)
      .sorted()
  }

  @Test func `finds files in folders, and hidden ones where they are wanted`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(paths() == ["a.md", "en/b.md"])
    #expect(paths(hidden: true) == [".git/d", "a.md", "en/.c.md", "en/b.md"])
    #expect(FolderWalk(folder.path).folders == ["en"])
    #expect(FolderWalk(folder.path + "/none").files.isEmpty)
  }

  @Test func `tells the size of a file and when it was changed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(FolderWalk(folder.path).files.first { $0.path == "en/b.md" })
    #expect(file.size == 2)
    let path = folder.path + "/en/b.md"
    let alone = try #require(FolderWalk.File(at: path))
    #expect(alone.seconds == file.seconds && alone.nanoseconds == file.nanoseconds)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: path)
    #expect(FolderWalk.File(at: path)?.seconds == 1_000)
    #expect(FolderWalk.File(at: folder.path + "/none") == nil)
  }

  @Test func `follows links where it is asked to, and ends where they go round`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try link("l.md", to: "a.md")
    try link("dead.md", to: "nowhere")
    #expect(paths() == ["a.md", "en/b.md", "l.md"])
    #expect(paths(followingLinks: false) == ["a.md", "dead.md", "en/b.md", "l.md"])
    try link("en/round", to: "..")
    #expect(paths(followingLinks: false).contains("en/round"))
    // The system follows some forty links in one path.
    let found = paths()
    #expect(found.count < 1_000 && found.contains("en/round/en/b.md"))
  }
}
