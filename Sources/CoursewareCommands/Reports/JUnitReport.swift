import Diagnostics
import Grading
import Lessons

/// Reports as JUnit XML: a suite for each question, a case for each of its checks.
struct JUnitReport {
  let session: Session
  let words: LearnerWords

  /// The reports, without a final line break.
  func text(_ reports: [QuestionReport]) -> String {
    XMLTree("testsuites", ["name": session.course.storedName], reports.map(suite)).document
  }

  private func suite(_ report: QuestionReport) -> XMLTree {
    var cases = report.checks.map { testCase($0, of: report) }
    if cases.isEmpty || !report.diagnostics.isEmpty { cases.append(whole(report)) }
    func count(_ name: String) -> String {
      "\(cases.count { $0.children.contains { $0.name == name } })"
    }
    return XMLTree(
      "testsuite",
      [
        "name": report.question.id, "tests": "\(cases.count)", "failures": count("failure"),
        "errors": count("error"), "skipped": count("skipped"),
      ], cases)
  }

  private func testCase(_ check: QuestionReport.Check, of report: QuestionReport) -> XMLTree {
    let details = (check.details + (check.hint.map { ["\(words.hint): \($0)"] } ?? []))
      .joined(separator: "\n")
    let name: String? =
      switch check.outcome {
      case .passed: nil
      case .failed, .trapped, .timedOut, .outOfMemory, .misbehaved: "failure"
      case .notRun: "error"
      }
    let children = name.map { name in
      [
        XMLTree(
          name, ["type": check.outcome.rawValue, "message": words.outcome(check.outcome)],
          text: details)
      ]
    }
    return XMLTree(
      "testcase", ["classname": report.question.id, "name": check.title], children ?? [])
  }

  /// The question as a case of its own, for what is no check's.
  private func whole(_ report: QuestionReport) -> XMLTree {
    let text = report.diagnostics.flatMap { session.shown($0).lines }.joined(separator: "\n")
    let child: XMLTree? =
      switch report.state {
      case .judged(.passed): nil
      case .judged(let verdict):
        XMLTree(
          verdict == .graderFault ? "error" : "failure",
          ["type": verdict.rawValue, "message": words.state(report.state)], text: text)
      case .unanswered, .toCompare:
        XMLTree("skipped", ["message": words.state(report.state)])
      }
    let title = report.question.checkpoint.title.plainText
    return XMLTree(
      "testcase", ["classname": report.question.id, "name": title],
      child.map { [$0] } ?? [])
  }
}
