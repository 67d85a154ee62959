import HTML
import Lessons

/// The course in one language as an electronic book (EPUB 3).
///
/// Its chapters lie in a folder named as the language, beside the pictures, as the lessons do; so their addresses
/// for pictures hold.
struct Book {
  let course: CourseContext
  let words: Words
  let media: CourseMedia
  let style: [UInt8]

  /// The book's name in its language's folder.
  static let file = "course.epub"

  /// The book's file in the site.
  var path: String { "\(words.language)/\(Self.file)" }

  private var language: String { words.language }
  private var outline: CourseOutline { course.outline(words) }
  private var chapters: [CourseOutline.Entry] { outline.lessons + outline.references }

  /// The whole book of the chapters given.
  func bytes(of chapters: [(id: String, bytes: [UInt8])]) -> [UInt8] {
    var archive = Archive()
    // A reader knows a book by its first file.
    archive.add("mimetype", Array("application/epub+zip".utf8))
    archive.add("META-INF/container.xml", Self.document([container]))
    archive.add("book/package.opf", Self.document([package]))
    archive.add("book/style.css", style)
    archive.add("book/\(language)/nav.xhtml", Self.page(outline.title, language, [contents]))
    for chapter in chapters {
      archive.add("book/\(language)/\(chapter.id).xhtml", chapter.bytes)
    }
    for (path, bytes) in pictures { archive.add("book/\(path)", bytes) }
    return archive.bytes
  }

  private var pictures: [(String, [UInt8])] {
    media.files.filter { !CourseMedia.isActive($0.key, $0.value) }.sorted { $0.key < $1.key }
  }

  private static func document(_ nodes: [Node]) -> [UInt8] {
    var serializer = Serializer(syntax: .xml)
    serializer.write([.raw(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")] + nodes + ["\n"])
    return serializer.bytes
  }

  /// A chapter's document.
  static func page(_ title: String, _ language: String, _ body: [Node]) -> [UInt8] {
    document([
      .element(
        "html",
        [
          "xmlns": "http://www.w3.org/1999/xhtml", "xmlns:epub": "http://www.idpf.org/2007/ops",
          "lang": language, "xml:lang": language,
        ],
        [
          .element(
            "head", [:],
            [
              .element("title", [:], [.text(title)]),
              .void("link", ["rel": "stylesheet", "type": "text/css", "href": "../style.css"]),
            ]),
          .element("body", [:], body),
        ])
    ])
  }

  private var container: Node {
    .element(
      "container",
      ["version": "1.0", "xmlns": "urn:oasis:names:tc:opendocument:xmlns:container"],
      [
        .element(
          "rootfiles", [:],
          [
            .void(
              "rootfile",
              ["full-path": "book/package.opf", "media-type": "application/oebps-package+xml"])
          ])
      ])
  }

  private var contents: Node {
    let items = chapters.map { lesson in
      Node.element(
        "li", [:], [.element("a", ["href": "\(lesson.id).xhtml"], [.text(lesson.title)])])
    }
    return .element(
      "nav", ["epub:type": "toc"],
      [.element("h1", [:], [.text(words(.contents))]), .element("ol", [:], items)])
  }

  private var package: Node {
    let chapters = self.chapters.enumerated().map { index, lesson in
      (id: "lesson\(index + 1)", path: "\(language)/\(lesson.id).xhtml")
    }
    let items =
      [
        item("nav", "\(language)/nav.xhtml", "application/xhtml+xml", properties: "nav"),
        item("style", "style.css", "text/css"),
      ] + chapters.map { item($0.id, $0.path, "application/xhtml+xml") }
      + pictures.enumerated().map { index, picture in
        item("picture\(index + 1)", picture.0, Self.type(of: picture.0))
      }
    let order = chapters.map { Node.void("itemref", ["idref": $0.id]) }
    return .element(
      "package",
      [
        "xmlns": "http://www.idpf.org/2007/opf", "version": "3.0", "unique-identifier": "id",
        "xml:lang": language,
      ],
      [metadata, .element("manifest", [:], items), .element("spine", [:], order)])
  }

  private var metadata: Node {
    let day = course.provenance?.day ?? "2000-01-01"
    return .element(
      "metadata", ["xmlns:dc": "http://purl.org/dc/elements/1.1/"],
      [
        .element(
          "dc:identifier", ["id": "id"],
          [.text("urn:courseware:\(course.course.storedName):\(language)")]
        ),
        .element("dc:title", [:], [.text(outline.title)]),
        .element("dc:language", [:], [.text(language)]),
        .element("meta", ["property": "dcterms:modified"], [.text(day + "T00:00:00Z")]),
      ])
  }

  private func item(_ id: String, _ path: String, _ type: String, properties: String? = nil) -> Node
  {
    .void("item", ["id": id, "href": path, "media-type": type, "properties": properties])
  }

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last?.lowercased() {
    case "svg": "image/svg+xml"
    case "jpg", "jpeg": "image/jpeg"
    case let type?: "image/\(type)"
    case nil: "application/octet-stream"
    }
  }
}
