/// The interface's words and sentences.
///
/// `{1}` and `{2}` in a sentence stand for values. What the script says is marked so in ``isForScript``.
package enum Word: String, CaseIterable, Sendable {
  // Around every page.
  case languageName, readInThisLanguage, sameQuestionInThisLanguage, skipToContent
  case contents, questions, previous, next, search, scheme, close, home
  case schemeAuto, schemeLight, schemeDark, linkToSection, footnotes, backToText

  // The start pages.
  case chooseLanguage, startHere, goOn, lessons, allLessons, lookUp, lessonOf, oneQuestion,
    manyQuestions, minutes
  case beginner, intermediate, advanced, requires
  case progress, progressNote, exportProgress, importProgress, resetProgress
  case takeAlong, wholeCourse, book, answers, withAnswers
  case pageNotFound, pageNotFoundText

  // What is not translated from the source as it is.
  case stalePart, borrowedPart

  // What was proven.
  case provenWith, sketchesLeft, revision, revisionOf, months, draft
  case proofTitle, proofWhat, proofWay, proofCount, proofRepeat
  case proofCompiles, proofRefused, proofRuns, proofTraps, proofAnswered, proofSketch
  case markCompiles, markRefused, markRuns, markTraps, markAnswered, markSketch

  // Callouts.
  case tip, note, important, warning, caution, compilerMessage, goal, hint

  // Code.
  case before, after, copy, output, compilerRefuses, stopsWithTrap, sketch, scrollableTable

  // Checkpoints.
  case predict, which, choose, blank, explain, code
  case predictTask, predictOneTask, predictValuesTask, valueNumber, whichTask, whichOneTask,
    chooseTask, blankTask, explainTask, codeTask
  case answer, compiles, fails, fits, differs, blankNumber, check, editFile, startCommand,
    checkCommand
  case didYouHaveIt, didCheckPass, yes, notYet

  // What the script says.
  case copied, right, wrong, allRight, someRight, noneFilled, marked, unmarked
  case statePassed, stateOpen, stateOld, passedOf
  case searchPrompt, searchNone, searchInstead, searchFound, searchOne, searchKeys
  case imported, importFailed, resetAsk, resetDone

  /// Whether the script needs the word while the page is read.
  package var isForScript: Bool {
    switch self {
    case .copied, .right, .wrong, .allRight, .someRight, .noneFilled, .marked, .unmarked,
      .statePassed, .stateOpen, .stateOld, .passedOf, .searchPrompt, .searchNone, .searchInstead,
      .searchFound, .searchOne, .searchKeys, .imported, .importFailed, .resetAsk, .resetDone,
      .copy, .search, .close, .goOn, .schemeAuto, .schemeLight, .schemeDark:
      true
    default: false
    }
  }
}
