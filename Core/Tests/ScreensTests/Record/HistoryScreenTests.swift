import Coaching
import Screens
import Testing
import Training

struct HistoryScreenTests {
  // 2026-06-03, a Wednesday.
  private static let today = Day(daysSince1970: 20_607)

  private func activity() -> Activity {
    var summary = ActivitySummary(
      id: "a",
      sport: .running,
      kind: "running",
      startedAt: LocalTime(
        secondsSince1970: (Self.today - 3).midnight.secondsSince1970 + 5.5 * 3600,
        offset: UTCOffset(clamping: 120)
      ),
      source: .fit
    )
    summary.distance = .kilometers(2.4)
    summary.moving = .seconds(720)
    summary.averageHeartRate = .beatsPerMinute(150)
    var samples = Samples()
    for second in 0...720 {
      samples.time.append(Double(second))
      samples.distance.append(Double(second) * 2400 / 720)
      samples.latitude.append(48 + Double(second) * 1e-5)
      samples.longitude.append(second < 360 ? 11 : .nan)
      samples.heartRate.append(second < 60 ? .nan : 140 + Double(second) / 36)
    }
    return Activity(
      summary: summary,
      samples: samples,
      splits: [
        ActivitySplit(distance: .kilometers(1), moving: .seconds(300), elapsed: .seconds(300)),
        ActivitySplit(
          distance: .meters(400),
          moving: .seconds(120),
          elapsed: .seconds(130),
          heartRate: .beatsPerMinute(158)
        ),
      ],
      efforts: [BestEffort(distance: .meters(1000), duration: .seconds(299))]
    )
  }

  @Test func `says by which clock it is shown where that is assumed`() {
    func clock(_ minutes: Int, _ language: Language) -> String? {
      var activity = activity()
      activity.summary.startedAt.offset = UTCOffset(clamping: minutes)
      activity.summary.isClockAssumed = true
      let rows = ActivityScreen(activity, seenFrom: Self.today, in: language).rows
      return rows.last.map { "\($0.label): \($0.value)" }
    }
    #expect(clock(120, .english) == "Clock: UTC+2, assumed")
    #expect(clock(-210, .german) == "Uhr: UTC-3:30, angenommen")
    #expect(clock(0, .english) == "Clock: UTC, assumed")
    let told = ActivityScreen(activity(), seenFrom: Self.today).rows
    #expect(!told.contains { $0.label == "Clock" })
  }

  @Test func `is German on a German page, with decimal commas`() {
    let screen = ActivityScreen(
      activity(),
      of: Runner(maxHeartRate: .beatsPerMinute(185)),
      seenFrom: Self.today,
      in: .german
    )
    #expect(screen.title == "Laufen")
    #expect(
      screen.rows.prefix(2).map { "\($0.label): \($0.value)" } == [
        "Distanz: 2,40 km", "Zeit in Bewegung: 12:00",
      ]
    )
    #expect(screen.rows.contains { $0.label == "Puls im Schnitt" && $0.value == "150 bpm" })
    #expect(screen.splits.last?.first == "0,40 km")
    #expect(screen.charts.map(\.name).contains("Puls"))
  }

  @Test func `says of a run what a row has room for`() {
    let row = HistoryRow(activity().summary, seenFrom: Self.today)
    #expect(row.title == "Running")
    #expect(row.date == "Sun, 3 days ago, 07:30")
    #expect(row.facts == ["2.40 km", "12:00", "5:00 /km", "150 bpm"])
  }

  @Test func `names no time of day where nobody knows the zone`() {
    var summary = activity().summary
    summary.startedAt.offset = nil
    summary.sport = .other
    summary.kind = "FunctionalStrengthTraining"
    let row = HistoryRow(summary, seenFrom: Self.today)
    #expect(row.title == "Functional strength training")
    #expect(row.date == "Sun, 3 days ago")
    #expect(!row.facts.contains { $0.contains("/km") })
  }

  @Test func `draws what was measured, and breaks the line where nothing was`() {
    let screen = ActivityScreen(activity(), seenFrom: Self.today)
    #expect(screen.charts.map { $0.name } == ["Pace", "Heart rate"])
    #expect(screen.times.count == SeriesChart.places)
    #expect(screen.times.last == "12:00")
    let (pace, heart) = (screen.charts[0], screen.charts[1])
    #expect(pace.readings.allSatisfy { $0 == "5:00 /km" })
    #expect(heart.readings.first == "")
    #expect(heart.readings.last == "160 bpm")
    #expect(heart.range == "142 bpm to 160 bpm")
    #expect(heart.path.utf8.filter { $0 == UInt8(ascii: "M") }.count == 1)
    #expect(heart.path.hasSuffix("L320 4"))
    #expect(screen.markers.count == SeriesChart.places)
    #expect(screen.markers.first != .some(nil))
    #expect(screen.markers.last == .some(nil))
    #expect(
      screen.splits == [
        ["1", "5:00", "5:00 /km", "–"], ["0.40 km", "2:00", "5:00 /km", "158 bpm"],
      ]
    )
    #expect(screen.splitUnit == "km")
    #expect(ActivityScreen(activity(), units: .imperial, seenFrom: Self.today).splitUnit == "mi")
    #expect(screen.best.map { [$0.label, $0.value] } == [["1 km", "4:59"]])
    #expect(screen.rows.first.map { [$0.label, $0.value] } == ["Distance", "2.40 km"])
  }

  @Test func `has a map under its way only where there are tiles, and its markers on the map`()
    throws
  {
    let source = try TileSource(template: "https://a.org/{z}/{x}/{y}", credit: "© makers")
    let plain = ActivityScreen(activity(), seenFrom: Self.today)
    #expect(plain.map == nil)
    #expect(plain.route == RouteDrawing(of: activity().samples))
    let mapped = ActivityScreen(activity(), on: source, seenFrom: Self.today)
    let drawing = try #require(RouteDrawing(of: activity().samples, in: .mercator))
    #expect(mapped.route == drawing)
    #expect(mapped.map == RouteMap(under: drawing, from: source))
    // The first place of the charts ends with the fourth second.
    let place = drawing.place(of: Coordinate(latitude: 48 + 4e-5, longitude: 11))
    #expect(mapped.markers.first == .some(place))
  }

  @Test func `draws the way without a map where maps have none`() throws {
    let source = try TileSource(template: "https://a.org/{z}/{x}/{y}", credit: "© makers")
    var activity = activity()
    activity.samples.latitude = activity.samples.latitude.map { $0 + 38 }
    let screen = ActivityScreen(activity, on: source, seenFrom: Self.today)
    #expect(screen.map == nil)
    #expect(screen.route == RouteDrawing(of: activity.samples))
  }

  @Test func `tells of a marked moment what was done then, and of no sound`() {
    var activity = activity()
    activity.samples.speed = activity.samples.time.map { _ in 1000.0 / 300 }
    let run = activity
    func mark(_ length: Int, isHere: Bool, _ text: String? = nil) -> ActivityScreen.Line? {
      let voice = VoiceNote(
        file: "m",
        run: "run",
        recordedAt: run.summary.startedAt.instant.advanced(bySeconds: 300),
        length: .seconds(length),
        distance: .meters(1000),
        corrected: text,
        isMark: true
      )
      let note = PlacedNote(voice, of: run.summary, isHere: isHere)
      return ActivityScreen(run, spoken: [note], seenFrom: Self.today).lines.first
    }
    let line = mark(0, isHere: false)
    #expect(line?.text == "Marked, at 1.00 km, 5:00 /km, 148 bpm")
    #expect(line?.isMark == true && line?.file == nil && line?.note == "m")
    #expect(mark(8, isHere: true, "The bridge")?.text.hasSuffix(": \"The bridge\"") == true)
    #expect(mark(8, isHere: true)?.file == "m")
    #expect(mark(8, isHere: false)?.text.contains("Its sound is not here") == true)
  }

  @Test func `has what was said on one timeline, the runner's voice too`() {
    let activity = activity()
    func note(
      _ file: String,
      at seconds: Double?,
      _ length: Int,
      meters: Double? = nil,
      _ transcription: VoiceNote.Transcription = .pending,
      isHere: Bool = false,
      reply: NoteReply? = nil
    ) -> PlacedNote {
      let voice = VoiceNote(
        file: file,
        run: "run",
        recordedAt: seconds.map { activity.summary.startedAt.instant.advanced(bySeconds: $0) },
        length: .seconds(length),
        distance: meters.map { .meters($0) },
        transcription: transcription,
        reply: reply
      )
      return PlacedNote(voice, of: activity.summary, isHere: isHere)
    }
    let asked = NoteReply(id: "r", requestedAt: Instant(secondsSince1970: 1), model: "small-1")
    var late = asked
    late.answer = NoteReply.Answer("At 3 km.", at: Instant(secondsSince1970: 2))
    var said = late
    said.playedAt = Instant(secondsSince1970: 3)
    let screen = ActivityScreen(
      activity,
      said: [(300, "One kilometre."), (600, "Two.")].map { seconds, text in
        PlayedMessage(author: .rule, message: "split", at: .seconds(seconds), text: text)
      },
      spoken: [
        note("c", at: nil, 3, .done("Drink when?"), isHere: true, reply: late),
        note("d", at: 700, 5, .done("Done!")),
        note("b", at: 450, 12, meters: 1500, reply: asked),
        note("a", at: 300, 30, meters: 1000, isHere: true, reply: said),
      ],
      seenFrom: Self.today
    )
    #expect(screen.lines.map { $0.time } == ["5:00", "5:00", "7:30", "10:00", "11:40", "–"])
    #expect(
      screen.lines.map { $0.text } == [
        "One kilometre.", "Your voice note, 0:30, at 1.00 km",
        "Your voice note, 0:12, at 1.50 km, not answered yet. Its sound is not here; "
          + "the device that recorded it may still have it.",
        "Two.",
        "Your voice note, 0:05: \"Done!\" Its sound is not here; "
          + "the device that recorded it may still have it.",
        "Your voice note, 0:03: \"Drink when?\", answered too late to be said: \"At 3 km.\"",
      ]
    )
    #expect(screen.lines.map { $0.file } == [nil, "a", nil, nil, nil, "c"])
    #expect(screen.lines.map { $0.place == nil } == [false, false, false, false, false, true])
  }

  @Test func `has zones of the heart where somebody asks for them`() {
    var activity = activity()
    activity.pulse = [PulseTime(beatsPerMinute: 150, seconds: 720)]
    #expect(ActivityScreen(activity, seenFrom: Self.today).zones == nil)
    let screen = ActivityScreen(activity, of: Runner(), seenFrom: Self.today)
    #expect(screen.zones == ZoneChart(activity, of: Runner()))
    #expect(screen.zones?.bars.count == 5)
  }

  @Test(arguments: [5.0, 20, 60])
  func `draws a line where readings are sparser than the chart`(step: Double) {
    var activity = activity()
    activity.samples = Samples()
    for time in stride(from: 0.0, through: 1200, by: step) {
      activity.samples.time.append(time)
      activity.samples.distance.append(time * 3)
      // A strap that is silent for five minutes in the middle.
      activity.samples.heartRate.append(time > 480 && time < 780 ? .nan : 150 + time / 60)
    }
    let charts = ActivityScreen(activity, seenFrom: Self.today).charts
    let moves = charts.map { $0.path.utf8.filter { $0 == UInt8(ascii: "M") }.count }
    #expect(moves == [1, 2])
    #expect(charts[0].readings.filter { $0 == "" }.count < 8)
  }

  @Test func `reckons the pace by the positions where no device tells the distance`() {
    var activity = activity()
    activity.samples.distance = []
    activity.samples.longitude = activity.samples.time.map { _ in 11 }
    let screen = ActivityScreen(activity, seenFrom: Self.today)
    // A hundred-thousandth of a degree a second: 1.112 m.
    #expect(screen.charts.first?.name == "Pace")
    #expect(screen.charts.first?.readings.last == "14:59 /km")
  }

  @Test func `has nothing to draw of what has no readings`() {
    let screen = ActivityScreen(Activity(summary: activity().summary), seenFrom: Self.today)
    #expect(screen.charts == [])
    #expect(screen.times == [])
    #expect(screen.route == nil)
  }

  @Test func `gathers the sets of an exercise`() {
    let load = LoadEntry(.external, 100, .kilograms)
    let squat = LiftedSet("Squat", SetResult(5, load: load, effort: .exertion(8)))
    let plank = LiftedSet("Plank", SetResult(60, .seconds), kind: .warmUp)
    let session = StrengthSession(
      id: "s",
      name: "Legs",
      startedAt: LocalTime(Self.today.midnight.advanced(bySeconds: 18 * 3600)),
      program: "strong",
      sets: [plank, squat, squat]
    )
    let screen = StrengthScreen(session, seenFrom: Self.today)
    #expect(screen.title == "Legs")
    #expect(screen.date == "today, 18:00")
    #expect(screen.facts == ["3 sets", "1,000 kg"])
    #expect(screen.exercises.map { $0.name } == ["Plank", "Squat"])
    #expect(
      screen.exercises.map { $0.sets } == [
        ["1:00, warm-up"], ["5 × 100 kg, RPE 8", "5 × 100 kg, RPE 8"],
      ]
    )
  }
}
