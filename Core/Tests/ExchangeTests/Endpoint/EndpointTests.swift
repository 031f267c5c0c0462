import Exchange
import Formats
import Testing
import Training

struct EndpointTests {
  @Test func `has one name and one place for everything that can be asked`() {
    let endpoints = API.endpoints
    #expect(Set(endpoints.map(\.name)).count == endpoints.count)
    #expect(Set(endpoints.map { "\($0.method.rawValue) \($0.path)" }).count == endpoints.count)
  }

  @Test(arguments: API.endpoints)
  func `says in one sentence what it does`(endpoint: Endpoint) {
    #expect(endpoint.summary.hasSuffix(".") && endpoint.summary.count <= 100)
    #expect(endpoint.path.hasPrefix("/"))
    // What changes something is nothing that somebody may do who may only look.
    let asks = [
      ServerAPI.speak, ServerAPI.hear, IntentAPI.sayStatus, AgentAPI.talk,
      MindAPI.ProveScript.endpoint,
    ]
    #expect(!endpoint.changes || endpoint.scope != .read || asks.contains(endpoint))
    let inPath = endpoint.path.split(separator: "/").filter { $0.hasPrefix(":") }
    #expect(
      endpoint.parameters.filter { $0.place == .path }.map(\.name)
        == inPath.map { String($0.dropFirst()) }
    )
  }

  @Test func `writes the address of a question with everything escaped`() {
    #expect(MemoryAPI.List.endpoint.target() == "/api/v1/memory")
    #expect(MemoryAPI.Forget.endpoint.target(["key": "a/b c"]) == "/api/v1/memory/a%2Fb%20c")
    let search = HistoryAPI.List(search: "läufe & mehr", limit: 5).call
    #expect(
      HistoryAPI.List.endpoint.target(search.values)
        == "/api/v1/history?search=l%C3%A4ufe%20%26%20mehr&limit=5"
    )
  }

  @Test func `finds the endpoint of a path`() {
    #expect(API.endpoint(.get, "/api/v1/history/3f2a/alike") == HistoryAPI.Alike.endpoint)
    #expect(API.endpoint(.delete, "/api/v1/memory/heart.max") == MemoryAPI.Forget.endpoint)
    #expect(API.endpoint(.get, "/api/v1/nothing") == nil)
  }

  @Test func `says what can be asked at a path, where a word comes before a parameter`() {
    #expect(API.methods(at: "/api/v1/devices/codes") == [.post])
    #expect(API.methods(at: "/api/v1/devices/0a0b0c0d") == [.delete])
    #expect(API.methods(at: "/api/v1/challenge") == [.get, .post, .put, .delete])
    #expect(API.methods(at: "/api/v1/nothing") == [])
  }

  @Test func `says which value of a query does not fit`() {
    let runner = HistoryAPI.KnowRunner.endpoint
    #expect(runner.complaint(about: ["age": "40", "sex": "male"]) == nil)
    #expect(runner.complaint(about: [:]) == nil)
    #expect(
      runner.complaint(about: ["age": "4"]) == "\"age\" is 4, expected a number from 5 to 110"
    )
    #expect(
      runner.complaint(about: ["sex": "x"])?.hasPrefix("\"sex\" is x, expected one of ") == true
    )
    let trends = HistoryAPI.Trends.endpoint
    #expect(
      trends.complaint(about: ["on": "2026-13-01"])
        == "\"on\" is not a day, expected one like 2026-06-01"
    )
    #expect(
      LinkAPI.Acked.endpoint.complaint(about: [:]) == "\"device\" is missing"
    )
  }
}
