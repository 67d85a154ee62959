import Glibc
import Synchronization

/// A pipe whose two ends are closed to programs we start, unless handed over.
package final class DescriptorPipe {
  /// The end to read from.
  package let reading: Descriptor

  /// The end to write to.
  package let writing: Descriptor

  /// Held while a pipe is made and while a program is started, so that none inherits an end meanwhile.
  static let lock = Mutex(())

  /// - Throws: `ProcessError.noPipe`.
  package init() throws {
    var ends: [Int32] = [0, 0]
    let code = Self.lock.withLock { _ in
      let code = pipe(&ends)
      for end in ends where code == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return code
    }
    guard code == 0 else { throw ProcessError.noPipe(reason: String(cString: strerror(errno))) }
    reading = Descriptor(ends[0])
    writing = Descriptor(ends[1])
  }
}

/// A file descriptor that is closed with its last use.
package final class Descriptor {
  /// The number; -1 once closed.
  package private(set) var number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  deinit { close() }

  /// Closes what we were started with, beyond the three streams, to all that we start.
  static let hideInherited: Void = {
    guard let folder = opendir("/proc/self/fd") else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let number = Int32(name), number > STDERR_FILENO {
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      }
    }
  }()

  /// A copy of a descriptor, numbered above those that programs are given, and closed to them.
  ///
  /// - Parameter number: The descriptor.
  /// - Returns: The copy.
  /// - Throws: `ProcessError.noPipe`.
  package static func duplicate(of number: Int32) throws -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 64)
    guard copy >= 0 else { throw ProcessError.noPipe(reason: String(cString: strerror(errno))) }
    return Descriptor(copy)
  }

  package func close() {
    guard number >= 0 else { return }
    Glibc.close(number)
    number = -1
  }

  /// Writes all of the bytes.
  ///
  /// - Returns: Whether the other end took them all.
  package func write(_ bytes: [UInt8]) -> Bool { Self.write(bytes, to: number) }

  /// Writes all of the bytes to a descriptor that somebody else closes, such as a standard stream.
  ///
  /// - Returns: Whether the other end took them all.
  @discardableResult
  package static func write(_ bytes: [UInt8], to number: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads what is there, up to 64 KiB.
  ///
  /// - Returns: Nothing at the end of the stream.
  package func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count: Int
    repeat { count = Glibc.read(number, &buffer, buffer.count) } while count < 0 && errno == EINTR
    return Array(buffer.prefix(max(0, count)))
  }

  /// Reads to the end of the stream, or as many bytes as are wanted.
  package func readToEnd(upTo limit: Int = .max) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let piece = read()
      if piece.isEmpty { break }
      bytes += piece.prefix(limit - bytes.count)
    }
    return bytes
  }

  /// Waits until there is something to read, or the other end is closed.
  package func waitForInput(seconds: Double) -> Bool {
    var one = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&one, 1, Int32(max(0, seconds * 1000))) > 0
  }
}

/// The clock that limits are measured by.
package enum Clock {
  /// Seconds since some moment in the past; never set back.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
