import Prompts
import Testing

struct ModelTableTests {
  private let table = ModelTable(
    Array(
      #"{"read_on":"2026-11-24","models":[{"name":"small","input":1,"output":5,"cached":0.1,"stored":1.25,"structured":true},{"name":"large","input":3,"output":15,"cached":0.3,"stored":3.75,"structured":true}],"recognizers":[{"name":"slow","minute":0.006},{"name":"quick","minute":0.003}],"defaults":{"summary":"large"}}"#
        .utf8
    )
  )

  @Test func `counts every kind of token at its price`() {
    let tokens = TokenCount(input: 1000, output: 100, cached: 10_000, stored: 2000)
    #expect(table?.cost(of: tokens, model: "small") == Int64(1000 + 500 + 1000 + 2500))
  }

  @Test func `counts a model that nobody knows as the dearest`() {
    let tokens = TokenCount(input: 10, output: 10)
    #expect(table?.cost(of: tokens, model: "new") == table?.cost(of: tokens, model: "large"))
  }

  @Test func `counts sound by the minute, and a recognizer that nobody knows as the dearest`() {
    #expect(table?.cost(ofSeconds: 12.5, recognizer: "quick") == 625)
    #expect(table?.cost(ofSeconds: 30, recognizer: "new") == 3000)
    #expect(ModelTable.unknown.cost(ofSeconds: 60, recognizer: "any") == 60_000)
  }

  @Test func `reads no table with a hole in it`() {
    #expect(
      ModelTable(Array(#"{"read_on":"2026-11-24","models":[{"name":"x"}],"defaults":{}}"#.utf8))
        == nil
    )
  }
}
