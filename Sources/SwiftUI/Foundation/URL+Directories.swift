import Foundation

/// The folders that Apple's Foundation names, which the one of Linux does not.
extension URL {
  /// Where a person's documents are.
  public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }
  /// Where files are that can be made again.
  public static var cachesDirectory: URL { directory(.cachesDirectory, "Caches") }
  /// Where a program keeps its files.
  public static var applicationSupportDirectory: URL {
    directory(.applicationSupportDirectory, "Application Support")
  }
  /// Where files are that nobody looks at.
  public static var libraryDirectory: URL { directory(.libraryDirectory, "Library") }
  /// Where files are that were fetched.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }

  private static func directory(
    _ place: FileManager.SearchPathDirectory, _ name: String
  ) -> URL {
    FileManager.default.urls(for: place, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: name)
  }
}
