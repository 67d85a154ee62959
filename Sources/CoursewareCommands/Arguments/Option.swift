/// An option a command takes.
package struct Option: Equatable, Sendable {
  /// With its dashes.
  package var name: String

  /// What its value is called in help; nil for a switch.
  package var value: String?

  /// What it does, in one line of help.
  package var help: String

  static let course = Option(
    name: "--course", value: "DIR",
    help: "the course folder (default: the nearest one upwards with a course.json)")
  static let output = Option(
    name: "--output", value: "DIR", help: "where the site goes (default: site/public in the course)"
  )
  static let base = Option(
    name: "--base", value: "URL",
    help: "where the site will stand, for canonical addresses and the sitemap")
  static let language = Option(
    name: "--lang", value: "LANG", help: "en or de (default: from the locale)")
  static let jobs = Option(
    name: "--jobs", value: "N", help: "how much is done at a time (default: the machine's cores)")
  static let format = Option(
    name: "--format", value: "FORM", help: "text, line, json, junit or github")
  static let changed = Option(
    name: "--changed", value: "REVISION", help: "only the lessons that differ from a git revision")
  static let explain = Option(
    name: "--explain", value: nil, help: "say of each snippet what it saw, and from where")
  static let noCache = Option(
    name: "--no-cache", value: nil, help: "prove everything anew, and keep nothing")
  static let quiet = Option(name: "--quiet", value: nil, help: "only say what is wrong")
  static let draft = Option(
    name: "--draft", value: nil, help: "build although something is not proven")
  static let unproven = Option(
    name: "--unproven", value: nil, help: "build without proving anything, and mark the pages so")
  static let all = Option(name: "--all", value: nil, help: "judge every question of the course")
  static let compared = Option(
    name: "--compared", value: nil,
    help: "say that your own words agree with the model answer you were shown")
  static let anyway = Option(
    name: "--anyway", value: nil, help: "show the answer to a question that is still open")
  static let importing = Option(
    name: "--import", value: "FILE", help: "add the progress that the site saved as a file")
  static let watch = Option(
    name: "--watch", value: nil, help: "judge again whenever the file is saved, until Ctrl-C")
  static let resultFormat = Option(
    name: "--format", value: "FORM", help: "text, json, junit or github (default: text)")
}
