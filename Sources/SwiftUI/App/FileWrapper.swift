import Foundation

/// A file or a folder of files in memory.
public final class FileWrapper {
  /// The content of a file; nil for a folder.
  public let regularFileContents: Data?
  /// The files of a folder; nil for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name of the file.
  public var filename: String?
  /// The name the file had better have.
  public var preferredFilename: String?

  /// Makes a file of its content.
  public init(regularFileWithContents contents: Data) {
    (regularFileContents, fileWrappers) = (contents, nil)
  }

  /// Makes a folder of its files.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    (regularFileContents, fileWrappers) = (nil, children)
  }

  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  public var isRegularFile: Bool { fileWrappers == nil }
}
