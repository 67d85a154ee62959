import Foundation

/// Hands out what is answered to a question; the answer arrives on the main queue.
public struct AnswerPublisher<Response>: Publisher {
  /// The values are data with the answer they came with.
  public typealias Output = (data: Data, response: Response)
  /// The type of the error.
  public typealias Failure = URLError
  /// Takes the answer when it is there.
  public typealias Completion = (Data?, Response?, (any Error)?) -> Void

  private let ask: (@escaping Completion) -> () -> Void

  /// Makes a publisher of a closure that asks and returns how to take the question back.
  public init(_ ask: @escaping (@escaping Completion) -> () -> Void) { self.ask = ask }

  /// Starts to hand values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    ClosurePublisher<Output, Failure> { downstream in
      let takeBack = ask { data, response, error in
        let answer = Answer(
          downstream: downstream, data: data, response: response, error: error)
        DispatchQueue.main.async { answer.deliver() }
      }
      downstream.onClose(takeBack)
    }.receive(subscriber: subscriber)
  }

  /// What takes the answer to the main queue, where all further work is done.
  private struct Answer: @unchecked Sendable {
    let downstream: Downstream<Output, Failure>
    let data: Data?
    let response: Response?
    let error: (any Error)?

    func deliver() {
      if let data, let response {
        downstream.send((data, response))
        downstream.send(completion: .finished)
      } else {
        downstream.send(completion: .failure(error as? URLError ?? URLError(.badServerResponse)))
      }
    }
  }
}
