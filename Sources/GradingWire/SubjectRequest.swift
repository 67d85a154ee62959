/// What the judge asks of a learner's program: one line of JSON on its standard input.
package struct SubjectRequest: Encodable, Sendable {
  /// Counts from 1; the reply gives it back.
  package var id: Int

  package var action: Action

  package enum Action: Sendable {
    /// Call a probe with values.
    case call(probe: String, arguments: [any Encodable & Sendable])
    /// Mount the view that a probe returns; the reply is the screen's number.
    case mount(probe: String)
    /// Do something with a mounted screen; both it and the reply are JSON texts of the host's.
    case screen(Int, request: String)
  }

  package init(id: Int, _ action: Action) {
    self.id = id
    self.action = action
  }

  package enum CodingKeys: String, CodingKey {
    case id, call, arguments, mount, screen, request
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    switch action {
    case .call(let probe, let arguments):
      try container.encode(probe, forKey: .call)
      var list = container.nestedUnkeyedContainer(forKey: .arguments)
      for argument in arguments { try list.encode(argument) }
    case .mount(let probe):
      try container.encode(probe, forKey: .mount)
    case .screen(let number, let request):
      try container.encode(number, forKey: .screen)
      try container.encode(request, forKey: .request)
    }
  }
}
