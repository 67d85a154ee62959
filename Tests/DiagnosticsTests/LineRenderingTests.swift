import Diagnostics
import Testing

struct LineRenderingTests {
  @Test func `a diagnostic without a place is its words alone`() {
    #expect(Diagnostic(.warning, "odd", "this is odd").line == "warning: this is odd [odd]")
  }
}
