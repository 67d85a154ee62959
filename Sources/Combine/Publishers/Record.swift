/// Hands the same values and the same end to every subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is handed out.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished

    /// Records nothing yet.
    public init() {}

    /// Makes a recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value.
    public mutating func receive(_ input: Output) { output.append(input) }

    /// Sets the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  /// What is handed out.
  public let recording: Recording

  /// Hands out what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Hands out a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Hands out values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Starts to hand values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    ClosurePublisher<Output, Failure> { downstream in
      for value in recording.output {
        guard downstream.isOpen else { return }
        downstream.send(value)
      }
      downstream.send(completion: recording.completion)
    }.receive(subscriber: subscriber)
  }
}

extension Record: Sendable where Output: Sendable {}
extension Record.Recording: Sendable where Output: Sendable {}
