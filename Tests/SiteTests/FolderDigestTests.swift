import Foundation
import Testing

@testable import Site

struct FolderDigestTests {
  private func digest(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "digest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var digest = FolderDigest()
    digest.add(path: folder.path, jobs: 2, hashes: FileHashes())
    return digest.text
  }

  @Test func `names the same content the same, wherever it lies`() throws {
    let files = ["a/b.md": "1", "a/c.md": "2", "d": ""]
    #expect(try digest(files) == digest(files))
    #expect(try digest(files).count == 16)
  }

  @Test(arguments: [
    ["a": "1", "b": "23"], ["a": "12", "b": "3"], ["a": "1", "c": "23"], ["a/b": "23"],
    ["a": "1", "b": "23", "c": ""], [:],
  ])
  func `tells folders apart`(files: [String: String]) throws {
    let others = [["a": "", "b": "123"], ["ab": "123"], ["a": "1", "b/c": "23"]]
    for other in others { #expect(try digest(files) != digest(other)) }
  }

  @Test func `leaves hidden files out`() throws {
    #expect(try digest(["a": "1", ".git/b": "2", ".c": "3"]) == digest(["a": "1"]))
  }
}
