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
    to write: (ArraySlice<UInt8>) throws -> Void,
    chapter: (Int) throws -> BookDocument
  ) throws {
    var archive = Archive()
    func add(_ path: String, _ file: BookDocument) throws {
      try write(archive.entry(path, file)[...])
      try write(file.bytes)
    }
    // A reader knows a book by its first file.
    try add("mimetype", BookDocument(Array("application/epub+zip".utf8)))
    try add("META-INF/container.xml", BookDocument(Self.document(container)))
    try add("book/package.opf", BookDocument(Self.document(package)))
    try add("book/style.css", BookDocument(style))
    try add(
      "book/\(language)/nav.xhtml",
      BookDocument(Self.page(outline.title, language, body: contents)))
    for (number, lesson) in (course.course.lessons[language] ?? []).enumerated() {
      try add("book/\(language)/\(lesson.id).xhtml", try chapter(number))
    }
    for (path, bytes) in media.shown { try add("book/\(path)", BookDocument(bytes)) }
    try write(archive.end[...])
  }

  private static func document(_ root: (inout Serializer) -> Void) -> [UInt8] {
    Serializer.bytes(syntax: .xml) { out in
      out.raw(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
      root(&out)
      out.newline()
    }
  }

  /// A chapter's document.
  static func page(
    _ title: String, _ language: String, body: (inout Serializer) -> Void
  ) -> [UInt8] {
    document { out in
      let attributes: Attributes = [
        "xmlns": "http://www.w3.org/1999/xhtml", "xmlns:epub": "http://www.idpf.org/2007/ops",
        "lang": language, "xml:lang": language,
      ]
      out.element("html", attributes) { out in
        out.element("head") { out in
          out.element("title", text: title)
          out.void("link", ["rel": "stylesheet", "type": "text/css", "href": "../style.css"])
        }
        out.element("body", [:], body)
      }
    }
  }

  private func container(to out: inout Serializer) {
    let attributes: Attributes = [
      "version": "1.0", "xmlns": "urn:oasis:names:tc:opendocument:xmlns:container",
    ]
    out.element("container", attributes) { out in
      out.element("rootfiles") { out in
        out.void(
          "rootfile",
          ["full-path": "book/package.opf", "media-type": "application/oebps-package+xml"])
      }
    }
  }

  private func contents(to out: inout Serializer) {
    out.element("nav", ["epub:type": "toc"]) { out in
      out.element("h1", text: words(.contents))
      out.element("ol") { out in
        for lesson in chapters {
          out.element("li") { $0.element("a", ["href": "\(lesson.id).xhtml"], text: lesson.title) }
        }
      }
    }
  }

  private func package(to out: inout Serializer) {
    let attributes: Attributes = [
      "xmlns": "http://www.idpf.org/2007/opf", "version": "3.0", "unique-identifier": "id",
      "xml:lang": language,
    ]
    let ids = (1..<chapters.count + 1).map { "lesson\($0)" }
    out.element("package", attributes) { out in
      metadata(to: &out)
      out.element("manifest") { out in
        let page = "application/xhtml+xml"
        item("nav", "\(language)/nav.xhtml", page, properties: "nav", to: &out)
        item("style", "style.css", "text/css", to: &out)
        for (id, lesson) in zip(ids, chapters) {
          item(id, "\(language)/\(lesson.id).xhtml", page, to: &out)
        }
        for (index, picture) in media.shown.enumerated() {
          item("picture\(index + 1)", picture.path, Self.type(of: picture.path), to: &out)
        }
      }
      out.element("spine") { out in
        for id in ids { out.void("itemref", ["idref": id]) }
      }
    }
  }

  private func metadata(to out: inout Serializer) {
    let day = course.provenance?.day ?? "2000-01-01"
    let name = "urn:courseware:\(course.course.storedName):\(language)"
    out.element("metadata", ["xmlns:dc": "http://purl.org/dc/elements/1.1/"]) { out in
      out.element("dc:identifier", ["id": "id"], text: name)
      out.element("dc:title", text: outline.title)
      out.element("dc:language", text: language)
      out.element("meta", ["property": "dcterms:modified"], text: day + "T00:00:00Z")
    }
  }

  private func item(
    _ id: String, _ path: String, _ type: String, properties: String? = nil,
    to out: inout Serializer
  ) {
    out.void(
      "item", ["id": id, "href": path, "media-type": type, "properties": properties])
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
