import Exchange
import Formats
import Screens
import Testing
import Training

struct PlanTests {
  // A Wednesday.
  private let today = Day(daysSince1970: 20_779 + 3)

  @Test(arguments: [
    ("today", 0), ("Tomorrow", 1), ("thu", 1), ("friday", 2), ("wed", 7), ("mon", 5),
    ("2026-11-25", 0),
  ])
  func `reads a day as people type it`(text: String, ahead: Int) throws {
    let today = text.contains("-") ? try #require(Day("2026-11-25")) : self.today
    #expect(Day(typed: text, seenFrom: today) == today + ahead)
  }

  @Test(arguments: [
    ("18:00", "18:00"), ("6pm", "18:00"), ("6:30 PM", "18:30"), ("12am", "00:00"), ("7", "07:00"),
    ("7:05", "07:05"),
  ])
  func `reads a time as people type it`(text: String, expected: String) {
    #expect(ClockTime(typed: text)?.text == expected)
  }

  @Test(arguments: ["", "noon", "25:00", "6:5", "13pm", "6:00:00", "-1", "m", "pm"])
  func `refuses what is no time`(text: String) {
    #expect(ClockTime(typed: text) == nil)
  }

  @Test func `keeps a session under a key of its own, and passes over what is none`() throws {
    var session = PlannedSession(id: "a1", title: "Legs", kind: .workout("legs"), day: today)
    session.time = ClockTime("18:00")
    session.isSkipped = true
    let moment = Instant(secondsSince1970: 5)
    let kept = [
      try Preference(key: session.key, value: session.value, changedAt: moment),
      try Preference(key: "plan.gone", value: PlannedSession.absence, changedAt: moment),
      try Preference(key: "plan.odd", value: .number(5), changedAt: moment),
      try Preference(key: "wish", value: session.value, changedAt: moment),
    ]
    #expect(PlannedSession.all(of: kept) == [session])
    #expect(kept.map { $0.isPlanned } == [true, true, true, false])
  }

  @Test func `carries every change and the plan itself`() throws {
    let run = PlannedSession(
      title: "Easy",
      kind: .run(workout: nil),
      day: today,
      duration: .seconds(2700)
    )
    let wishes: [PlanAPI.Change.Wish] = [
      .put(run), .move("a", today + 1, ClockTime("06:30")), .move("a", today, nil),
      .skip("a", true), .skip("a", false), .remove("a"), .undo,
    ]
    for wish in wishes {
      let change = PlanAPI.Change(wish, at: Instant(secondsSince1970: 0))
      #expect(try PlanAPI.Change(change.call).wish == wish)
    }
    let plan = WeekPlan([run], among: [], on: today)
    let report = PlanReport(plan, over: today..<today + 7, canUndo: true, on: today)
    var json = JSONWriter()
    report.write(to: &json, for: APIReader(today: today, offset: .zero))
    #expect(try PlanReport(answer: JSON.parse(json.bytes)) == report)
  }

  @Test func `carries the coming days beside the calendars`() throws {
    let sessions = [
      PlannedSession(id: "a", title: "Easy", kind: .run(workout: nil), day: today),
      PlannedSession(
        id: "b",
        title: "Late",
        kind: .run(workout: nil),
        day: today,
        time: ClockTime("18:30")
      ),
    ]
    let entries = (0..<5).map {
      CalendarDay.Entry(1000 + $0 * 30..<1020 + $0 * 30, title: "T\($0)")
    }
    let agenda = PlanAgenda(
      WeekPlan(sessions, among: [], on: today),
      beside: [CalendarDay(today, entries)],
      of: 2,
      on: today,
      at: 700
    )
    #expect(agenda.days.first?.sessions.map { $0.clash } == ["At the same time as T4", nil])
    var json = JSONWriter()
    agenda.write(to: &json, for: APIReader(today: today, offset: .zero))
    #expect(try PlanAgenda(answer: JSON.parse(json.bytes)) == agenda)
  }

  @Test func `writes how long a session takes into a calendar`() {
    let legs = PlannedSession(
      id: "a1",
      title: "Legs",
      kind: .workout("legs"),
      day: today,
      time: ClockTime("18:00"),
      duration: .seconds(2640)
    )
    let file = PlanFile.bytes([legs], server: "x", at: Instant(secondsSince1970: 0))
    #expect(String(decoding: file, as: UTF8.self).contains("DURATION:PT44M"))
  }

  @Test func `counts the characters of a title and not its bytes`() throws {
    let title = String(repeating: "Läufe 🏃‍♀️ ü", count: 10)
    #expect(title.utf8.count > 200 && title.count == 90)
    let fields = try Fields(JSON.parse(Array(#"{"title":"\#(title)","day":"2026-06-01"}"#.utf8)))
    #expect(try PlannedSession(fields).title == title)
  }

  @Test(arguments: [
    (#"{}"#, "put, move, skip, unskip, remove or undo"),
    (#"{"put":{"title":"","day":"2026-06-01"}}"#, "a title"),
    (
      #"{"put":{"title":"\#(String(repeating: "ü", count: 101))","day":"2026-06-01"}}"#,
      "a title of 1 to 100 characters"
    ),
    (#"{"put":{"title":"x","day":"June"}}"#, "a day like"),
    (#"{"put":{"title":"x","day":"2026-06-01","time":"6pm"}}"#, "a time like 18:00"),
    (#"{"put":{"title":"x","day":"2026-06-01","kind":"workout"}}"#, "the id of a workout"),
    (
      #"{"put":{"title":"x","day":"2026-06-01","durationSeconds":-1}}"#, "0 to 604800 seconds"
    ),
    (#"{"move":"a"}"#, "a day like"), (#"{"remove":"a","undo":{}}"#, "true or false"),
  ])
  func `says what is wrong with a change`(body: String, words: String) {
    let call = APICall([:], body: Array(body.utf8))
    let error = #expect(throws: APICallError.self) { try PlanAPI.Change(call) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func `takes back a change of the plan, and leaves what an import brought`() throws {
    let session = PlannedSession(id: "a1", title: "Legs", kind: .workout("legs"), day: today)
    var moved = session
    moved.day = today + 1
    func line(_ number: Int64, _ preference: Preference) -> [UInt8] {
      LinkEvent(
        device: "0123456789abcdef",
        number: number,
        session: LibraryLog.session,
        type: LibraryLog.preferred,
        time: LocalTime(secondsSince1970: Double(number)),
        payload: LibraryLog.payload(preferring: preference)
      ).line
    }
    let moment = Instant(secondsSince1970: 1)
    let brought = try Preference(key: session.key, value: session.value, changedAt: moment)
    let adopted = try LibraryLog.adoption(of: brought)
    #expect(PlannedSession.all(of: [adopted]) == [session])
    let change = try Preference(key: moved.key, value: moved.value, changedAt: moment)
    let log = LibraryLog([line(1, adopted), line(2, change)])
    #expect(log.knows(session.key) && log.lastPlanned?.number == 2)
    #expect(LibraryLog([line(1, adopted)]).lastPlanned == nil)
  }
}
