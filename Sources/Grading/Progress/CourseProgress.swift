import Lessons

/// Which questions of a course a learner has solved; the page's export has the same form.
package struct CourseProgress: Codable, Equatable, Sendable {
  /// What is known of one question.
  package struct Entry: Codable, Equatable, Sendable {
    package enum State: String, Codable, Sendable {
      /// Not solved yet.
      case open
      /// Answered in the learner's own words, which nobody has compared with the model answer yet.
      case answered
      case passed
    }

    package var state: State

    /// The version of the question that the state belongs to; nil where it is not known.
    package var version: String?

    /// How many hints were given.
    package var hints: Int?

    package init(state: State, version: String?, hints: Int? = nil) {
      self.state = state
      self.version = version
      self.hints = hints
    }
  }

  /// What a question's entry means now.
  package enum Standing: String, Equatable, Sendable {
    case open, answered, passed
    /// Passed, but the question asks for something else by now.
    case passedEarlierVersion
  }

  package static let format = "courseware-progress"

  package var format = Self.format
  package var version = 1

  /// The course's stored name.
  package var course: String

  /// By question id.
  package var questions: [String: Entry] = [:]

  package init(course: String) {
    self.course = course
  }

  /// How a question stands in the version it has now.
  package func standing(of question: Question) -> Standing {
    guard let entry = questions[question.id] else { return .open }
    let isCurrent = entry.version == nil || entry.version == question.version.text
    switch entry.state {
    case .passed: return isCurrent ? .passed : .passedEarlierVersion
    case .answered: return isCurrent ? .answered : .open
    case .open: return .open
    }
  }

  /// Notes a state; what was passed in this version stays passed.
  package mutating func mark(_ question: Question, _ state: Entry.State) {
    if standing(of: question) == .passed { return }
    // That an earlier version was passed is worth more than an open question.
    if state == .open, standing(of: question) == .passedEarlierVersion { return }
    questions[question.id] = Entry(
      state: state, version: question.version.text, hints: questions[question.id]?.hints)
  }

  /// Takes in what another file knows to be passed.
  ///
  /// - Returns: How many questions it adds.
  package mutating func merge(_ other: CourseProgress) -> Int {
    let added = other.questions.filter { id, entry in
      entry.state == .passed
        && (questions[id]?.state != .passed || questions[id]?.version != entry.version)
    }
    questions.merge(added) { $1 }
    return added.count
  }
}

extension CourseProgress {
  /// Counts a hint.
  ///
  /// - Returns: How many were given before.
  package mutating func takeHint(of question: Question) -> Int {
    var entry =
      questions[question.id] ?? Entry(state: .open, version: question.version.text)
    let given = entry.hints ?? 0
    entry.hints = given + 1
    questions[question.id] = entry
    return given
  }
}
