import SwiftUI
import SwiftUIHost
import Testing

struct SystemTypeTests {
  @Test func `knows which types of files are also of others`() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(UTType.fileURL.conforms(to: .url) && !UTType.url.conforms(to: .fileURL))
    #expect(UTType("public.png") == .png && UTType("") == nil)
    #expect(UTType(exportedAs: "org.example.pet", conformingTo: .json).isSubtype(of: .text))
    #expect(UTType.json.preferredFilenameExtension == "json")
  }

  @MainActor @Test func `shows the time it is by the host's clock`() throws {
    let screen = Screen { Text(.currentDate, format: .dateTime.year()) }
    #expect(try screen.texts == [Date().formatted(.dateTime.year())])
  }
}
