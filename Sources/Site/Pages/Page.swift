import HTML

/// One page: what its head says, what its body holds, and where it stands in the site.
struct Page: Sendable {
  /// From the site's root, such as `en/data-flow.html`.
  var path: String

  var language: String
  var title: String
  var summary: String?

  /// The page in each language it can be read in, by language, from the site's root.
  var versions: [String: String] = [:]

  /// The scripts that only this page needs, from the site's root.
  var scripts: [String] = []

  /// The pages before and after this one, from the site's root.
  var previous: String?
  var next: String?

  /// Whether the page is a text of its own, as a lesson is.
  var isArticle = false

  /// Whether search engines are to leave the page out.
  var isHidden = false

  /// The site's place on its server, such as `/course/`, for a page that appears under any address.
  var place: String?

  /// What stands in it, as markup.
  var body: [UInt8]

  /// The way to the site's root: steps upwards from this page's folder, or the site's place.
  var root: String { place ?? String(repeating: "../", count: path.filter { $0 == "/" }.count) }

  /// The address of a file of the site as seen from this page.
  func address(of file: String) -> String {
    let folder = path.split(separator: "/").dropLast()
    let target = file.split(separator: "/")
    guard let own = folder.first, folder.count == 1, target.count == 2, target[0] == own else {
      return root + file
    }
    return String(target[1])
  }
}
