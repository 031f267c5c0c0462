import Exchange
import Formats
import Screens
import Testing
import Training

/// Every question and every answer goes out and comes in as it was.
struct APIRequestTests {
  private let reader = APIReader(
    today: Day(daysSince1970: 20_000),
    offset: UTCOffset(clamping: 120)
  )

  private func again<Question: APIQuestion>(_ question: Question) throws -> Question {
    try Question(question.call)
  }

  private func again<Answer: APIAnswer>(_ answer: Answer) throws -> Answer {
    var json = JSONWriter()
    answer.write(to: &json, for: reader)
    return try Answer(answer: JSON.parse(json.bytes))
  }

  @Test func `carries questions about memory`() throws {
    let item = MemoryItem(
      .fact,
      "heart.max",
      .number(188),
      updatedAt: Instant(secondsSince1970: 1_780_300_000)
    )
    #expect(try again(MemoryAPI.Remember(item)).item == item)
    #expect(try again(MemoryAPI.Forget(key: "heart.max")).key == "heart.max")
    #expect(try again(MemoryList([item])) == MemoryList([item]))
  }

  @Test func `carries gear`() throws {
    let gear = Gear(
      name: "Red shoes",
      activities: 2,
      distance: .meters(12_340),
      moving: .seconds(4000),
      first: Day(daysSince1970: 19_000),
      last: Day(daysSince1970: 19_999)
    )
    let list = GearList([gear], canUndo: true)
    #expect(try again(list) == list)
    #expect(
      JSON.written { list.write(to: &$0, for: reader) }["gear"]?[0]?["words"]?.string
        == "12.34 km in 2 activities, last used: yesterday"
    )
    for change in [GearChange("a", to: "b"), GearChange("a", to: nil)] {
      #expect(try again(GearAPI.Change(change)).change == change)
    }
    let words = GearWords.text(gear, seenFrom: Day(daysSince1970: 20_000), in: .german)
    #expect(words == "12,34 km in 2 Aktivitäten, zuletzt benutzt: gestern")
  }

  @Test func `carries the first page and the profile`() throws {
    let asked = try again(HomeAPI.Today(goal: 4, units: .imperial))
    #expect(asked.goal == 4 && asked.units == .imperial)
    let run = ActivitySummary(
      id: "a",
      sport: .cycling,
      kind: "cycling",
      startedAt: LocalTime(secondsSince1970: 1_780_300_000, offset: UTCOffset(clamping: 120)),
      source: .fit
    )
    var samples = Samples()
    samples.latitude = [52, 52.01]
    samples.longitude = [13, 13]
    let today = TodayReport(
      on: reader.today,
      week: [.activity(run)],
      goal: 4,
      last: .activity(run),
      route: samples
    )
    #expect(today.route?.path.isEmpty == false)
    #expect(try again(today) == today)
    let memory = [
      MemoryItem(.fact, "age", .number(41), updatedAt: Instant(secondsSince1970: 5)),
      MemoryItem(.goal, "Berlin", .text("3:30"), updatedAt: Instant(secondsSince1970: 5)),
    ]
    let profile = RunnerProfile(of: Runner().filled(from: memory), remembering: memory)
    #expect(profile.memory.count == 1)
    #expect(try again(profile) == profile)
  }

  @Test func `measures in the units of the reader`() {
    var run = ActivitySummary(
      id: "a",
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 1_780_300_000),
      source: .fit
    )
    run.distance = .meters(10_000)
    let page = HistoryPage(entries: [.activity(run)], next: nil)
    var (metric, imperial) = (JSONWriter(), JSONWriter())
    page.write(to: &metric, for: reader)
    page.write(to: &imperial, for: reader.measuring(.imperial))
    #expect(metric.text.contains("\"10.00 km\"") && imperial.text.contains("\"6.21 mi\""))
  }

  @Test func `carries questions about what was done`() throws {
    let list = HistoryAPI.List(
      from: HistoryCursor("5.a.b"),
      search: "long run",
      kind: .cycling,
      year: 2025,
      limit: 7
    )
    let read = try again(list)
    #expect(read.from == list.from && read.search == "long run" && read.limit == 7)
    #expect(read.kind == .cycling && read.year == 2025)
    #expect(try again(HistoryAPI.Remove("3f")).prefix == "3f")
    #expect(try again(HistoryAPI.Restore("3f2a")).id == "3f2a")
    let years = YearList([
      MonthSum(
        year: 2025,
        month: 11,
        kind: .strength,
        count: 3,
        distance: .zero,
        duration: .seconds(5400)
      )
    ])
    #expect(try again(years) == years)
    var change = RemarkChange()
    change.label = .some("Long run")
    change.effort = .some(nil)
    change.gear = .some("Red shoes")
    change.sport = .cycling
    #expect(try again(HistoryAPI.Annotate("3f", change)).change == change)
    let said = Runner(
      age: 40,
      maxHeartRate: .beatsPerMinute(188),
      restingHeartRate: .beatsPerMinute(48),
      sex: .unspecified
    )
    let trends = try again(HistoryAPI.Trends(said, on: Day(daysSince1970: 20_000)))
    #expect(trends.said == said && trends.day == Day(daysSince1970: 20_000))
    let summary = ActivitySummary(
      id: "a",
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 1_780_300_000, offset: UTCOffset(clamping: 120)),
      source: .fit
    )
    let page = HistoryPage(entries: [.activity(summary)], next: HistoryCursor("5.a"))
    #expect(try again(page) == page)
    #expect(try again(Remarks(gear: "x")) == Remarks(gear: "x"))
  }

  @Test func `carries races with their words`() throws {
    let race = RaceSetup(
      id: "r",
      name: "Berlin",
      day: Day(daysSince1970: 20_010),
      distance: .meters(42_195),
      target: .seconds(12_600)
    )
    #expect(try again(RaceAPI.Add(race)).race == race)
    let list = RaceList([race], among: [], on: Day(daysSince1970: 20_000))
    #expect(list.entries.first?.screen.title == "Berlin")
    #expect(try again(list) == list)
    // Whoever writes a script for the race has its plan from here, and works out no pace.
    var json = JSONWriter()
    list.write(to: &json, for: reader)
    let plan = try JSON.parse(json.bytes)["races"]?.array?.first?["plan"]
    #expect(plan?["mode"]?.string == "race")
    #expect(plan?["goal"]?["distanceMeters"]?.number == 42_195)
    let pace = try #require(plan?["targetPaceSecPerKm"]?.number)
    #expect(abs(pace - 12_600 / 42.195) < 0.01)
  }

  @Test func `carries sessions, imports and devices`() throws {
    let session = SessionSummary(
      id: "run-1",
      events: 3,
      bytes: 300,
      began: LocalTime(
        Instant(millisecondsSince1970: 1_784_541_234_567),
        offset: UTCOffset(clamping: 120)
      ),
      ended: Instant(millisecondsSince1970: 1_784_541_299_000),
      devices: ["9f3c2a17b0d4e6f8"],
      isDamaged: true
    )
    let page = SessionPage(sessions: [session], next: SessionCursor("7-9"))
    #expect(try again(page) == page)
    let row = ImportRow(id: 1, at: 2, name: "a", files: 3, activities: 4, sessions: 5, figures: 6)
    #expect(try again(ImportList([row])) == ImportList([row]))
    let device = PairedDevice(id: "0a0b0c0d", name: "phone", paired: 1, seen: 2)
    #expect(try again(DeviceList([device], own: device.id)) == DeviceList([device], own: device.id))
    #expect(try again(DeviceCode("ABCD", seconds: 600)) == DeviceCode("ABCD", seconds: 600))
    let drawn = DeviceCode("ABCD", seconds: 600, on: "http://pace.home/pair")
    #expect(drawn.picture?.size == 33)
    #expect(try again(drawn) == drawn)
  }

  @Test func `carries a library and what changes it`() throws {
    let workout = OwnWorkout(
      name: "push mine/2",
      text: "# Mine",
      base: "push",
      baseText: "# Push",
      changedAt: Instant(secondsSince1970: 1000)
    )
    let wish = try Preference(
      key: "wish",
      value: ["minutes": 30],
      changedAt: Instant(secondsSince1970: 2000.5)
    )
    let offset = UTCOffset(clamping: 120)
    let kept = try again(LibraryAPI.Keep(workout, offset: offset))
    #expect(kept.workout == workout && kept.offset == offset)
    let preferred = try again(LibraryAPI.Prefer(wish, offset: offset))
    #expect(preferred.preference == wish && preferred.offset == offset)
    let deleted = try again(LibraryAPI.Delete("push mine/2", at: workout.changedAt))
    #expect(deleted.name == "push mine/2" && deleted.moment == workout.changedAt)
    let library = OwnLibrary(
      server: "abc",
      workouts: [workout],
      gone: ["old"],
      preferences: [wish]
    )
    #expect(try again(library) == library)
  }

  @Test func `carries questions about files, views and lines`() throws {
    let file = try again(HistoryAPI.File("3f2a", as: .tcx))
    #expect(file.prefix == "3f2a" && file.format == .tcx)
    #expect(try again(HistoryAPI.Alike("3f2a")).prefix == "3f2a")
    let both = try again(HistoryAPI.Compare("3f", "4a"))
    #expect(both.first == "3f" && both.second == "4a")
    #expect(try again(HistoryAPI.Month()).day == nil)
    let day = Day(daysSince1970: 20_000)
    #expect(try again(HistoryAPI.Month(of: day)).day == day)
    #expect(try again(HistoryAPI.Show("3f", asScreen: true)).isScreen)
    #expect(try !again(HistoryAPI.Show("3f")).isScreen)
    let part = try again(SessionAPI.Events(of: "run-1", from: 90))
    #expect(part.id == "run-1" && part.place == 90)
    #expect(try again(SessionAPI.Export(of: "run-1")).id == "run-1")
    let batch = try again(LinkAPI.Append(Array("a\n".utf8), oldest: 7))
    #expect(batch.lines == Array("a\n".utf8) && batch.oldest == 7)
    #expect(try again(LinkAPI.Arrivals(after: 12)).place == 12)
    #expect(try again(LinkAPI.Acked("9f3c2a17b0d4e6f8")).device == "9f3c2a17b0d4e6f8")
    #expect(throws: APICallError.self) { try LinkAPI.Acked(APICall(["device": "phone"])) }
    #expect(throws: APICallError.self) { try HistoryAPI.File(APICall(["id": "3f"])) }
    #expect(throws: APICallError.self) { try HistoryAPI.Compare(APICall(["first": "3f"])) }
  }

  @Test func `carries imports, exports and pairing`() throws {
    let job = "0123456789abcdef0123456789abcdef"
    let order = ImportAPI.TakePaths(
      ["/a/b.fit", "/c"],
      unit: .pounds,
      salvages: true,
      isDry: true,
      job: job,
      names: [ExerciseNaming(diaryName: "Squat (Barbell)", name: "Back Squat")]
    )
    let read = try again(order)
    #expect(read.paths == order.paths && read.unit == .pounds && read.salvages && read.isDry)
    #expect(read.job == job && read.names == order.names)
    let upload = try again(ImportAPI.TakeUpload("run.fit", unit: .kilograms, job: job))
    #expect(upload.name == "run.fit" && upload.unit == .kilograms && upload.job == job)
    #expect(!upload.salvages && !upload.isDry)
    // A page may send a path of its own machine; only the name in it counts.
    #expect(try ImportAPI.TakeUpload(APICall(["name": "../etc/a.csv"])).name == "a.csv")
    #expect(throws: APICallError.self) { try ImportAPI.TakeUpload(APICall(["job": "mine"])) }
    #expect(throws: APICallError.self) { try again(ImportAPI.TakePaths(["run.fit"])) }
    #expect(throws: APICallError.self) { try again(ImportAPI.TakePaths([])) }
    // What is no unit and no yes or no is not passed over.
    for wrong in ["\"weights\":\"stone\"", "\"dryRun\":\"yes\"", "\"map\":{\"a\":1}"] {
      let body = "{\"paths\":[\"/a\"],\(wrong)}"
      #expect(throws: APICallError.self) {
        try ImportAPI.TakePaths(APICall(body: Array(body.utf8)))
      }
    }
    #expect(try again(ImportAPI.Progress(of: job)).job == job)
    let export = try again(DataAPI.Export(as: .csv, sounds: false))
    #expect(export.format == .csv && !export.hasSounds)
    #expect(try DataAPI.Export(APICall()).format == .json)
    #expect(throws: APICallError.self) { try DataAPI.Export(APICall(["format": "xls"])) }
    let pair = try again(DeviceAPI.Pair(code: "7KQ2-M9XD", name: "phone", keepsToken: true))
    #expect(pair.code == "7KQ2-M9XD" && pair.name == "phone" && pair.keepsToken)
    #expect(throws: APICallError.self) {
      try DeviceAPI.Pair(APICall(body: Array("{\"code\":\"a\"}".utf8)))
    }
  }

  @Test func `says what of an answer cannot be read, and drops nothing in silence`() throws {
    let page = try JSON.parse(
      #"{"sessions":[{"id":"a","events":1,"bytes":2,"began":3,"offset":0}],"next":null}"#
    )
    let error = #expect(throws: ShapeError.self) { try SessionPage(answer: page) }
    #expect(error?.description == "\"sessions.ended\" is missing, expected a whole number")
    let sets = try JSON.parse(
      #"{"session":"20260601-log","at":1,"utcOffsetMinutes":0,"sets":[{"reps":5}]}"#
    )
    #expect(throws: ShapeError.self) { try UndoneSets(answer: sets) }
  }

  @Test func `refuses what makes no sense, and says why`() {
    let error = #expect(throws: APICallError.self) {
      try HistoryAPI.Trends(APICall(["rest": "1"]))
    }
    #expect(error?.description == "\"rest\" is 1, expected a number from 25 to 120")
    #expect(throws: APICallError.self) { try DataAPI.Erase(APICall(body: Array("{}".utf8))) }
    let late = Array(#"{"at": 200000, "count": 3}"#.utf8)
    #expect(throws: APICallError.self) { try LogAPI.AddToChallenge(APICall(body: late)) }
  }
}

extension APIRequestTests {
  @Test func `draws what a phone is to take, as long as it fits one code`() throws {
    let text = "https://nas.local:8080/api/v1/intents/start-run\nBearer pst_0\n{}"
    let drawn = try TokenAPI.Draw(TokenAPI.Draw(text).call)
    #expect(drawn.text == text && drawn.drawing == QRDrawing(of: text))
    #expect(throws: APICallError.self) { try TokenAPI.Draw("") }
    #expect(throws: APICallError.self) { try TokenAPI.Draw("Übung") }
    #expect(throws: APICallError.self) { try TokenAPI.Draw(String(repeating: "x", count: 214)) }
  }

  @Test func `carries tokens with what they may do`() throws {
    let wish = try TokenAPI.Make("Door", scopes: [.log, .read], shares: [.history])
    let read = try TokenAPI.Make(wish.call)
    #expect(read.name == "Door" && read.scopes == [.log, .read] && read.shares == [.history])
    let token = AccessToken(
      id: "0a0b0c0d",
      name: "Door",
      scopes: [.read],
      shares: [.races, .changes],
      made: 5,
      seen: 6,
      last: "readLog"
    )
    var json = JSONWriter()
    let reader = APIReader(today: Day(daysSince1970: 20_000), offset: .zero)
    TokenList([token]).write(to: &json, for: reader)
    #expect(try TokenList(answer: JSON.parse(json.bytes)) == TokenList([token]))
    json.removeAll()
    MadeToken(token, secret: "pst_x").write(to: &json, for: reader)
    #expect(try MadeToken(answer: JSON.parse(json.bytes)) == MadeToken(token, secret: "pst_x"))
    // A token that may not log changes nothing, whatever it shares.
    #expect(token.agentShares == [.races])
    json.removeAll()
    let answer = IntentAnswer("Legs is ready.", workout: "legs")
    answer.write(to: &json, for: reader)
    #expect(try IntentAnswer(answer: JSON.parse(json.bytes)) == answer)
  }
}
