/// What a learner's program answers: one line of JSON on descriptor 3.
///
/// Its value is read by the judge as the type the judge expects, never as a type of the learner's.
package struct SubjectReply<Value> {
  package var id: Int
  package var outcome: Outcome

  package enum Outcome {
    case value(Value)
    /// The probe, or the host of its view, threw an error.
    case failure(String)
  }

  package init(id: Int, _ outcome: Outcome) {
    self.id = id
    self.outcome = outcome
  }
}

private enum ReplyKeys: String, CodingKey {
  case id, value, failure
}

extension SubjectReply: Encodable where Value: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ReplyKeys.self)
    try container.encode(id, forKey: .id)
    switch outcome {
    case .value(let value): try container.encode(value, forKey: .value)
    case .failure(let message): try container.encode(message, forKey: .failure)
    }
  }
}

extension SubjectReply: Decodable where Value: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ReplyKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    if let message = try container.decodeIfPresent(String.self, forKey: .failure) {
      outcome = .failure(message)
    } else {
      outcome = .value(try container.decode(Value.self, forKey: .value))
    }
  }
}

/// The longest reply that the judge reads, in bytes.
package let longestReply = 1 << 16

/// The descriptor that a learner's program replies on.
package let replyDescriptor: Int32 = 3

/// The first byte of the line that a crashed program leaves among its replies: addresses within the program, in
/// hexadecimal, the innermost first.
package let crashMark = UInt8(ascii: "!")
