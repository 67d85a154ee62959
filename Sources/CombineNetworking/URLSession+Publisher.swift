import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// Hands out what an address answers; the answer arrives on the main queue.
  public typealias DataTaskPublisher = AnswerPublisher<URLResponse>

  /// A publisher of what an address answers.
  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what a request is answered with.
  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher { done in
      let task = self.dataTask(with: request) { done($0, $1, $2) }
      task.resume()
      return { task.cancel() }
    }
  }
}
