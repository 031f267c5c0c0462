import Exchange
import Formats
import Foundation
import Testing
import Training

struct LogRoutesTests {
  private let visitor = Visitor()

  private func ask(
    _ method: String,
    _ path: String,
    _ body: String = "",
    language: String = "en"
  ) async throws -> (status: Int, json: JSON) {
    let answer = try await visitor.ask(
      method,
      "/api/v1/" + path,
      headers: [("X-Pacesetter", "1"), ("Accept-Language", language)],
      body: Array(body.utf8)
    )
    return (answer.status, (try? JSON.parse(answer.body)) ?? .null)
  }

  private func logSets(_ reps: Int...) async throws {
    let now = Int(Date().timeIntervalSince1970) - 60
    for count in reps {
      let set =
        #"{"exercise":"Squat","result":{"count":\#(count),"load":{"value":80,"unit":"kg"}}}"#
      let body = #"{"sets":[\#(set)],"at":\#(now),"utcOffsetMinutes":0}"#
      #expect(try await ask("POST", "log/sets", body).status == 200)
    }
  }

  @Test func `shows the log in the reader's language, with the goal of the week`() async throws {
    try await logSets(5, 8)
    _ = try await ask("PUT", "library/preferences/wish", #"{"value":{"weeklyGoal":4},"at":1000}"#)
    let report = try await ask("GET", "log/report")
    #expect(report.status == 200)
    #expect(report.json["log"]?["week"]?.string == "1 workout, 0 min, 2 sets.")
    #expect(report.json["log"]?["sessions"]?.array?.count == 1)
    #expect(report.json["streak"]?["target"]?.number == 4)
    let german = try await ask("GET", "log/report", language: "de")
    #expect(german.json["log"]?["week"]?.string == "1 Workout, 0 Min., 2 Sätze.")
    #expect(try await ask("GET", "log/report?limit=0").status == 400)
  }

  @Test func `passes over what an older page left as a wish`() async throws {
    _ = try await ask("PUT", "library/preferences/wish", #"{"value":"much","at":1000}"#)
    _ = try await ask("PUT", "library/preferences/checkIns", #"{"value":[5,{"at":1}],"at":1000}"#)
    let report = try await ask("GET", "log/report")
    #expect(report.status == 200 && report.json["log"]?["sessions"]?.array == [])
  }

  @Test func `packs the log for pages`() async throws {
    try await logSets(5, 8, 8)
    let packed = try await ask("GET", "log/packed").json
    #expect(packed["shapes"]?.array?.count == 1)
    #expect(packed["sessions"]?[0]?["sets"] == [0, 5, 80, 0, 8, 80, 0, 8, 80])
    let log = try PackedLog(answer: packed).log
    #expect(log.sessions.first?.sets.map { $0.reps } == [5, 8, 8])
  }
}
