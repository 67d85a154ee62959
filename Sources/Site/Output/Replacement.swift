import Glibc

/// Lets single files of a folder change places with new ones, each in one step; either all of them or none.
struct Replacement {
  /// The files, by their paths in both folders.
  var paths: [String]

  /// Where the new ones are to stand.
  var folder: String

  /// Where they stand, and where the old ones stand later.
  var fresh: String

  /// Lets two files or folders change places; false where that cannot be.
  var exchange: (_ first: String, _ second: String) -> Bool = Self.exchange

  init(of paths: [String], in folder: String, by fresh: String) {
    self.paths = paths
    self.folder = folder
    self.fresh = fresh
  }

  /// Puts the new files in place; false, with everything as it was, where one cannot be put.
  func perform() -> Bool {
    for (number, path) in paths.enumerated() where !change(path) {
      for path in paths[..<number].reversed() { _ = change(path) }
      return false
    }
    return true
  }

  private func change(_ path: String) -> Bool {
    exchange(fresh + "/" + path, folder + "/" + path)
  }

  /// Lets two files or folders change places; false where one is not there, or the file system cannot.
  static func exchange(_ first: String, _ second: String) -> Bool {
    // Swift does not import what only Linux has.
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    typealias Function =
      @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt
    let exchanging: CUnsignedInt = 2
    return unsafeBitCast(symbol, to: Function.self)(
      AT_FDCWD, first, AT_FDCWD, second, exchanging) == 0
  }
}
