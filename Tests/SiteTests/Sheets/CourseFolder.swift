import Foundation
import Lessons
import Testing

@testable import Site

/// The sample course as files, and its site, for tests of what is built anew.
struct CourseFolder {
  let root = FileManager.default.temporaryDirectory.appending(
    path: "course-\(UUID().uuidString)", directoryHint: .isDirectory)

  var site: String { root.path + "/site" }
  var cache: String { root.path + "/cache" }

  static let germanSecond = SampleCourse.second.replacing("title: Second", with: "title: Dritte")

  init() throws {
    try write(
      #"{"title": {"en": "Pets", "de": "Tiere"}, "languages": ["en", "de"]}"#, to: "course.json")
    try write(SampleCourse.english, to: "lessons/en/first.md")
    try write(SampleCourse.german, to: "lessons/de/first.md")
    try write(SampleCourse.second, to: "lessons/en/second.md")
    try write(Self.germanSecond, to: "lessons/de/second.md")
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Prepares the site, with what is kept from before or without.
  func prepare(
    isKept: Bool = true, version: String = "1", provenance: Provenance? = nil
  ) throws -> PreparedSite {
    let files = try #require(CourseLoader().open(at: root.path).files)
    return SiteBuilder(theme: SampleCourse.theme, jobs: 2).prepare(
      files, SiteBuilder.Additions(exercises: ["q5"], provenance: provenance),
      keptIn: isKept ? try SheetFolder(cache) : nil, version: version)
  }

  /// The site's files, written to memory.
  func files(isKept: Bool) throws -> [String: [UInt8]] {
    let memory = SiteMemory()
    try prepare(isKept: isKept).write(to: memory)
    return memory.files
  }

  /// Writes the site, and tells which of its files are new.
  func build(version: String = "1") throws -> [String] {
    let before = try numbers()
    let site = try prepare(version: version)
    _ = try SiteWriter(folder: self.site).write { try site.write(to: $0) }
    return try numbers().filter { before[$0.key] != $0.value }.keys.sorted()
  }

  /// The files of the site by which they are known to the system.
  private func numbers() throws -> [String: Int] {
    let manager = FileManager.default
    let files = (manager.subpaths(atPath: site) ?? []).filter {
      !$0.hasPrefix(".") && $0.contains(".")
    }
    return try Dictionary(
      uniqueKeysWithValues: files.map { file in
        let attributes = try manager.attributesOfItem(atPath: site + "/" + file)
        return (file, attributes[.systemFileNumber] as? Int ?? 0)
      })
  }

  /// How many sheets are kept.
  func keptSheets() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: cache).reduce(0) { sum, name in
      let log = try #require(SheetLog(cache + "/" + name))
      defer { log.close() }
      return sum + log.entries().entries.count
    }
  }

  /// Changes each kept file.
  func damage(_ change: (inout [UInt8]) -> Void) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: cache) {
      var bytes = Array(try Data(contentsOf: URL(filePath: cache + "/" + name)))
      change(&bytes)
      try Data(bytes).write(to: URL(filePath: cache + "/" + name))
    }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }
}
