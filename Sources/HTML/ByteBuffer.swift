/// Bytes that grow at their end.
///
/// Markup is written in pieces of a few bytes, for which the standard library's array does several times the work.
struct ByteBuffer: ~Copyable {
  private var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 10)
  private var capacity = 1 << 10
  private var count = 0

  deinit { start.deallocate() }

  /// A copy of what has been appended.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if bytes.count > capacity - count { grow(by: bytes.count) }
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  private mutating func grow(by more: Int) {
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
