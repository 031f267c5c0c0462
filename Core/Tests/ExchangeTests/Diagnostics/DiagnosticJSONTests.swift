import Exchange
import Formats
import Testing
import Training

struct DiagnosticJSONTests {
  @Test func `is written with its place and its suggestion`() {
    var json = JSONWriter()
    Diagnostic(
      .warning,
      offset: 41,
      line: 3,
      column: 7,
      message: "`1 < 2` is always true",
      suggestion: "leave it out"
    ).write(to: &json)
    #expect(
      json.text == """
        {"severity":"warning","line":3,"column":7,"offset":41,\
        "message":"`1 < 2` is always true","suggestion":"leave it out"}
        """
    )
  }
}
