import Combine
import Foundation

/// The time that views go by: that of the host where there is one.
enum HostTime {
  static var now: Date { HostClock.shared.isDriven ? HostClock.shared.now : Date() }
}
