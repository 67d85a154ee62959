/// A ZIP archive that keeps its files as they are, in the order in which they were added.
///
/// It is written while files are added; only what its directory will say is in memory.
struct Archive {
  private var size: UInt32 = 0
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// 1 January 1980, the first day such archives know: no clock makes two archives differ.
  private static let day: UInt16 = 0x0021

  /// What stands in front of a file; its bytes are to follow.
  mutating func entry(_ path: String, _ file: BookDocument) -> [UInt8] {
    let name = Array(path.utf8)
    // Version 2.0, names in UTF-8, stored without compression.
    var entry: [UInt8] = []
    for value in [20, 0x0800, 0, 0, Self.day] as [UInt16] { entry.append(little: value) }
    entry.append(little: file.checksum)
    entry.append(little: UInt32(file.bytes.count))
    entry.append(little: UInt32(file.bytes.count))
    entry.append(little: UInt16(name.count))
    entry.append(little: UInt16(0))
    directory.append(little: 0x0201_4B50 as UInt32)
    directory.append(little: 20 as UInt16)
    directory += entry
    directory += [UInt8](repeating: 0, count: 10)
    directory.append(little: size)
    directory += name
    var head: [UInt8] = []
    head.append(little: 0x0403_4B50 as UInt32)
    head += entry + name
    size += UInt32(head.count + file.bytes.count)
    count += 1
    return head
  }

  /// What stands behind the last file.
  var end: [UInt8] {
    var end = directory
    end.append(little: 0x0605_4B50 as UInt32)
    for value in [0, 0, count, count] as [UInt16] { end.append(little: value) }
    end.append(little: UInt32(directory.count))
    end.append(little: size)
    end.append(little: UInt16(0))
    return end
  }
}

extension [UInt8] {
  /// Appends a number with its lowest byte first.
  mutating func append(little value: some FixedWidthInteger) {
    for shift in stride(from: 0, to: value.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
