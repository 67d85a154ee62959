import Glibc
import GradingWire

/// Says where the program was when it stopped with a run-time error, so that the judge can name the learner's line.
///
/// The handler runs in a broken program: it allocates nothing and calls nothing but `write`.
enum CrashReporter {
  /// The lowest address of the program's own image.
  nonisolated(unsafe) private static var base: UInt = 0

  /// Where the report is put together.
  nonisolated(unsafe) private static var text: UnsafeMutablePointer<UInt8>?

  private static let longestReport = 2048

  /// Starts to catch run-time errors.
  ///
  /// - Parameter image: Any address of the program's own image.
  static func install(image: UnsafeRawPointer) {
    guard let start = start(of: image) else { return }
    base = start
    text = .allocate(capacity: longestReport)
    // Endless recursion leaves no room on the usual stack.
    let size = 1 << 16
    var stack = stack_t(
      ss_sp: .allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, _, context in
        CrashReporter.report(signal, context)
      }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  /// Gives the handler a stack of its own on this thread: endless recursion leaves no room on the usual one.
  static func coverThread() {
    var present = stack_t()
    sigaltstack(nil, &present)
    guard present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 1 << 16
    var stack = stack_t(
      ss_sp: .allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }

  /// The lowest address of the image around an address.
  private static func start(of image: UnsafeRawPointer) -> UInt? {
    // Swift's Glibc module does not show `dladdr`, a GNU extension.
    guard let symbol = dlsym(nil, "dladdr") else { return nil }
    typealias Function = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt>) -> Int32
    let dladdr = unsafeBitCast(symbol, to: Function.self)
    // The image's name, its lowest address, and the nearest symbol's name and address.
    var info: [UInt] = [0, 0, 0, 0]
    return dladdr(image, &info) == 0 ? nil : info[1]
  }

  /// Writes the addresses of the running functions, innermost first, and lets the signal end the program.
  private static func report(_ signal: Int32, _ context: UnsafeMutableRawPointer?) {
    guard let text, let registers = Registers(context) else { return }
    var count = 0
    func append(_ byte: UInt8) {
      guard count < longestReport else { return }
      text[count] = byte
      count += 1
    }
    func append(address: UInt) {
      guard address > base, address - base < 1 << 30, count < longestReport - 20 else { return }
      append(UInt8(ascii: " "))
      var shift: UInt = 32
      while shift > 0 {
        shift -= 4
        let digit = UInt8(truncatingIfNeeded: ((address - base) >> shift) & 0xF)
        append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
    }
    append(crashMark)
    append(address: registers.counter)
    var frame = registers.frame
    var left = 200
    while left > 0, frame != 0, frame & 7 == 0,
      let words = UnsafePointer<UInt>(bitPattern: frame)
    {
      // The address of a call is one byte before the place it returns to, at the least.
      append(address: words[1] &- 1)
      let next = words[0]
      guard next > frame, next - frame < 1 << 24 else { break }
      frame = next
      left -= 1
    }
    append(UInt8(ascii: "\n"))
    _ = Glibc.write(replyDescriptor, text, count)
    if signal == SIGTRAP || signal == SIGABRT { raise(signal) }
  }

  private struct Registers {
    var counter: UInt
    var frame: UInt

    init?(_ context: UnsafeMutableRawPointer?) {
      guard let context else { return nil }
      let machine = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext
      #if arch(x86_64)
        counter = UInt(bitPattern: Int(machine.gregs.16))
        frame = UInt(bitPattern: Int(machine.gregs.10))
      #elseif arch(arm64)
        counter = UInt(machine.pc)
        frame = UInt(machine.regs.29)
      #else
        return nil
      #endif
    }
  }
}
