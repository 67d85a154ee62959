/// A ZIP archive that keeps its files as they are, in the order in which they were added.
struct Archive {
  private var content: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// 1 January 1980, the first day such archives know: no clock makes two archives differ.
  private static let day: UInt16 = 0x0021

  mutating func add(_ path: String, _ bytes: [UInt8]) {
    let name = Array(path.utf8)
    // Version 2.0, names in UTF-8, stored without compression.
    var entry: [UInt8] = []
    for value in [20, 0x0800, 0, 0, Self.day] as [UInt16] { entry.append(little: value) }
    entry.append(little: CyclicChecksum.of(bytes))
    entry.append(little: UInt32(bytes.count))
    entry.append(little: UInt32(bytes.count))
    entry.append(little: UInt16(name.count))
    entry.append(little: UInt16(0))
    directory.append(little: 0x0201_4B50 as UInt32)
    directory.append(little: 20 as UInt16)
    directory += entry
    directory += [UInt8](repeating: 0, count: 10)
    directory.append(little: UInt32(content.count))
    directory += name
    content.append(little: 0x0403_4B50 as UInt32)
    content += entry + name + bytes
    count += 1
  }

  /// The whole archive.
  var bytes: [UInt8] {
    var end: [UInt8] = []
    end.append(little: 0x0605_4B50 as UInt32)
    for value in [0, 0, count, count] as [UInt16] { end.append(little: value) }
    end.append(little: UInt32(directory.count))
    end.append(little: UInt32(content.count))
    end.append(little: UInt16(0))
    return content + directory + end
  }
}

extension [UInt8] {
  /// Appends a number with its lowest byte first.
  fileprivate mutating func append(little value: some FixedWidthInteger) {
    for shift in stride(from: 0, to: value.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
