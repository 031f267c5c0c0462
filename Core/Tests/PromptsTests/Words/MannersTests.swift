import Prompts
import Screens
import Testing

struct MannersTests {
  private func problems(_ reply: String) -> String {
    let work = Sample.reply
    let answer = #"{"reply":"\#(reply)"}"#
    return work.read(answer, to: work.prompt(sharing: Sample.everything)).problems
      .map(\.description).joined(separator: "; ")
  }

  @Test(arguments: [
    ("You can push through the pain now.", "push through the pain"),
    ("Shit, that is quick.", "swears"),
    ("Look at https://example.net for more.", "address"), ("Keep <b>going</b> now.", "sign"),
    ("Run it like 🐇 today.", "sign"), ("That burns some fat off you.", "fat"),
  ])
  func `lets no bad manners through`(reply: String, reason: String) {
    #expect(problems(reply).contains(reason), "\(problems(reply))")
  }

  @Test func `takes no placeholder for markup, and nothing that hides behind a brace for one`() {
    #expect(!problems("You hold {target_pace} well.").contains("sign"))
    #expect(problems("You hold {a_b} well.").contains("{a_b} is no placeholder"))
    #expect(problems("You hold {it_well").contains("sign"))
  }

  @Test func `finds the answer in thoughts, fences and prose`() {
    let work = Sample.reply
    let answer = "<think>hm {</think>Here:\n```json\n{\"reply\":\"Hold 5:02 and relax.\"}\n```"
    #expect(
      work.read(answer, to: work.prompt(sharing: Sample.everything)).value == "Hold 5:02 and relax."
    )
  }
}
