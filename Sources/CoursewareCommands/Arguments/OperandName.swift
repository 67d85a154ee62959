/// What an operand of a command is called.
package enum OperandName: Sendable {
  case question, lessonFile, lessonOrBlock

  /// As an object of a sentence.
  func words(in language: LearnerWords) -> String {
    switch self {
    case .question: language.pick("a question such as q12", "eine Frage wie q12")
    case .lessonFile: language.pick("a lesson file", "die Datei einer Lektion")
    case .lessonOrBlock: language.pick("a lesson or a block", "eine Lektion oder einen Block")
    }
  }
}
