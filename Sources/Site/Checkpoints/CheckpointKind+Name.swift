import Lessons

extension CheckpointKind {
  var name: Word {
    switch self {
    case .predict: .predict
    case .which: .which
    case .choose: .choose
    case .blank: .blank
    case .explain: .explain
    case .code: .code
    }
  }
}
