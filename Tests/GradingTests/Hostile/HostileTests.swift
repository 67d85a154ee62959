import Diagnostics
import Foundation
import Grading
import Testing

/// Programs that would rather be passed than be right.
///
/// None may pass, hang, or leave anything behind.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct HostileTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  /// Our own, one for each kind of attack.
  static let own = files(in: URL(filePath: Workshop.course).appending(path: "../hostile").path)

  /// A larger collection, where there is one.
  static let collection: String = {
    let named = ProcessInfo.processInfo.environment["COURSEWARE_ATTACKS"]
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return named ?? package.appending(path: "../shared/attacks").standardized.path
  }()

  static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }

  private func expectRefusal(_ text: String) throws {
    let result = try workshop.grade(text, for: "evens")
    #expect(result.verdict != .passed)
    #expect(result.verdict != .graderFault, "\(result.diagnostics)")
    #expect(workshop.leftovers() == [:])
    let said = result.diagnostics.map(\.summary) + result.checks.map(\.printed)
    #expect(said.allSatisfy { $0.utf8.count < 1 << 17 })
  }

  @Test(arguments: own)
  func `never passes`(path: String) throws {
    try expectRefusal(try String(contentsOfFile: path, encoding: .utf8))
  }

  @Test(
    .enabled(
      if: !files(in: collection).isEmpty,
      "there is no attack collection; COURSEWARE_ATTACKS names its folder"),
    arguments: files(in: collection)
  )
  func `never passes one of the collection`(path: String) throws {
    try expectRefusal(try String(contentsOfFile: path, encoding: .utf8))
  }

  @Test(arguments: CompilerBomb.all)
  func `never waits long for the compiler`(bomb: CompilerBomb) throws {
    try expectRefusal("func solve(_ numbers: [Int]) -> Int { -1 }\n" + bomb.text)
  }
}
