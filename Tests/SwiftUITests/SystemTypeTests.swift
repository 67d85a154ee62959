import Foundation
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

  @Test func `keeps attributes of UIKit beside those of SwiftUI`() {
    var text = AttributedString("A")
    text.font = .systemFont(ofSize: 14, weight: .bold)
    text.foregroundColor = .red
    #expect(text.uiKit.font != nil && text.swiftUI.font == nil)
    #expect(text.swiftUI.foregroundColor == .red)
  }

  @MainActor @Test func `takes a mark of a slider for each element`() throws {
    let screen = Screen {
      Slider(value: .constant(0.5)) {
        Text("Size")
      } ticks: {
        SliderTick(0)
        SliderTickContentForEach([0.25, 0.5], id: \.self) { SliderTick($0) { Text("Mark") } }
      }
    }
    #expect(try screen.element(.kind(.slider)).label == "Size")
  }
}
