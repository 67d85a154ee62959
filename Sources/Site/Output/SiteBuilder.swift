import Diagnostics
import HTML
package import Lessons

/// Makes the site of a course.
///
/// 1. takes out of each lesson what may not reach a page;
/// 2. makes a page of each lesson, a start page per language, and the page that chooses between them;
/// 3. binds the lessons of each language into one page for paper, and into an electronic book;
/// 4. adds the theme, and per language what the script needs: words, questions, the index for searching.
///
/// The same course gives the same bytes: no clock, no order of chance.
package struct SiteBuilder: Sendable {
  package var theme: Theme

  /// Where the site will stand, with a final slash; nil where it is not known, as on a disk.
  package var base: String?

  package init(theme: Theme, base: String? = nil) {
    self.theme = theme
    self.base = base.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// Makes the site of a course.
  ///
  /// - Parameters:
  ///   - course: The course, its lessons as they were read.
  ///   - exercises: The checkpoints that have an exercise, by id.
  ///   - provenance: What the course was proven with, or nil where it was not.
  ///   - media: The pictures beside the lessons.
  /// - Returns: The site's files, and what there is to say of the lessons on the way.
  package func build(
    _ course: Course, exercises: Set<String> = [], provenance: Provenance? = nil,
    media: CourseMedia = CourseMedia()
  ) -> Site {
    var site = Site()
    for language in course.manifest.languages where Words(language: language) == nil {
      site.diagnostics.append(
        Diagnostic(
          .error, "no-words", "the interface has no words in '\(language)'",
          advice: "it speaks \(Words.languages.joined(separator: " and "))", file: "course.json"))
    }
    for file in Theme.required where theme.files[file] == nil {
      site.diagnostics.append(
        Diagnostic(
          .error, "theme-file", "the theme has no file '\(file)'",
          advice: "put it beside the others"))
    }
    let context = CourseContext(
      course: sanitized(course, media, &site.diagnostics), exercises: exercises,
      provenance: provenance)
    for (path, bytes) in theme.assets { site.files["assets/" + path] = bytes }
    for (path, bytes) in media.files.sorted(by: { $0.key < $1.key }) {
      if CourseMedia.isActive(path, bytes) {
        site.diagnostics.append(
          Diagnostic(
            .error, "active-picture", "the drawing can run a script",
            advice: "take scripts, handlers and entities out of it", file: "lessons/\(path)"))
      } else {
        site.files[path] = bytes
      }
    }
    let pages = pages(of: context)
    let writer = PageWriter(base: base)
    for page in pages { site.files[page.path] = writer.bytes(of: page) }
    for words in context.languages {
      let book = Book(
        course: context, words: words, media: media, style: theme.files["book.css"] ?? [])
      site.files[book.path] = book.bytes
      site.files["assets/course-\(words.language).js"] =
        CourseScript(course: context, words: words).bytes
      site.files["assets/search-\(words.language).js"] =
        SearchIndex(course: context, language: words.language).bytes
    }
    for (path, text) in Listings(pages: pages, base: base).files {
      site.files[path] = Array(text.utf8)
    }
    return site
  }

  private func sanitized(
    _ course: Course, _ media: CourseMedia, _ diagnostics: inout [Diagnostic]
  ) -> Course {
    var copy = course
    let check = LinkCheck(course: course, media: Set(media.files.keys))
    for language in course.lessons.keys.sorted() {
      copy.lessons[language] = course.lessons[language]?.map { lesson in
        var copy = lesson
        var sanitizer = Sanitizer(file: lesson.file)
        copy.blocks = sanitizer.sanitize(lesson.blocks)
        diagnostics += sanitizer.diagnostics
        diagnostics += check.diagnostics(for: sanitizer.links, of: lesson)
        return copy
      }
    }
    return copy
  }

  private func pages(of context: CourseContext) -> [Page] {
    var pages = [ChoicePage(course: context).page, NotFoundPage(course: context, base: base).page]
    for words in context.languages {
      pages.append(LanguagePage(course: context, words: words).page)
      pages.append(ProofPage(course: context, words: words).page)
      pages.append(PrintPage(course: context, words: words).page)
      for lesson in context.course.lessons[words.language] ?? [] {
        pages.append(LessonPage(course: context, lesson: lesson, words: words).page)
      }
    }
    return pages
  }
}
