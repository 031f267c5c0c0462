import Testing
import Training

struct DiagnosticTests {
  @Test func `prints the line of a compiler`() {
    let diagnostic = Diagnostic(
      .error,
      offset: 17,
      line: 2,
      column: 5,
      message: "found `=`, expected `==`",
      suggestion: "write `==`"
    )
    #expect(diagnostic.description == "2:5: error: found `=`, expected `==`; write `==`")
  }

  @Test func `knows a warning from an error`() {
    let warning = Diagnostic(.warning, offset: 0, line: 1, column: 1, message: "always true")
    #expect(warning.description == "1:1: warning: always true")
    #expect(![warning].hasErrors)
  }
}
