/// The types of files that the system knows.
extension UTType {
  /// The type `public.item`.
  public static let item = UTType(known: "public.item")
  /// The type `public.content`.
  public static let content = UTType(known: "public.content")
  /// The type `public.data`.
  public static let data = UTType(known: "public.data", .item)
  /// The type `public.directory`.
  public static let directory = UTType(known: "public.directory", .item)
  /// The type `public.folder`.
  public static let folder = UTType(known: "public.folder", .directory)
  /// The type `com.apple.package`.
  public static let package = UTType(known: "com.apple.package", .directory)
  /// The type `com.apple.bundle`.
  public static let bundle = UTType(known: "com.apple.bundle", .directory)
  /// The type `com.apple.application`.
  public static let application = UTType(known: "com.apple.application")
  /// The type `public.symlink`.
  public static let symbolicLink = UTType(known: "public.symlink", .item)
  /// The type `public.text`.
  public static let text = UTType(known: "public.text", .data)
  /// The type `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text", .text)
  /// The type `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text", .plainText)
  /// The type `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text", .plainText)
  /// The type `public.rtf`.
  public static let rtf = UTType(known: "public.rtf", .text)
  /// The type `com.apple.rtfd`.
  public static let rtfd = UTType(known: "com.apple.rtfd", .package)
  /// The type `public.html`.
  public static let html = UTType(known: "public.html", .text)
  /// The type `public.xml`.
  public static let xml = UTType(known: "public.xml", .text)
  /// The type `public.json`.
  public static let json = UTType(known: "public.json", .text)
  /// The type `public.yaml`.
  public static let yaml = UTType(known: "public.yaml", .text)
  /// The type `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list", .data)
  /// The type `public.delimited-values-text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text", .text)
  /// The type `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(
    known: "public.comma-separated-values-text", .delimitedText)
  /// The type `public.tab-separated-values-text`.
  public static let tabSeparatedText = UTType(
    known: "public.tab-separated-values-text", .delimitedText)
  /// The type `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code", .plainText)
  /// The type `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source", .sourceCode)
  /// The type `public.vcard`.
  public static let vCard = UTType(known: "public.vcard", .text)
  /// The type `public.url`.
  public static let url = UTType(known: "public.url", .data)
  /// The type `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url", .url)
  /// The type `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf", .data)
  /// The type `public.zip-archive`.
  public static let zip = UTType(known: "public.zip-archive", .archive)
  /// The type `public.archive`.
  public static let archive = UTType(known: "public.archive", .data)
  /// The type `public.database`.
  public static let database = UTType(known: "public.database")
  /// The type `public.spreadsheet`.
  public static let spreadsheet = UTType(known: "public.spreadsheet", .content)
  /// The type `public.presentation`.
  public static let presentation = UTType(known: "public.presentation", .content)
  /// The type `org.idpf.epub-container`.
  public static let epub = UTType(known: "org.idpf.epub-container", .data)
  /// The type `public.font`.
  public static let font = UTType(known: "public.font", .data)
  /// The type `public.calendar-event`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// The type `public.contact`.
  public static let contact = UTType(known: "public.contact")
  /// The type `public.message`.
  public static let message = UTType(known: "public.message")
  /// The type `public.image`.
  public static let image = UTType(known: "public.image", .data)
  /// The type `public.png`.
  public static let png = UTType(known: "public.png", .image)
  /// The type `public.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg", .image)
  /// The type `com.compuserve.gif`.
  public static let gif = UTType(known: "com.compuserve.gif", .image)
  /// The type `public.tiff`.
  public static let tiff = UTType(known: "public.tiff", .image)
  /// The type `com.microsoft.bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp", .image)
  /// The type `public.heic`.
  public static let heic = UTType(known: "public.heic", .image)
  /// The type `public.heif`.
  public static let heif = UTType(known: "public.heif", .image)
  /// The type `public.svg-image`.
  public static let svg = UTType(known: "public.svg-image", .image)
  /// The type `org.webmproject.webp`.
  public static let webP = UTType(known: "org.webmproject.webp", .image)
  /// The type `public.camera-raw-image`.
  public static let rawImage = UTType(known: "public.camera-raw-image", .image)
  /// The type `com.apple.live-photo`.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// The type `public.audiovisual-content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content", .data)
  /// The type `public.movie`.
  public static let movie = UTType(known: "public.movie", .audiovisualContent)
  /// The type `public.video`.
  public static let video = UTType(known: "public.video", .movie)
  /// The type `public.mpeg-4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4", .movie)
  /// The type `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie", .movie)
  /// The type `public.audio`.
  public static let audio = UTType(known: "public.audio", .audiovisualContent)
  /// The type `public.mp3`.
  public static let mp3 = UTType(known: "public.mp3", .audio)
  /// The type `com.microsoft.waveform-audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio", .audio)
  /// The type `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio", .audio)
  /// The type `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile", .data)
  /// The type `com.apple.reality`.
  public static let realityFile = UTType(known: "com.apple.reality", .data)
}
