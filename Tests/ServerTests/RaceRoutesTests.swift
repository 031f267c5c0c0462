import Formats
import Server
import Record
import Storage
import Testing
import Training

struct RaceRoutesTests {
  private let visitor = Visitor()

  private func ask(
    _ method: String,
    _ path: String,
    _ body: String = ""
  ) async throws -> (status: Int, json: JSON) {
    let answer = try await visitor.ask(
      method,
      "/api/v1/" + path,
      headers: [("X-Pacesetter", "1")],
      body: Array(body.utf8)
    )
    return (answer.status, (try? JSON.parse(answer.body)) ?? .null)
  }

  private func names(_ json: JSON) -> [String?] {
    (json["races"]?.array ?? []).map { $0["name"]?.string }
  }

  private let typed =
    #"{"name":"Far","day":"2099-09-27","distance":"half","target":"1:45:00","#
    + #""fuel":"gel at 8 km, 16 km","drink":"","notes":""}"#
  private let written =
    #"{"name":"Past","day":"2026-06-01","distanceMeters":10000,"targetSeconds":2700}"#

  @Test func `keeps what a form sends and what a program writes, what comes first`() async throws {
    #expect(try await ask("GET", "races").json["races"]?.array == [])
    #expect(try await ask("POST", "races", written).status == 200)
    let answer = try await ask("POST", "races", typed)
    #expect(names(answer.json) == ["Far", "Past"])
    let far = answer.json["races"]?[0]
    #expect(far?["distanceMeters"]?.number == 21_097.5 && far?["targetSeconds"]?.number == 6300)
    #expect(far?["cues"]?.array == ["8.00 km: gel", "16.00 km: gel"])
    #expect(far?["sentences"]?[0] == "Target 1:45:00 (4:59 /km).")
    #expect(
      answer.json["races"]?[1]?["sentences"]?[1]
        == "Your record has no run of about this length on that day."
    )
    let twice = try await ask("POST", "races", typed)
    #expect(twice.status == 409 && twice.json["detail"]?.string?.contains("Far") == true)
    // Trends have what comes, and not what is long over.
    let trends = try await ask("GET", "trends?on=2099-01-01").json
    #expect(names(trends) == ["Far"])
  }

  @Test func `says how a race went that somebody has run`() async throws {
    let archive = try await visitor.keep.archive()
    let file = ImportedFile(name: "a", kind: "fit", digest: "a")
    _ = try await RecordStore(archive.database).add(file) { (writer) throws(Never) in
      var run = ActivitySummary(
        id: "a",
        sport: .running,
        kind: "running",
        startedAt: LocalTime(secondsSince1970: 1_780_300_000),
        source: .fit
      )
      (run.elapsed, run.distance) = (.seconds(2688), .meters(10_050))
      writer.add(Activity(summary: run))
    }
    let race = try await ask("POST", "races", written).json["races"]?[0]
    #expect(race?["activityId"] == "a" && race?["resultSeconds"]?.number == 2688)
    #expect(
      race?["sentences"]?[1] == "You ran 10.05 km in 44:48, 0:12 faster than the target."
    )
  }

  @Test func `changes a race, keeps its course and takes another from a file`() async throws {
    let id = try #require(try await ask("POST", "races", typed).json["races"]?[0]?["id"]?.string)
    let points = (0...210).map { row in
      "<rtept lat='\(52 + Double(row) * 100.4 / 111_195)' lon='13'><ele>\(row % 50)</ele></rtept>"
    }
    let gpx = "<gpx><rte>" + points.joined() + "</rte></gpx>"
    let body = typed.dropLast() + #","courseFile":{"name":"far.gpx","text":"\#(gpx)"}}"#
    let paved = try await ask("PUT", "races/" + id, String(body))
    #expect(paved.status == 200 && paved.json["races"]?[0]?["course"]?["name"] == "far.gpx")
    let slower = typed.replacing("1:45:00", with: "1:50:00")
    let race = try await ask("PUT", "races/" + id, slower).json["races"]?[0]
    #expect(race?["id"]?.string == id && race?["targetSeconds"]?.number == 6600)
    #expect(race?["course"]?["name"] == "far.gpx" && race?["typed"]?["target"] == "1:50:00")
    let flat = slower.dropLast() + #","courseEntry":"none"}"#
    #expect(try await ask("PUT", "races/" + id, String(flat)).json["races"]?[0]?["course"] == nil)
    let wrong = typed.dropLast() + #","courseFile":{"name":"a.txt","text":"hello"}}"#
    let refused = try await ask("PUT", "races/" + id, String(wrong))
    #expect(refused.status == 400)
    #expect(refused.json["detail"]?.string?.contains("choose a GPX or TCX file") == true)
    #expect(try await ask("PUT", "races/none", typed).status == 404)
    #expect(try await ask("POST", "races", written).status == 200)
    let taken = typed.replacing("Far", with: "Past").replacing("2099-09-27", with: "2026-06-01")
    #expect(try await ask("PUT", "races/" + id, taken).status == 409)
  }

  @Test func `takes a race out, and brings it back`() async throws {
    let id = try #require(
      try await ask("POST", "races", typed).json["races"]?[0]?["id"]?.string
    )
    #expect(names(try await ask("DELETE", "races/" + id).json) == [])
    #expect(try await ask("DELETE", "races/" + id).status == 404)
    #expect(names(try await ask("POST", "races/undo").json) == ["Far"])
    #expect(try await ask("POST", "races/undo").status == 404)
  }

  @Test(arguments: [
    ("{}", "name"), ("[", ""),
    (#"{"name":"A","day":"soon","distance":"5km","target":"25min"}"#, "soon"),
    (#"{"name":"A","day":"2026-09-27","distance":"5","target":"25min"}"#, "add a unit"),
    (
      #"{"name":"A","day":"2026-09-27","distanceMeters":5,"targetSeconds":2700}"#,
      "distanceMeters"
    ),
  ])
  func `refuses what is no race, and says why`(body: String, words: String) async throws {
    let answer = try await ask("POST", "races", body)
    #expect(answer.status == 400)
    let detail = answer.json["detail"]?.string ?? ""
    #expect(words.isEmpty || detail.contains(words), "\(detail)")
  }
}
