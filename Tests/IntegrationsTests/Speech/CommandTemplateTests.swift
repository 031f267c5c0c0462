import Integrations
import Testing

struct CommandTemplateTests {
  @Test func `cuts a line into words and fills in the files`() throws {
    let template = try CommandTemplate(#"say "my voice" --out={out} 'it''s' a\ b {text-file}"#)
    #expect(template.program == "say")
    #expect(
      template.arguments(textFile: "/t {out}", out: "/o")
        == ["my voice", "--out=/o", "its", "a b", "/t {out}"]
    )
  }

  @Test func `gives shell characters no meaning`() throws {
    let template = try CommandTemplate("say {out}; rm -rf $HOME && `id` > x | y")
    #expect(
      template.arguments(textFile: "t", out: "o")
        == ["o;", "rm", "-rf", "$HOME", "&&", "`id`", ">", "x", "|", "y"]
    )
  }

  @Test(arguments: [
    ("", CommandTemplateError.empty),
    ("  ", .empty),
    ("say {text-file}", .noOutput("say {text-file}")),
    ("say 'x {out}", .openQuote("say 'x {out}")),
    ("say {out} \\", .openQuote("say {out} \\")),
  ])
  func `says what a line lacks`(line: String, error: CommandTemplateError) {
    #expect(throws: error) { try CommandTemplate(line) }
  }
}
