import Foundation

extension Publisher {
  /// Calls closures for what happens on the way.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.Operator { downstream in
      var hasEnded = false
      receiveSubscription?(downstream)
      receiveRequest?(.unlimited)
      attach(to: downstream) {
        hasEnded = true
        receiveCompletion?($1)
        $0.send(completion: $1)
      } _: {
        receiveOutput?($1)
        $0.send($1)
      }
      downstream.onClose { if !hasEnded { receiveCancel?() } }
    }
  }

  /// Writes down what happens on the way, into a stream where there is one.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    var stream = stream
    let write = { (event: String) in
      if stream == nil { Swift.print(start + event) } else { stream?.write(start + event + "\n") }
    }
    return handleEvents(
      receiveSubscription: { _ in write("receive subscription: (\(self.shortDescription))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      receiveCancel: { write("receive cancel") },
      receiveRequest: { write("request \($0)") })
  }

  /// What the publisher is called where its events are written down: what it holds, or the name of its type.
  private var shortDescription: String {
    if let elements = Mirror(reflecting: self).descendant("sequence") { return "\(elements)" }
    return String("\(Self.self)".prefix { $0 != "<" })
  }

  /// Stops the program for a debugger where a closure says so.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    func stop(_ should: Bool?) { if should == true { raise(SIGTRAP) } }
    return handleEvents(
      receiveSubscription: { stop(receiveSubscription?($0)) },
      receiveOutput: { stop(receiveOutput?($0)) },
      receiveCompletion: { stop(receiveCompletion?($0)) })
  }

  /// Stops the program for a debugger at an error.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { true } else { false }
    })
  }

  /// Reads values of a type from data.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Writes values as data.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
