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

  /// Writes the whole book.
  ///
  /// - Parameters:
  ///   - write: Takes the book piece by piece.
  ///   - chapter: Gives the document of the lesson with the number, from 0.
  func write(
    to write: ([UInt8]) throws -> Void,
    chapter: (Int) throws -> BookDocument
  ) throws {
    var archive = Archive()
    func add(_ path: String, _ file: BookDocument) throws {
      try write(archive.entry(path, file))
      try write(file.bytes)
    }
    // A reader knows a book by its first file.
    try add("mimetype", BookDocument(Array("application/epub+zip".utf8)))
    try add("META-INF/container.xml", BookDocument(Self.document([container])))
    try add("book/package.opf", BookDocument(Self.document([package])))
    try add("book/style.css", BookDocument(style))
    try add(
      "book/\(language)/nav.xhtml",
      BookDocument(Self.page(outline.title, language, [contents])))
    for (number, lesson) in (course.course.lessons[language] ?? []).enumerated() {
      try add("book/\(language)/\(lesson.id).xhtml", try chapter(number))
    }
    for (path, bytes) in media.shown { try add("book/\(path)", BookDocument(bytes)) }
    try write(archive.end)
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
      + media.shown.enumerated().map { index, picture in
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
