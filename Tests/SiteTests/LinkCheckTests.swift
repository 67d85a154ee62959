import Diagnostics
import Testing

@testable import Site

struct LinkCheckTests {
  private func problems(_ markdown: String, _ media: [String: [UInt8]] = [:]) -> [String] {
    SiteBuilder(theme: SampleCourse.theme).build(
      SampleCourse.course(first: "# Title\n\n## Here {#here}\n\n" + markdown),
      media: CourseMedia(files: media)
    ).diagnostics.map(\.line)
  }

  @Test(arguments: [
    "[a](#here)", "[a](second.md)", "[a](second.md#q3)", "[a](../de/second.md#q4)",
    "[a](./second.md)",
    "[a](https://swift.org/x.md#y)", "[a](index.md)", "[a](first.md#here)",
  ])
  func `is content with a link that leads somewhere`(link: String) {
    #expect(problems(link) == [])
  }

  @Test(arguments: [
    ("[a](#hera)", "there is no place '#hera' in 'en/first.md'; did you mean 'here'?"),
    ("[a](secand.md)", "there is no lesson 'secand.md'; did you mean 'en/second'?"),
    (
      "[a](second.md#q99)",
      "there is no place '#q99' in 'en/second.md'; name it as it stands in the folder 'lessons'"
    ),
    (
      "[a](../../etc/passwd)",
      "there is no file '../../etc/passwd' beside the lesson; name it as it stands in the folder 'lessons'"
    ),
    (
      "![a](screen.png)",
      "there is no file 'screen.png' beside the lesson; name it as it stands in the folder 'lessons'"
    ),
  ])
  func `says where a dead link stands and what may be meant`(link: String, message: String) {
    #expect(problems("text\n" + link) == ["lessons/en/first.md:5:1: error: \(message) [dead-link]"])
  }

  @Test func `takes pictures into the site`() {
    let site = SiteBuilder(theme: SampleCourse.theme).build(
      SampleCourse.course(first: "![A screen](my%20screen.png)"),
      media: CourseMedia(files: ["en/my screen.png": [1, 2, 3]]))
    #expect(site.diagnostics.isEmpty)
    #expect(site.files["en/my screen.png"] == [1, 2, 3])
    #expect(site.text("en/first.html").contains(#"<img src="my%20screen.png" alt="A screen">"#))
  }

  @Test(arguments: [("b%C3%A4r.png", "bär.png"), ("50%.png", "50%.png"), ("%4.png", "%4.png")])
  func `reads the encoded bytes of an address`(address: String, name: String) {
    let site = SiteBuilder(theme: SampleCourse.theme).build(
      SampleCourse.course(first: "![A](\(address))"), media: CourseMedia(files: ["en/" + name: [1]])
    )
    #expect(site.diagnostics.isEmpty)
    #expect(site.files["en/" + name] == [1])
  }

  @Test(arguments: [
    "<svg><script>x</script></svg>", "<svg onload='x'/>", "<svg><a href='javascript:x'/></svg>",
    "<svg><foreignObject/></svg>",
  ])
  func `takes in no drawing that can run something`(drawing: String) {
    let bytes = Array(drawing.utf8)
    let site = SiteBuilder(theme: SampleCourse.theme).build(
      SampleCourse.course(), media: CourseMedia(files: ["en/a.svg": bytes]))
    #expect(site.files["en/a.svg"] == nil)
    #expect(site.diagnostics.map(\.identifier) == ["active-picture"])
  }
}
