import Exchange
import Formats
import Testing
import Training

struct CalendarAPITests {
  private let reader = APIReader(today: Day(daysSince1970: 20_782), offset: .zero)

  @Test(arguments: [
    "https://example.org/private/me.ics", "webcal://example.org/private/me.ics",
    "WEBCAL://example.org/private/me.ics", "webcals://example.org/private/me.ics",
  ])
  func `reads an address as people copy it`(text: String) throws {
    let source = try CalendarSource(typed: text, isAtHome: false)
    #expect(source == .feed("https://example.org/private/me.ics", isAtHome: false))
    #expect(source.host == "example.org")
  }

  @Test(arguments: ["http://example.org/me.ics", "file:///etc/passwd", "https://a b", "", "me.ics"])
  func `refuses an address that is not one of the public network`(text: String) {
    #expect(throws: APICallError.self) { try CalendarSource(typed: text, isAtHome: false) }
  }

  @Test func `never shows what is secret in an address`() throws {
    let address = "https://me:password@example.org/secret.ics"
    #expect(try CalendarSource(typed: address, isAtHome: false).host == "example.org")
  }

  @Test func `carries every question and every answer`() throws {
    let feed = try CalendarAPI.Add(.feed("http://nas/x.ics", isAtHome: true), keepsTitles: true)
    let again = try CalendarAPI.Add(feed.call)
    #expect(again.source == feed.source && again.keepsTitles && again.name == nil)
    let file = try CalendarAPI.Add(.file([0x42]), name: "Work")
    #expect(try CalendarAPI.Add(file.call).source == .file([0x42]))
    #expect(try CalendarAPI.Add(file.call).name == "Work")
    let list = CalendarList(
      [ReadCalendar(id: "a1", name: "Work", host: nil, keepsTitles: false, events: 3, read: 5)],
      published: 7
    )
    let free = FreeReport(
      RankingRequest.Gap(minutes: 40, before: 1080, title: "Dinner"),
      race: RankingRequest.Race("10K", days: 2)
    )
    var (first, second) = (JSONWriter(), JSONWriter())
    list.write(to: &first, for: reader)
    free.write(to: &second, for: reader)
    #expect(try CalendarList(answer: JSON.parse(first.bytes)) == list)
    #expect(try FreeReport(answer: JSON.parse(second.bytes)) == free)
    #expect(second.text.contains("Free 40 minutes before Dinner at 18:00"))
  }

  @Test func `writes the plan as a calendar, each session under a name that stays`() {
    var legs = PlannedSession(
      id: "a1",
      title: "Legs, heavy",
      kind: .workout("legs"),
      day: Day(daysSince1970: 20_782),
      time: ClockTime("18:00")
    )
    var skipped = legs
    (skipped.id, skipped.isSkipped) = ("b2", true)
    let run = PlannedSession(
      id: "c3",
      title: "Easy",
      kind: .run(workout: nil),
      day: Day(daysSince1970: 20_783)
    )
    func text(_ sessions: [PlannedSession]) -> String {
      let now = Instant(secondsSince1970: 1_780_300_000)
      return String(decoding: PlanFile.bytes(sessions, server: "home", at: now), as: UTF8.self)
    }
    let file = text([legs, skipped, run])
    #expect(file.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"))
    #expect(file.contains("UID:a1@home\r\nDTSTAMP:20260601T074600Z\r\nDTSTART:20261125T180000\r\n"))
    #expect(file.contains("SUMMARY:Legs\\, heavy\r\n") && !file.contains("b2@home"))
    #expect(file.contains("DTSTART;VALUE=DATE:20261126\r\n"))
    legs.day = Day(daysSince1970: 20_790)
    #expect(text([legs]).contains("UID:a1@home\r\n"))
  }

  @Test func `carries an account, and refuses half of one`() throws {
    let account = try CalendarAccount(
      typed: "caldavs://dav.example.org/me/",
      isAtHome: false,
      user: "me",
      password: "p:w",
      keepsPlan: true
    )
    #expect(account.address == "https://dav.example.org/me/")
    let question = try CalendarAPI.Add(.account(account))
    #expect(try CalendarAPI.Add(question.call).source == .account(account))
    #expect(question.source.host == "dav.example.org")
    for body in [
      #"{"address":"https://dav.example.org","user":"me"}"#,
      #"{"address":"https://dav.example.org","user":"me:you","password":"x"}"#,
      #"{"address":"https://dav.example.org","user":"me","password":""}"#,
      #"{"address":"https://dav.example.org","plan":true}"#,
      #"{"address":"http://dav.example.org","user":"me","password":"x"}"#,
    ] {
      #expect(throws: APICallError.self) { try CalendarAPI.Add(APICall(body: Array(body.utf8))) }
    }
    let read = ReadCalendar(
      id: "a1",
      name: "Own",
      host: "dav.example.org",
      keepsTitles: true,
      events: 2,
      user: "me",
      keepsPlan: true,
      planned: 7,
      planProblem: "full"
    )
    var json = JSONWriter()
    read.write(to: &json)
    #expect(try ReadCalendar(JSON.parse(json.bytes)) == read)
  }

  @Test func `changes an event without losing what somebody has added to it`() {
    let session = PlannedSession(
      id: "a1",
      title: "Legs",
      kind: .workout("legs"),
      day: Day(daysSince1970: 20_782),
      time: ClockTime("18:00")
    )
    let old =
      "BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nTZID:X\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:a1@home\r\n"
      + "DTSTART;TZID=X:20261125T070000\r\nDTEND;TZID=X:20261125T080000\r\nSUMMARY:Arms\r\n"
      + "LOCATION:Gym\r\nBEGIN:VALARM\r\nDURATION:PT5M\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\n"
      + "END:VEVENT\r\nEND:VCALENDAR\r\n"
    let now = Instant(secondsSince1970: 1_780_300_000)
    let bytes = PlanFile.event(session, server: "home", over: Array(old.utf8), at: now)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Pacesetter//Plan//EN\r\nBEGIN:VEVENT\r\n"
        + "UID:a1@home\r\nDTSTAMP:20260601T074600Z\r\nLAST-MODIFIED:20260601T074600Z\r\n"
        + "DTSTART:20261125T180000\r\nDURATION:PT60M\r\nSUMMARY:Legs\r\nLOCATION:Gym\r\n"
        + "BEGIN:VALARM\r\nDURATION:PT5M\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\n"
        + "END:VEVENT\r\nEND:VCALENDAR\r\n"
    )
    let event = PlanEvent(title: " ", day: Day(daysSince1970: 20_783), time: nil)
    let followed = event.applied(to: session)
    #expect(followed.title == "Legs" && followed.day == event.day && followed.time == nil)
  }
}
