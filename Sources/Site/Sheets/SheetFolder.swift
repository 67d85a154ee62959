private import FoundationEssentials
import Glibc
import Synchronization

/// Sheets in a folder, which later builds find again.
///
/// They stand in files that grow at their ends (``SheetLog``). One build at a time appends to a file; another one that
/// runs meanwhile takes a further file. What is damaged, cut short or gone counts as not kept and is made anew; so no
/// build needs to wait for another, and none can be misled by one that was killed.
package final class SheetFolder: SheetStore {
  private let folder: String
  private let logs: [SheetLog]

  /// The file that this build appends to: its number in ``logs``.
  private let own: Int
  private let state: Mutex<State>

  private struct Place {
    var log: Int
    var entry: SheetLog.Entry

    /// Whether this build wrote it.
    var isOwn = false
  }

  private struct State {
    var places: [String: Place] = [:]
    var used: Set<String> = []

    /// Where each file ends.
    var ends: [Int] = []
  }

  /// - Parameter folder: The path of the folder, made where it is not there.
  /// - Throws: The file system's error where it cannot be made.
  package init(_ folder: String) throws {
    self.folder = folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var logs: [SheetLog] = []
    var own: Int?
    var state = State()
    repeat {
      let path = Self.path(logs.count, in: folder)
      guard let log = SheetLog(path) else {
        for log in logs { log.close() }
        throw FileBytes.Failure(path: path, code: errno)
      }
      let isOwn = own == nil && log.lock()
      let (entries, end) = log.entries()
      for (name, entry) in entries { state.places[name] = Place(log: logs.count, entry: entry) }
      state.ends.append(end)
      if isOwn {
        log.cut(at: end)
        own = logs.count
      }
      logs.append(log)
    } while own == nil || access(Self.path(logs.count, in: folder), F_OK) == 0
    self.logs = logs
    self.own = own ?? 0
    self.state = Mutex(state)
  }

  deinit {
    for log in logs { log.close() }
  }

  func part(_ part: LessonSheet.Part, of name: String) -> [UInt8]? {
    let place = state.withLock { state in
      state.used.insert(name)
      return state.places[name]
    }
    return place.flatMap { logs[$0.log].part(part, of: $0.entry, isTrusted: $0.isOwn) }
  }

  func hash(of part: LessonSheet.Part, of name: String) -> UInt64? {
    state.withLock { $0.places[name] }?.entry.hash(of: part)
  }

  func keep(_ sheet: LessonSheet, as name: String) {
    let measured = SheetLog.Entry(sheet)
    let entry = state.withLock { state in
      defer { state.ends[own] += measured.size }
      return measured.moved(to: state.ends[own])
    }
    // What cannot be kept is made anew when it is needed.
    guard logs[own].write(sheet, named: name, to: entry) else { return }
    state.withLock { state in
      state.used.insert(name)
      state.places[name] = Place(log: own, entry: entry, isOwn: true)
    }
  }

  /// Copies what this build used to a file of its own, and drops the others, once they hold more that it did not use.
  package func trim() {
    let (places, all) = state.withLock { state in
      (state.places.filter { state.used.contains($0.key) }, state.ends.reduce(0, +))
    }
    let used = places.values.reduce(0) { $0 + $1.entry.size }
    guard all > 2 * used, let fresh = SheetLog(folder + "/" + Self.draft) else { return }
    defer { fresh.close() }
    fresh.cut(at: 0)
    var end = 0
    for (_, place) in places.sorted(by: { $0.key < $1.key }) {
      if fresh.copy(place.entry, of: logs[place.log], to: end) { end += place.entry.size }
    }
    rename(folder + "/" + Self.draft, Self.path(own, in: folder))
    for (number, log) in logs.enumerated() where number != own && log.lock() {
      unlink(Self.path(number, in: folder))
    }
    // What earlier versions of the tool kept here.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasSuffix(".sheets") { unlink(folder + "/" + name) }
  }

  private static let draft = "sheets.new"

  private static func path(_ number: Int, in folder: String) -> String {
    "\(folder)/\(number + 1).sheets"
  }
}
