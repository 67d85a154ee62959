import GradingWire

/// A request as the learner's program reads it.
struct IncomingRequest: Decodable {
  enum Action {
    case call(probe: String, ProbeArguments)
    case mount(probe: String)
    case screen(Int, request: String)
  }

  var id: Int
  var action: Action

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SubjectRequest.CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    if let probe = try container.decodeIfPresent(String.self, forKey: .call) {
      let arguments = try container.nestedUnkeyedContainer(forKey: .arguments)
      action = .call(probe: probe, ProbeArguments(arguments))
    } else if let probe = try container.decodeIfPresent(String.self, forKey: .mount) {
      action = .mount(probe: probe)
    } else {
      action = .screen(
        try container.decode(Int.self, forKey: .screen),
        request: try container.decode(String.self, forKey: .request))
    }
  }
}
