import Lessons

/// What the script needs to know on every page of one language, as a script of its own, since pages opened from
/// disk may not fetch data.
struct CourseScript {
  let course: CourseContext
  let words: Words

  var bytes: [UInt8] {
    let content = ScriptValue.record([
      // Names the course among others in the browser's storage: the same in every language.
      ("course", .text(course.course.storedName)),
      ("language", .text(words.language)),
      (
        "words",
        .texts(
          Dictionary(
            uniqueKeysWithValues: Word.allCases.filter(\.isForScript).map {
              ($0.rawValue, words($0))
            }
          ))
      ),
    ])
    return ScriptData.bytes(assigning: content, to: "courseware")
  }
}
