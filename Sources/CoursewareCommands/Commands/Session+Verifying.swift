import Diagnostics
import Grading
import Lessons
import Proofs
import Site

extension Session {
  /// Where the code of a translation is not the code of its source.
  ///
  /// - Parameter lessons: The lessons to look at; a pair counts when one of them is among these.
  /// - Returns: The problems, at the translation's places.
  func parityProblems(among lessons: [Lesson]) -> [Diagnostic] {
    let ids = Set(lessons.map(\.id))
    return translations.filter { ids.contains($0.source.id) && $0.translation != nil }.flatMap {
      LanguageParity.diagnostics($0.source, $0.completed)
    }
  }

  /// What of the words is not as the glossary and the source have it.
  ///
  /// - Parameter lessons: The lessons to look at.
  func wordProblems(among lessons: [Lesson]) -> [Diagnostic] {
    let files = Set(lessons.map(\.file))
    return
      (GlossaryCheck().diagnostics(for: course) + translations.flatMap(\.spellingProblems))
      .filter { $0.file.map(files.contains) ?? true }
  }

  /// The questions that would be asked in another way than their author meant.
  ///
  /// - Parameter lessons: The lessons to look at.
  func kindProblems(among lessons: [Lesson]) -> [Diagnostic] {
    let exercises = files == nil ? nil : Set(ExerciseReader.ids(inCourse: root))
    return lessons.flatMap { lesson in
      // What a translation still lacks is asked in the source's language.
      let whole = translations.first { $0.translation?.file == lesson.file }?.completed ?? lesson
      return whole.checkpoints.flatMap { checkpoint in
        checkpoint.kindProblems(
          isExercise: exercises?.contains(checkpoint.id), in: lesson.file)
      }
    }
  }

  /// The links that would lead nowhere in the course's site.
  ///
  /// - Parameter lessons: The lessons to look at; nothing is said of lessons without a course.
  func linkProblems(among lessons: [Lesson]) throws -> [Diagnostic] {
    guard files != nil else { return [] }
    let names = Set(lessons.map(\.file))
    return try course.completed(by: translations).linkProblems(
      media: CourseMedia(courseAt: root)
    ).filter { $0.file.map(names.contains) ?? true }
  }

  /// Lessons whose translation is not up to date, each with its blocks in notes.
  ///
  /// - Parameter lessons: The lessons to look at; a pair counts when one of them is among these.
  func translationProblems(among lessons: [Lesson]) -> [Diagnostic] {
    let ids = Set(lessons.map(\.id))
    return translations.filter { ids.contains($0.source.id) }.flatMap {
      $0.missingQuestions + [$0.problem].compactMap(\.self)
    }
  }

  /// Grades all variants of all exercises, and compares with what their author says.
  func verifyExercises() throws -> (exercises: Int, answers: Int, diagnostics: [Diagnostic]) {
    let ids = ExerciseReader.ids(inCourse: root)
    guard !ids.isEmpty, let language = course.manifest.languages.first else { return (0, 0, []) }
    let verifier = ExerciseVerifier(grader: try grader(), cache: results, jobs: try jobs)
    let checkpoints = course.manifest.languages.flatMap { language in
      (course.lessons[language] ?? []).flatMap { lesson in lesson.checkpoints.map { (lesson, $0) } }
    }
    var answers = 0
    var diagnostics: [Diagnostic] = []
    for (index, id) in ids.enumerated() {
      context.console.progress("grading exercise \(index + 1) of \(ids.count)")
      guard checkpoints.contains(where: { $0.1.id == id }) else {
        diagnostics.append(
          Diagnostic(
            .error, "no-question", "no lesson asks question \(id)",
            advice: "write a heading 'Q…:' for it, or take the folder away",
            file: "exercises/\(id)/exercise.json"))
        continue
      }
      do {
        let found = try exercise(id, language: language)
        let result = try verifier.verify(found.exercise, on: found.base)
        answers += result.answers
        diagnostics += result.diagnostics
        for (lesson, checkpoint) in checkpoints where checkpoint.id == id {
          diagnostics += found.exercise.hintProblems(in: checkpoint, of: lesson)
          diagnostics += found.exercise.wordProblems(in: checkpoint, of: lesson)
        }
      } catch let diagnostic as Diagnostic {
        diagnostics.append(diagnostic)
      }
    }
    context.console.progress("")
    return (ids.count, answers, diagnostics)
  }
}
