import Diagnostics
import FoundationEssentials

extension LearnerWords {
  /// There is no course where the tool looks for one.
  var noCourse: Diagnostic {
    Diagnostic(
      .error, "no-course",
      pick(
        "there is no course.json here or in a folder above",
        "hier und in den Ordnern darüber liegt keine course.json"),
      advice: pick(
        "go to a course folder, or name one with '--course DIR'",
        "wechsle in den Ordner eines Kurses, oder nenne einen mit ‚--course DIR‘"))
  }

  /// The folder that was named holds no course.
  func noCourse(in folder: String) -> Diagnostic {
    Diagnostic(
      .error, "no-course",
      pick(
        "\(quoted(folder)) holds no course.json", "in \(quoted(folder)) liegt keine course.json"),
      advice: pick(
        "name a folder that does with '--course DIR'",
        "nenne mit ‚--course DIR‘ einen Ordner, in dem eine liegt"))
  }

  /// A fault of the machine or of the tool, as one line.
  ///
  /// - Parameter folder: Where the user stands; files are named from there.
  func fault(_ error: any Error, shownFrom folder: String) -> String {
    "courseware: error: "
      + (fault(ofFile: error as? CocoaError, folder)
        ?? pick("the tool itself failed: \(error)", "das Werkzeug ist gescheitert: \(error)"))
  }

  private func fault(ofFile error: CocoaError?, _ folder: String) -> String? {
    guard let error, let path = error.filePath else { return nil }
    let file = quoted(shownPath(path, from: folder, in: folder))
    return switch error.code {
    case .fileWriteNoPermission, .fileWriteVolumeReadOnly:
      pick(
        "\(file) may not be written; give yourself the right to, or work in a copy of the course",
        "\(file) darf nicht geschrieben werden; gib dir das Recht dazu, oder arbeite in einer Kopie des Kurses"
      )
    case .fileReadNoPermission:
      pick(
        "\(file) may not be read; give yourself the right to",
        "\(file) darf nicht gelesen werden; gib dir das Recht dazu")
    case .fileWriteOutOfSpace:
      pick(
        "there is no room for \(file); make some on the disk",
        "für \(file) ist kein Platz; schaff welchen auf der Platte")
    default: nil
    }
  }
}
