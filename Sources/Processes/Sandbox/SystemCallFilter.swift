/// A seccomp filter as the kernel reads it, put together without a library: it keeps a program from starting
/// others, from the network, from other processes and from the kernel's rarer doors.
struct SystemCallFilter {
  /// The filter's instructions, eight bytes each.
  let bytes: [UInt8]

  /// Puts the filter together; nil on processors whose call numbers are not known here.
  ///
  /// - Parameter startsPrograms: Whether the program may start others.
  init?(startsPrograms: Bool) {
    guard let calls = Calls.current else { return nil }
    var program = Program()
    program.load(offset: 4)
    program.refuseUnless(equal: calls.architecture, with: Self.kill)
    program.load(offset: 0)
    if let foreign = calls.firstForeign { program.refuse(from: foreign, with: Self.error(38)) }
    for call in calls.closed { program.refuse(equal: call, with: Self.error(1)) }
    // Newer ways to start a thread hide their flags; programs fall back on the older one.
    program.refuse(equal: calls.clone3, with: Self.error(38))
    if !startsPrograms {
      for call in calls.forks { program.refuse(equal: call, with: Self.error(1)) }
    }
    program.allow(unlessEqual: calls.clone)
    // The flags are the first argument.
    program.load(offset: 16)
    if startsPrograms {
      program.refuse(anyOf: Self.namespaceFlags, with: Self.error(1))
    } else {
      program.refuse(noneOf: Self.threadFlag, with: Self.error(1))
    }
    program.end(with: Self.allow)
    bytes = program.bytes
  }

  private static let allow: UInt32 = 0x7FFF_0000
  private static let kill: UInt32 = 0x8000_0000
  private static func error(_ number: UInt32) -> UInt32 { 0x0005_0000 | number }

  private static let threadFlag: UInt32 = 0x0001_0000
  /// Of mounts, cgroups, names, message queues, users, processes and networks.
  private static let namespaceFlags: UInt32 = 0x7E02_0000
}

extension SystemCallFilter {
  /// The numbers of system calls on one kind of processor.
  struct Calls {
    var architecture: UInt32
    /// Where the numbers of another interface of the same processor begin.
    var firstForeign: UInt32?
    var clone: UInt32
    var clone3: UInt32
    var forks: [UInt32]
    /// Calls that no program of a learner's needs.
    var closed: [UInt32]

    static var current: Calls? {
      #if arch(x86_64)
        Calls(
          architecture: 0xC000_003E, firstForeign: 0x4000_0000, clone: 56, clone3: 435,
          forks: [57, 58],
          closed: [
            41, 53,  // socket, socketpair
            101, 310, 311,  // ptrace, process_vm_readv, process_vm_writev
            155, 161, 165, 166,  // pivot_root, chroot, mount, umount2
            248, 249, 250,  // add_key, request_key, keyctl
            272, 308,  // unshare, setns
            298, 321, 323,  // perf_event_open, bpf, userfaultfd
            303, 304,  // name_to_handle_at, open_by_handle_at
            425, 426, 427,  // io_uring_setup, io_uring_enter, io_uring_register
            428, 429, 430, 431, 432, 433, 442,  // open_tree … fspick, mount_setattr
            424, 434, 438,  // pidfd_send_signal, pidfd_open, pidfd_getfd
          ])
      #elseif arch(arm64)
        Calls(
          architecture: 0xC000_00B7, firstForeign: nil, clone: 220, clone3: 435, forks: [],
          closed: [
            198, 199,  // socket, socketpair
            117, 270, 271,  // ptrace, process_vm_readv, process_vm_writev
            41, 51, 40, 39,  // pivot_root, chroot, mount, umount2
            217, 218, 219,  // add_key, request_key, keyctl
            97, 268,  // unshare, setns
            241, 280, 282,  // perf_event_open, bpf, userfaultfd
            264, 265,  // name_to_handle_at, open_by_handle_at
            425, 426, 427,  // io_uring_setup, io_uring_enter, io_uring_register
            428, 429, 430, 431, 432, 433, 442,  // open_tree … fspick, mount_setattr
            424, 434, 438,  // pidfd_send_signal, pidfd_open, pidfd_getfd
          ])
      #else
        nil
      #endif
    }
  }
}

extension SystemCallFilter {
  /// Classic Berkeley packet filter instructions.
  private struct Program {
    private(set) var bytes: [UInt8] = []

    private mutating func add(
      _ code: UInt16, _ value: UInt32, ifTrue: UInt8 = 0, ifFalse: UInt8 = 0
    ) {
      bytes += [UInt8(code & 0xFF), UInt8(code >> 8), ifTrue, ifFalse]
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    /// Loads a word of what the kernel tells of the call: its number at 0, the processor at 4, arguments from 16.
    mutating func load(offset: UInt32) { add(0x20, offset) }

    mutating func end(with action: UInt32) { add(0x06, action) }

    mutating func refuse(equal value: UInt32, with action: UInt32) {
      add(0x15, value, ifFalse: 1)
      end(with: action)
    }

    mutating func refuseUnless(equal value: UInt32, with action: UInt32) {
      add(0x15, value, ifTrue: 1)
      end(with: action)
    }

    mutating func refuse(from value: UInt32, with action: UInt32) {
      add(0x35, value, ifFalse: 1)
      end(with: action)
    }

    mutating func refuse(anyOf bits: UInt32, with action: UInt32) {
      add(0x45, bits, ifFalse: 1)
      end(with: action)
    }

    mutating func refuse(noneOf bits: UInt32, with action: UInt32) {
      add(0x45, bits, ifTrue: 1)
      end(with: action)
    }

    mutating func allow(unlessEqual value: UInt32) {
      add(0x15, value, ifTrue: 1)
      end(with: SystemCallFilter.allow)
    }
  }
}
