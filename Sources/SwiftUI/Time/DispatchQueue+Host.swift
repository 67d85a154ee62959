import Combine
import Foundation

extension DispatchQueue {
  /// Does something later; on the main queue, by the host's clock where there is one.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard isMain, HostClock.shared.isDriven else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    let (then, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
    // The call itself takes time; what is asked for is a stretch of time in whole thousandths.
    let seconds = then > now ? (Double(then - now) / 1_000_000).rounded(.up) / 1_000 : 0
    HostClock.shared.always(after: seconds) { work() }
  }

  /// Does something soon; on the main queue of a host, after what is being done now.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard isMain, HostClock.shared.isDriven else {
      return async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
    HostClock.shared.always(after: 0) { work() }
  }

  /// Whether this is the main queue; it has more than one object on Linux.
  private var isMain: Bool { label == DispatchQueue.main.label }
}
