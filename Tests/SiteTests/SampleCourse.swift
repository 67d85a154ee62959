import Lessons

@testable import Site

/// A small course out of Markdown, for tests.
enum SampleCourse {
  static let english = """
    ---
    title: Pets & owners
    lang: en
    level: beginner
    summary: Who owns the pet?
    ---

    # Pets & owners

    > [!GOAL]
    > Know who owns.

    ## Owning {#owning}

    Read [question two](#q2) or [the other lesson](second.md#q3).

    ```swift before
    let a = 1
    ```

    ```swift after
    let b = 2
    let c = 3 // hidden
    ```

    ```swift hidden
    let secret = 4
    ```

    ### Q1: What is owned?

    Say it.

    <details>
    <summary>Answer</summary>

    The pet.

    </details>

    ### Q2: What is the value?

    ```swift predict
    let pet = 2 // given
    pet + 3
    "\\(pet)"
    ```

    <details>
    <summary>Answer</summary>

    ```answer
    5
    "2"
    ```

    Because of the sum.

    </details>
    """

  static let german = english.replacing("lang: en", with: "lang: de")
    .replacing("## Owning {#owning}", with: "## Besitzen {#owning}")
    .replacing("Pets & owners", with: "Tiere & ihre Schätzung")

  static let second = """
    ---
    title: Second
    requires: first
    ---

    ### Q3: Which compile?

    ```swift which
    let x = 1
    x = 2
    ```

    > [!HINT] works: it works
    > A hint for the checker.

    <details>
    <summary>Answer</summary>

    ```answer
    compiles
    fails
    ```

    </details>

    ### Q4: Fill in

    ```swift blank
    f(_____, _____)
    ```

    <details>
    <summary>Answer</summary>

    ```answer
    1
    2
    ```

    </details>

    ### Q5: Write it

    Write `rest()`.

    <details>
    <summary>Answer</summary>

    ```swift
    func rest() {}
    ```

    </details>
    """

  static func lesson(
    _ markdown: String, id: String = "first", language: String = "en"
  ) -> Lesson {
    LessonParser().parse(
      markdown, id: id, language: language, file: "lessons/\(language)/\(id).md"
    ).lesson
  }

  static func course(first: String = english) -> Course {
    Course(
      root: "/course",
      manifest: CourseManifest(
        title: ["en": "Pets", "de": "Tiere"], languages: ["en", "de"], lessons: ["first", "second"]),
      lessons: [
        "en": [lesson(first), lesson(second, id: "second")],
        "de": [lesson(german, language: "de"), lesson(second, id: "second", language: "de")],
      ])
  }

  static let theme = Theme(files: [
    "course.css": Array("body{}".utf8), "course.js": [], "search.css": [], "search.js": [],
    "icon.svg": [], "progress.js": [],
  ])

  static func site(first: String = english) -> Site {
    SiteBuilder(theme: theme).build(
      course(first: first), exercises: ["q5"], provenance: provenance)
  }

  static var provenance: Provenance {
    Provenance(
      compiler: "Swift 6.3.1", revision: "abc1234", day: "2026-03-05", proven: 12, sketches: 1)
  }
}

extension Site {
  /// A file as text; empty where there is none.
  func text(_ path: String) -> String {
    String(decoding: files[path] ?? [], as: UTF8.self)
  }

  /// A lesson's page, of the sample course with this text in its first lesson.
  static func page(_ markdown: String) -> String {
    SampleCourse.site(first: markdown).text("en/first.html")
  }
}
