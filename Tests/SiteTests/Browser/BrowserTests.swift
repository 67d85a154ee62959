import Foundation
import Lessons
import Testing

/// The pages in a real browser, opened from disk with every other host out of reach.
@Suite(
  .serialized, .timeLimit(.minutes(3)),
  .enabled(if: WebDriver.isAvailable, "chromium and chromedriver are not installed"))
struct BrowserTests {
  /// Gives a test a browser and a site to read, and holds it to pages the browser has no complaint of.
  static func read(
    _ settings: BrowserSettings = BrowserSettings(), course: Course = SampleCourse.course(),
    _ body: (Browser, BrowserSite) async throws -> Void
  ) async throws {
    let site = try BrowserSite(course)
    defer { site.remove() }
    let driver = try WebDriver()
    defer { driver.stop() }
    let browser = try driver.open(settings)
    do {
      try await body(browser, site)
      let complaints = try browser.complaints()
      #expect(complaints.isEmpty)
    } catch {
      try? browser.close()
      throw error
    }
    try browser.close()
  }
}
