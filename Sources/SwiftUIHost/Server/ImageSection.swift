import Foundation

/// A section of one of the files that make up this program, where it lies in memory.
struct ImageSection {
  let bytes: UnsafeRawBufferPointer

  /// The sections of a name in the program and in every library that is loaded.
  static func all(named name: String) -> [ImageSection] {
    images().compactMap { section(named: name, in: $0.key, at: $0.value) }
  }

  /// Where each file that is loaded starts in memory.
  private static func images() -> [String: UInt] {
    // A handle reads such a file to its end, which Foundation's other readers do not.
    let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    var images: [String: UInt] = [:]
    for line in String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n") {
      // Addresses, rights, the place in the file, the device, the number of the file, and its path.
      let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard parts.count == 6, UInt(parts[2], radix: 16) == 0,
        let start = UInt(parts[0].prefix { $0 != "-" }, radix: 16)
      else { continue }
      let path = parts[5].trimmingCharacters(in: .whitespaces)
      if path.hasPrefix("/"), images[path] == nil { images[path] = start }
    }
    return images
  }

  /// Looks into the table of sections at the end of a file.
  private static func section(named name: String, in path: String, at base: UInt) -> ImageSection? {
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2])
    else { return nil }
    func read<Value: FixedWidthInteger>(_ offset: Int, as _: Value.Type) -> Int {
      guard offset >= 0, offset + MemoryLayout<Value>.size <= file.count else { return 0 }
      return file.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: offset, as: Value.self)) }
    }
    let table = read(40, as: Int64.self)
    let size = read(58, as: UInt16.self)
    let names = read(table + read(62, as: UInt16.self) * size + 24, as: Int64.self)
    for index in 0..<read(60, as: UInt16.self) {
      let header = table + index * size
      let start = names + read(header, as: UInt32.self)
      guard start >= 0, start < file.count,
        file[start...].prefix(name.utf8.count + 1).elementsEqual(name.utf8 + [0])
      else { continue }
      let isFixed = read(16, as: UInt16.self) == 2
      let address = (isFixed ? 0 : base) + UInt(read(header + 16, as: Int64.self))
      return ImageSection(
        bytes: UnsafeRawBufferPointer(
          start: UnsafeRawPointer(bitPattern: address), count: read(header + 32, as: Int64.self)))
    }
    return nil
  }
}
