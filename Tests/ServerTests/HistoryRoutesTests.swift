import Formats
import Foundation
import Server
import Record
import Storage
import Testing
import Training

struct HistoryRoutesTests {
  private var visitor = Visitor()

  private func fill(_ count: Int) async throws {
    let store = RecordStore(try await visitor.keep.archive().database)
    let file = ImportedFile(name: "a", kind: "fit", digest: "a")
    _ = try await store.add(file) { (writer) throws(Never) in
      for number in 0..<count {
        var summary = ActivitySummary(
          id: "id\(number)",
          sport: .running,
          kind: "running",
          startedAt: LocalTime(secondsSince1970: 1_780_300_000 + Double(number) * 86_400),
          source: .fit,
          sourceName: number == 1 ? "Old watch" : "watch"
        )
        summary.elapsed = .seconds(1500)
        summary.distance = .meters(5000)
        var activity = Activity(summary: summary)
        activity.samples.time = [0, 1]
        activity.pulse = [PulseTime(beatsPerMinute: 150, seconds: 1500)]
        writer.add(activity)
      }
      var session = StrengthSession(
        id: "s",
        name: "Legs",
        startedAt: LocalTime(secondsSince1970: 0),
        program: "strong"
      )
      session.sets = [LiftedSet("Squat")]
      writer.add(session)
    }
  }

  private func json(_ path: String, in language: String = "en") async throws -> JSON {
    let headers = [("Accept-Language", language)]
    return try JSON.parse(
      try await visitor.ask("GET", "/api/v1/" + path, headers: headers).body
    )
  }

  private func send(_ method: String, _ path: String, _ body: String) async throws -> Int {
    try await visitor.ask(
      method,
      "/api/v1/" + path,
      headers: [("X-Pacesetter", "1")],
      body: Array(body.utf8)
    ).status
  }

  @Test func `lists in pages, finds, and shows in full`() async throws {
    try await fill(3)
    let first = try await json("history?limit=2")
    #expect(first["entries"]?.array?.compactMap { $0["id"]?.string } == ["id2", "id1"])
    let next = try #require(first["next"]?.string)
    let rest = try await json("history?limit=2&from=" + next)
    #expect(rest["entries"]?.array?.compactMap { $0["id"]?.string } == ["id0", "s"])
    #expect(rest["next"] == nil)
    let found = try await json("history?search=old%20watch")
    #expect(found["entries"]?.array?.compactMap { $0["id"]?.string } == ["id1"])
    #expect(try await json("history/id1")["series"]?["time"]?.array == [0, 1])
    #expect(try await json("history/s")["sets"]?[0]?["exercise"]?.string == "Squat")
  }

  @Test func `takes another sport, and takes it back with the recorded kind`() async throws {
    let store = RecordStore(try await visitor.keep.archive().database)
    let file = ImportedFile(name: "a", kind: "fit", digest: "a")
    _ = try await store.add(file) { (writer) throws(Never) in
      writer.add(
        Activity(
          summary: ActivitySummary(
            id: "trail",
            sport: .running,
            kind: "trailRunning",
            startedAt: LocalTime(secondsSince1970: 1_780_300_000),
            source: .fit
          )
        )
      )
    }
    #expect(try await send("PATCH", "history/trail", #"{"sport":"cycling"}"#) == 200)
    let ride = try await json("history?kind=cycling")["rows"]?[0]
    #expect(ride?["title"] == "Cycling" && ride?["kind"] == "cycling")
    #expect(try await send("PATCH", "history/trail", #"{"sport":"walking"}"#) == 200)
    #expect(try await send("PATCH", "history/trail", #"{"sport":"running"}"#) == 200)
    #expect(try await json("history?kind=running")["rows"]?[0]?["title"] == "Trail running")
    #expect(try await send("PATCH", "history/trail", #"{"sport":"chess"}"#) == 400)
  }

  @Test func `measures in miles where that is asked for`() async throws {
    try await fill(2)
    let facts = try await json("history?limit=1&units=imperial")["rows"]?[0]?["facts"]
    #expect(facts?[0] == "3.11 mi")
    for path in [
      "years", "calendar?month=2026-06-02", "trends?on=2026-06-02", "history/id0?as=screen",
    ] {
      let sign = path.contains("?") ? "&" : "?"
      let answer = try await json(path + sign + "units=imperial")
      let words = answer.text()
      #expect(words.contains(" mi") && !words.contains("5.00 km"), "\(path)")
    }
    let both = try await json("compare?first=id0&second=id1&units=imperial")
    #expect(both.text().contains("3.11 mi"))
  }

  @Test func `shows the day, and draws no route where there is none`() async throws {
    try await fill(1)
    let today = try await json("today?goal=3&units=imperial")
    #expect(today["week"]?.string?.hasPrefix("This week: ") == true)
    #expect(today["days"]?.array?.count == 7)
    #expect(today["last"]?["id"] == "id0" && today["route"] == nil)
    #expect(today["line"]?.string?.isEmpty == false)
    #expect(try await json("history/id0/route")["route"] == nil)
  }

  @Test func `offers a voice note that is here whole, and names one that is not`() async throws {
    let archive = try await visitor.keep.archive()
    var summary = ActivitySummary(
      id: "talk",
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 1_780_300_000),
      source: .pacesetter
    )
    (summary.run, summary.elapsed) = ("run-7", .seconds(600))
    var activity = Activity(summary: summary)
    activity.samples.time = [0, 300, 600]
    activity.samples.distance = [0, 1000, 2000]
    let kept = activity
    let file = ImportedFile(name: "a", kind: "fit", digest: "a")
    _ = try await RecordStore(archive.database).add(file) { (writer) throws(Never) in
      writer.add(kept)
    }
    #expect(try await json("history/talk?as=screen")["lines"]?.array == [])
    #expect(try await json("history/talk")["voiceNotes"] == nil)

    let ids = ["0a", "0b", "0c"].map { String(repeating: $0, count: 16) }
    for (place, id) in ids.enumerated() {
      let wall = 1_780_300_000_000 + Int64(place) * 100_000
      let payload: JSON = ["file": .string(id), "seconds": 12, "began": .number(Double(wall))]
      _ = try await archive.events.write(
        "voiceNote",
        in: "run-7",
        at: LocalTime(Instant(millisecondsSince1970: Double(wall)), offset: .zero),
        payload
      )
    }
    // One is whole, of one a part has come, and of the last nothing.
    for id in ids.prefix(2) { try await archive.files.keep(chunk: 0, of: id, [1, 2, 3]) }
    _ = try await archive.files.complete(
      ids[0],
      chunks: 1,
      type: "audio/webm",
      session: "run-7",
      now: 0
    )
    let lines = try await json("history/talk?as=screen")["lines"]?.array ?? []
    #expect(lines.map { $0["file"]?.string } == [ids[0], nil, nil])
    #expect(lines.map { $0["time"]?.string } == ["0:00", "1:40", "3:20"])
    #expect(lines[0]["text"] == "Your voice note, 0:12, at 0.00 km")
    #expect(lines[1]["text"]?.string?.contains("Its sound is not here") == true)
    let notes = try await json("history/talk")["voiceNotes"]?.array ?? []
    #expect(notes.map { $0["isHere"]?.bool } == [true, false, false])
    #expect(notes.map { $0["atMeters"]?.integer } == [0, 1000, 1000])

    // With its session a note goes, and the run stays.
    #expect(try await send("DELETE", "sessions/run-7", "") == 204)
    #expect(try await visitor.ask("GET", "/api/v1/files/" + ids[0]).status == 404)
    #expect(try await json("history/talk?as=screen")["lines"]?.array == [])
  }

  @Test func `names the tiles under a run where there is a map, and no map elsewhere`() async throws
  {
    let archive = try await visitor.keep.archive()
    var activity = Activity(
      summary: ActivitySummary(
        id: "way",
        sport: .running,
        kind: "running",
        startedAt: LocalTime(secondsSince1970: 1_780_300_000),
        source: .fit
      )
    )
    activity.samples.time = [0, 300, 600]
    activity.samples.latitude = [52.51628, 52.52128, 52.52628]
    activity.samples.longitude = [13.37771, 13.38271, 13.38771]
    let kept = activity
    let file = ImportedFile(name: "a", kind: "fit", digest: "a")
    _ = try await RecordStore(archive.database).add(file) { (writer) throws(Never) in
      writer.add(kept)
    }
    let plain = try await json("history/way?as=screen")
    #expect(plain["map"] == nil && plain["route"] != nil)

    var mapped = self
    mapped.visitor.settings.tiles = try TileSource(
      template: "https://tile.example.org/{z}/{x}/{y}.png",
      credit: "© makers"
    )
    let screen = try await mapped.json("history/way?as=screen")
    let map = try #require(screen["map"])
    #expect(map["credit"] == "© makers")
    #expect(map["hint"]?.string?.contains("tile.example.org") == true)
    let layers = map["layers"]?.array ?? []
    #expect(layers.count == 2)
    let narrow = layers.first?["tiles"]?.array ?? []
    #expect(
      narrow.contains { $0["address"] == "https://tile.example.org/14/8800/5373.png" }
    )
    #expect(narrow.allSatisfy { $0["x"]?.number != nil && $0["y"]?.number != nil })
    #expect(layers.first?["side"]?.number.map { (181...362).contains($0) } == true)
    #expect(screen["route"]?["width"] == plain["route"]?["width"])
  }

  @Test func `says where training goes`() async throws {
    try await fill(2)
    let trends = try await json("trends?on=2026-06-05&rest=50&max=190")
    #expect(trends["weeks"]?.array?.last?["runs"]?.integer == 2)
    #expect(
      trends["sentences"]?[0]?.string == "This week: 2 runs, 10.00 km, 50:00 in total."
    )
    #expect(trends["measure"]?["maxHeartRate"]?.integer == 190)
  }

  @Test func `says how long the heart was in which zone, by what it is told`() async throws {
    try await fill(1)
    let unknown = try await json("history/id0?as=screen")["zones"]
    #expect(unknown?["method"]?.string == "maximum")
    #expect(unknown?["basis"]?.string?.contains("in Settings") == true)
    #expect(unknown?["bars"]?[3]?["seconds"]?.integer == 1500)
    let told = try await json("history/id0?as=screen&rest=50&max=200")["zones"]
    #expect(told?["method"]?.string == "reserve")
    #expect(told?["bars"]?[1]?["seconds"]?.integer == 1500)
    #expect(told?["bars"]?[1]?["label"]?.string == "Zone 2")
    #expect(try await json("history/id0?rest=50&max=200")["zones"] == told)
    #expect(try await json("runner?max=200&age=30")["maxHeartRate"]?.integer == 200)
    #expect(try await visitor.ask("GET", "/api/v1/history/id0?max=1").status == 400)
  }

  @Test func `changes what is said of an entry, and nothing else of it`() async throws {
    try await fill(1)
    let body = #"{"label": "Long run", "perceivedEffort": 7}"#
    #expect(try await send("PATCH", "history/id0", body) == 200)
    let taken = #"{"label": null, "notes": "Windy"}"#
    #expect(try await send("PATCH", "history/id0", taken) == 200)
    let entry = try await json("history/id0")
    #expect(entry["label"] == nil)
    #expect(entry["notes"]?.string == "Windy")
    #expect(entry["perceivedEffort"]?.integer == 7)
    let wrong = #"{"perceivedEffort": 11}"#
    #expect(try await send("PATCH", "history/id0", wrong) == 400)
    #expect(try await json("history/id0")["perceivedEffort"]?.integer == 7)
  }

  @Test func `shows a month, finds what can be compared, and compares`() async throws {
    try await fill(3)
    let month = try await json("calendar?month=2026-06-01")
    let days = (month["weeks"]?.array ?? []).flatMap { $0["days"]?.array ?? [] }
    let done = days.filter { $0["rows"]?.array?.isEmpty == false }
    #expect(month["title"]?.string == "June 2026")
    #expect(done.map { $0["number"]?.integer } == [1, 2, 3])
    let alike = try await json("history/id1/alike")["rows"]?.array?.compactMap { $0["id"]?.string }
    #expect(alike == ["id2", "id0"])
    let both = try await json("compare?first=id0&second=id2")
    #expect(both["rows"]?[0]?.array?.compactMap { $0.string }.last == "the same")
    let months = try await json("calendar?month=2026-06-01", in: "de")
    #expect(months["title"]?.string == "Juni 2026")
    let german = try await json("compare?first=id0&second=id2", in: "de")
    #expect(german["rows"]?[0]?.array?.compactMap { $0.string }.last == "gleich")
    #expect(german["rows"]?[0]?[1]?.string == "5,00 km")
    // What has no positions is not offered as GPX.
    let files = try await json("history/id0?as=screen")["files"]?.array
    #expect(files == ["tcx", "fit", "csv"])
    #expect(try await visitor.ask("GET", "/api/v1/history/id0/file?format=gpx").status == 400)
    let lack = try await json("history/id0/file?format=gpx", in: "de")["detail"]?.string
    #expect(lack?.hasPrefix("Wähl ein anderes Format; GPX braucht Positionen") == true)
    #expect(try await json("history/s?as=screen")["files"]?.array == ["csv"])
    let csv = try await visitor.ask("GET", "/api/v1/history/id0/file?format=csv")
    #expect(csv.status == 200)
    #expect(String(decoding: csv.body, as: UTF8.self).contains("\n"))
  }

  @Test func `narrows the list, sums up years, and takes one entry out and back in`() async throws {
    try await fill(3)
    let ids = { (path: String) in
      try await json(path)["entries"]?.array?.compactMap { $0["id"]?.string }
    }
    #expect(try await ids("history?kind=strength") == ["s"])
    #expect(try await ids("history?year=1970") == ["s"])
    #expect(try await ids("history?search=june&kind=running") == ["id2", "id1", "id0"])
    #expect(try await ids("history?search=5%20km&limit=1") == ["id2"])
    let years = try await json("years")["years"]?.array ?? []
    #expect(years.compactMap { $0["year"]?.integer } == [2026, 1970])
    #expect(years.first?["words"]?.string == "3 activities · 15 km · 1 h")
    #expect(years.first?["months"]?[5]?["parts"]?[0]?["kind"]?.string == "running")
    #expect(try await send("DELETE", "history/id1", "") == 204)
    #expect(try await ids("history?kind=running") == ["id2", "id0"])
    #expect(try await send("DELETE", "history/id1", "") == 404)
    #expect(try await send("POST", "history/id1/restoration", "") == 204)
    #expect(try await send("POST", "history/id1/restoration", "") == 404)
    #expect(try await ids("history?kind=running") == ["id2", "id1", "id0"])
  }

  @Test func `deletes everything, and only when it is said in so many words`() async throws {
    try await fill(3)
    #expect(try await send("POST", "erase", "{}") == 400)
    #expect(try await json("history")["entries"]?.array?.count == 4)
    #expect(try await send("POST", "erase", #"{"erase": "everything"}"#) == 204)
    #expect(try await json("history")["entries"]?.array?.isEmpty == true)
    // The same file may be brought again.
    try await fill(1)
    #expect(try await json("history")["entries"]?.array?.count == 2)
  }

  @Test(arguments: [
    ("calendar?month=soon", 400), ("compare?first=", 400), ("history/s/file?format=gpx", 404),
    ("history?limit=0", 400), ("history?kind=sport", 400), ("history?year=now", 400),
    ("history?from=x", 400), ("history/none", 404),
    ("trends?on=today", 400), ("trends?rest=1", 400),
    ("history?search=" + String(repeating: "a", count: 201), 400),
  ])
  func `says what is wrong with a question`(path: String, status: Int) async throws {
    #expect(try await visitor.ask("GET", "/api/v1/" + path).status == status)
  }
}
