import Synchronization

/// Keeps sheets by their names between the time they are made and the time pages are put together from them, or longer.
protocol SheetStore: Sendable {
  /// A part of a sheet; nil where it is not kept, or is not what was kept.
  func part(_ part: LessonSheet.Part, of name: String) -> [UInt8]?

  /// A hash of a part of a sheet; nil where it is not kept.
  func hash(of part: LessonSheet.Part, of name: String) -> UInt64?

  func keep(_ sheet: LessonSheet, as name: String)
}

/// Sheets in memory, for small courses and a single build.
final class SheetMemory: SheetStore {
  private let sheets = Mutex<[String: LessonSheet]>([:])

  func part(_ part: LessonSheet.Part, of name: String) -> [UInt8]? {
    sheets.withLock { $0[name] }.map { Array($0[part]) }
  }

  func hash(of part: LessonSheet.Part, of name: String) -> UInt64? {
    sheets.withLock { $0[name] }.map { ByteHash(of: $0[part]).value }
  }

  func keep(_ sheet: LessonSheet, as name: String) {
    sheets.withLock { $0[name] = sheet }
  }
}
