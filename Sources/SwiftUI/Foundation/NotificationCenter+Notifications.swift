import Combine
import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after another as they come.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> AsyncPublisher<NotificationCenter.Publisher> {
    publisher(for: name, object: object).values
  }
}
