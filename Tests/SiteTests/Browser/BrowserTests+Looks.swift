import Foundation
import Testing

extension BrowserTests {
  /// What the pages look like; pictures of them are left in `.build/screenshots`.
  struct Looks {
    static let pages = [
      "en/first.html", "de/second.html", "de/index.html", "de/proof.html", "en/print.html",
      "index.html", "404.html",
    ]

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../.build/screenshots").standardized

    private func keep(_ picture: Data, _ name: String) throws {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try picture.write(to: Self.folder.appending(path: name + ".png"))
      #expect(picture.count > 1000)
    }

    @Test(arguments: [false, true])
    func `never scrolls sideways in a window`(isDark: Bool) async throws {
      try await BrowserTests.read(
        BrowserSettings(isDark: isDark), course: SampleCourse.course(first: SampleCourse.showcase)
      ) { browser, site in
        for width in [500, 768, 1000, 1440] {
          try browser.resize(width: width, height: 900)
          for path in Self.pages {
            try browser.go(to: site.page(path))
            let excess = try browser.run(
              "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            #expect(excess as? Int == 0, "\(path) at \(width)")
            let name = path.dropLast(5).replacing("/", with: "-")
            try keep(browser.screenshot(), "\(name)-\(width)-\(isDark ? "dark" : "light")")
          }
        }
      }
    }

    @Test func `never scrolls sideways on a phone, where the contents come and go`() async throws {
      try await BrowserTests.read(
        course: SampleCourse.course(first: SampleCourse.showcase)
      ) { browser, site in
        for width in [320, 390] {
          try browser.emulatePhone(width: width)
          for path in Self.pages {
            try browser.go(to: site.page(path))
            #expect(try browser.run("return innerWidth") as? Int == width)
            let excess = try browser.run("return document.documentElement.scrollWidth - innerWidth")
            #expect(excess as? Int == 0, "\(path)")
            try keep(browser.screenshot(), path.dropLast(5).replacing("/", with: "-") + "-\(width)")
          }
        }
        try browser.go(to: site.page("en/first.html"))
        #expect(try browser.isShown(".contents") == false)
        try browser.click(".menu")
        #expect(try browser.isShown(".contents"))
        try browser.click(".contents a[href='#a-heading-with-code']")
        #expect(try browser.isShown(".contents") == false)
      }
    }
  }
}
