import Prompts
import Screens
import Testing

struct RetryPolicyTests {
  @Test func `sends again as the providers' own clients do`() {
    #expect(RetryPolicy.delay(after: 1, status: nil, chance: 0) == 0.5)
    #expect(RetryPolicy.delay(after: 2, status: 529, chance: 1) == 0.75)
    #expect(RetryPolicy.delay(after: 3, status: 529, chance: 0) == nil)
    #expect(RetryPolicy.delay(after: 1, status: 400, chance: 0) == nil)
    #expect(
      RetryPolicy.delay(after: 1, status: 503, headers: ["x-should-retry": "false"], chance: 0)
        == nil
    )
  }

  @Test(arguments: [429, 503, 529])
  func `waits as long as a server asks for`(status: Int) {
    func delay(_ headers: [String: String]) -> Double? {
      RetryPolicy.delay(after: 1, status: status, headers: headers, chance: 0)
    }
    #expect(delay(["retry-after": "7"]) == 7)
    #expect(delay(["retry-after": "7", "retry-after-ms": "250"]) == 0.25)
    let date = "Wed, 25 Nov 2026 08:00:00 GMT"
    #expect(delay(["retry-after": "Wed, 25 Nov 2026 08:00:12 GMT", "date": date]) == 12)
    // An hour is the longest; it is never taken for no wait at all.
    #expect(delay(["retry-after": "86400"]) == 3600)
    #expect(delay(["retry-after-ms": "86400000"]) == 3600)
    #expect(delay(["retry-after": "Wed, 24 Nov 2038 08:00:00 GMT", "date": date]) == 3600)
  }

  @Test(arguments: [
    "", "soon", "-3", "0", "nan", "inf", "Wed, 25 Nov 2026 07:59:59 GMT",
    "Wed, 31 Nov 2026 08:00:12 GMT",
  ])
  func `keeps to its own measure where a server names no wait`(text: String) {
    let headers = ["retry-after": text, "date": "Wed, 25 Nov 2026 08:00:00 GMT"]
    #expect(RetryPolicy.delay(after: 1, status: 503, headers: headers, chance: 0) == 0.5)
  }

  @Test func `says with the failure how long to wait`() {
    func wait(_ status: Int, _ body: String = "") -> Double? {
      #expect(throws: ModelError.self) {
        try Dialect.proxy.completion(
          status: status,
          headers: ["retry-after": "90"],
          body: Array(body.utf8),
          model: "m"
        )
      }?.wait
    }
    #expect([429, 503, 529].map { wait($0) } == [90, 90, 90])
    #expect(wait(429, #"{"detail":"that is too many in a minute"}"#) == 90)
    #expect(wait(401) == nil)
  }
}
