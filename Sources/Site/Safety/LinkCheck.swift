import Diagnostics
private import FoundationEssentials
import Lessons

/// Finds links that lead nowhere in the site.
struct LinkCheck {
  /// The lessons that can be linked to, by page without extension, such as `en/data-flow`.
  private let lessons: [String: Lesson]

  /// The pages without a lesson, such as `en/index`.
  private let indexes: Set<String>

  /// The pictures and other files beside the lessons, such as `en/screen.png`.
  private let media: Set<String>

  init(course: Course, media: Set<String>) {
    lessons = Dictionary(
      course.lessons.flatMap { language, lessons in
        lessons.map { ("\(language)/\($0.id)", $0) }
      }, uniquingKeysWith: { first, _ in first })
    indexes = Set(course.lessons.keys.map { $0 + "/index" })
    self.media = media
  }

  /// What is wrong with the links of a lesson.
  func diagnostics(for links: [Sanitizer.Link], of lesson: Lesson) -> [Diagnostic] {
    links.compactMap { link in
      guard Address(link.address).isRelative, let problem = problem(with: link, in: lesson) else {
        return nil
      }
      return Diagnostic(
        .error, "dead-link", problem.summary, advice: problem.advice, file: lesson.file,
        range: link.range)
    }
  }

  private func problem(
    with link: Sanitizer.Link, in lesson: Lesson
  ) -> (summary: String, advice: String)? {
    let (path, rest) = Address(link.address).parts
    let target =
      path.isEmpty ? "\(lesson.language)/\(lesson.id).md" : resolve(path, from: lesson.language)
    if link.isImage || !target.hasSuffix(".md") {
      if media.contains(target) { return nil }
      return ("there is no file '\(link.address)' beside the lesson", nearest(target, media))
    }
    let page = String(target.dropLast(3))
    guard indexes.contains(page) || lessons[page] != nil else {
      return ("there is no lesson '\(link.address)'", nearest(page, indexes.union(lessons.keys)))
    }
    let fragment = rest.drop { $0 != "#" }.dropFirst()
    if fragment.isEmpty { return nil }
    let ids = lessons[page].map(Self.places) ?? []
    if ids.contains(String(fragment)) { return nil }
    return ("there is no place '#\(fragment)' in '\(page).md'", nearest(String(fragment), ids))
  }

  /// The places of a page that can be linked to.
  private static func places(of lesson: Lesson) -> [String] {
    lesson.allBlocks.compactMap { block in
      switch block.kind {
      case .heading(let heading): heading.id
      case .checkpoint(let checkpoint): checkpoint.id
      default: nil
      }
    }
  }

  private func resolve(_ path: String, from folder: String) -> String {
    var steps = [Substring(folder)]
    for step in path.split(separator: "/") where step != "." {
      if step == "..", !steps.isEmpty { steps.removeLast() } else { steps.append(step) }
    }
    return percentDecoded(steps.joined(separator: "/"))
  }

  /// An address with its encoded bytes as themselves; as it is where they are no text.
  private func percentDecoded(_ address: String) -> String {
    let parts = address.split(separator: "%", omittingEmptySubsequences: false)
    let bytes = parts.dropFirst().reduce(into: Array(parts[0].utf8)) { bytes, part in
      let code = part.prefix { $0.isHexDigit }.prefix(2)
      if code.count == 2, let byte = UInt8(code, radix: 16) {
        bytes.append(byte)
        bytes += part.utf8.dropFirst(2)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes += part.utf8
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? address
  }

  private func nearest(_ word: String, _ candidates: some Sequence<String>) -> String {
    suggestion(for: word, among: candidates.sorted()).map { "did you mean '\($0)'?" }
      ?? "name it as it stands in the folder 'lessons'"
  }
}
