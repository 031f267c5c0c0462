import Exchange
import Foundation
import GRDB
import Storage
import Testing
import Training

struct RecordStoreTests {
  let folder = TestFolder()

  enum Refusal: Error { case refused }

  func run(_ start: Double, heart: Bool = false, id: String = "") -> Activity {
    var summary = ActivitySummary(
      id: id,
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: start, offset: UTCOffset(clamping: 120)),
      source: .fit,
      sourceName: "watch"
    )
    summary.elapsed = .seconds(1800)
    summary.distance = .meters(5000.5)
    var activity = Activity(summary: summary)
    activity.samples.time = [0, 1.5, 3]
    activity.samples.altitude = [10, .nan, 12.25]
    if heart { activity.samples.heartRate = [120, 121, 122] }
    activity.splits = [
      ActivitySplit(distance: .meters(1000), moving: .seconds(300), elapsed: .seconds(310))
    ]
    activity.laps = [Recording.Lap(start: 0, distance: nil, timer: .seconds(99))]
    activity.pauses = [1..<2]
    activity.efforts = [BestEffort(distance: .meters(400), duration: .seconds(90))]
    activity.pulse = [PulseTime(beatsPerMinute: 120, seconds: 1.5)]
    return activity
  }

  func take(
    _ store: RecordStore,
    _ digest: String,
    in batch: Int64? = nil,
    dryRun: Bool = false,
    _ activities: [Activity] = [],
    sessions: [StrengthSession] = [],
    figures: [DailyFigure] = []
  ) async throws -> ImportReceipt? {
    let file = ImportedFile(name: digest + ".fit", kind: "fit", digest: digest)
    let outcome = try await store.add(file, in: batch, dryRun: dryRun) {
      (writer) throws(Refusal) in
      for activity in activities { writer.add(activity) }
      for session in sessions { writer.add(session) }
      for figure in figures { writer.add(figure) }
    }
    if case .taken(let receipt, _) = outcome { return receipt }
    return nil
  }

  @Test func `gives back what it was given`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    var session = StrengthSession(
      id: "s1",
      name: "A",
      startedAt: LocalTime(secondsSince1970: 99),
      program: "strong"
    )
    var set = LiftedSet("Squat", reps: 5, load: LoadEntry(.external, 100.5, .pounds))
    set.note = "deep"
    session.sets = [set, LiftedSet("Plank")]
    let figure = DailyFigure(day: Day(daysSince1970: 20_000), kind: .bodyMass, value: 71.25)
    let activity = run(1_700_000_000.25, heart: true, id: "abc")
    let receipt = try await take(store, "d", [activity], sessions: [session], figures: [figure])
    #expect(receipt?.activities == 1 && receipt?.sessions == 1 && receipt?.figures == 1)
    #expect(try await library.activity("abc") == activity)
    #expect(try await library.strength("s1") == session)
    #expect(try await library.figures() == [figure])
    #expect(try await library.names(beginningWith: "ab") == ["abc"])
    let page = try await library.history()
    #expect(page.entries.map { $0.id } == ["abc", "s1"])
    #expect(page.next == nil)
    database.close()
  }

  @Test func `knows a file and an activity again`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = RecordStore(database)
    #expect(try await take(store, "a", [run(1000)])?.activities == 1)
    #expect(try await take(store, "a", [run(1000)]) == nil)
    let again = try await take(store, "b", [run(1059), run(5000)])
    #expect(again?.duplicates == 1 && again?.activities == 1 && again?.richer == 0)
    #expect(again?.origins == ["a.fit": 1] && again?.twins.map(\.origin) == ["a.fit"])
    #expect(again?.brought.runs == 1)
    // Nothing new: nothing is left of the import.
    #expect(try await take(store, "c", [run(1000)])?.id == nil)
    #expect(try await store.imports().count == 2)
    database.close()
  }

  @Test func `takes a line that knows only its day and its recording for one, in either order`()
    async throws
  {
    let database = try RecordDatabase(folder.folder)
    let store = RecordStore(database)
    // 08:00 and noon of a day, two hours east of Greenwich.
    let watch = run(1_777_788_000, heart: true)
    var line = run(1_777_802_400)
    line.summary.source = .table
    line.summary.isClockAssumed = true
    line.samples = Samples()
    line.summary.label = "Tempo"
    let pairs = [[watch, line], [line, watch]]
    for (number, pair) in pairs.enumerated() {
      var shifted = pair
      for place in shifted.indices {
        // Another day each time.
        shifted[place].summary.startedAt.instant = pair[place].summary.startedAt.instant
          .advanced(bySeconds: Double(number) * 864_000)
      }
      let receipt = try await take(store, "day\(number)", shifted)
      #expect(receipt?.activities == 1 && receipt?.duplicates == 1)
    }
    var other = line
    other.summary.distance = .meters(9000)
    #expect(try await take(store, "other", [other])?.activities == 1)
    database.close()
  }

  @Test func `finds what was done on days of the place, and what is like something`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    // Two hours east of Greenwich the third began on the evening before.
    let runs = [run(86_400, id: "b"), run(200_000, id: "c"), run(3 * 86_400 - 7000, id: "d")]
    var session = StrengthSession(
      id: "s",
      name: "Legs",
      startedAt: LocalTime(secondsSince1970: 100_000),
      program: "strong"
    )
    session.sets = [LiftedSet("Squat")]
    _ = try await take(store, "runs", runs, sessions: [session])
    #expect(
      try await library.entries(on: Day(daysSince1970: 1)..<Day(daysSince1970: 3)).map { $0.id }
        == ["b", "s", "c"]
    )
    #expect(
      try await library.entries(on: Day(daysSince1970: 3)..<Day(daysSince1970: 4)).map { $0.id }
        == ["d"]
    )
    #expect(try await library.alike("c").map { $0.id } == ["d", "b"])
    #expect(try await library.alike("s").isEmpty)
    database.close()
  }

  @Test func `knows a clock that one of two accounts knows`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    var assumed = run(5000, id: "assumed")
    assumed.summary.isClockAssumed = true
    _ = try await take(store, "assumed", [run(1000), assumed])
    #expect(try await library.activity("assumed") == assumed)
    var richer = run(1000, heart: true)
    richer.summary.startedAt.offset = .zero
    richer.summary.isClockAssumed = true
    #expect(try await take(store, "richer", [richer])?.richer == 1)
    let shown = try await library.history().entries.map { entry in
      if case .activity(let summary) = entry { summary.startedAt.offset?.minutes } else { 0 }
    }
    #expect(shown == [120, 120])
    database.close()
  }

  @Test func `shows the richer record, and the other again once that is undone`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    _ = try await take(store, "plain", [run(1000, id: "plain")])
    let remarks = try await store.annotate("plain") { remarks in
      remarks.label = "Long run"
      remarks.effort = 6
      remarks.gear = "Red shoes"
    }
    var expected = Remarks(label: "Long run", effort: 6, gear: "Red shoes")
    expected.sport = .running
    #expect(remarks == expected)
    #expect(try await store.annotate("none") { _ in } == nil)
    let receipt = try #require(try await take(store, "rich", [run(1001, heart: true)]))
    #expect(receipt.richer == 1 && receipt.activities == 0)
    let shown = try await library.history().entries
    guard shown.count == 1, case .activity(let summary) = shown[0] else {
      Issue.record("\(shown)")
      return
    }
    #expect(summary.id != "plain" && summary.label == "Long run" && summary.effort == 6)
    #expect(summary.gear == "Red shoes")
    #expect(try await store.undo(try #require(receipt.id)))
    #expect(try await library.history().entries.map { $0.id } == ["plain"])
    database.close()
  }

  @Test func `keeps nothing of a dry run and of a file that is refused`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    let dry = try await take(store, "a", dryRun: true, [run(1000)])
    #expect(dry?.activities == 1 && dry?.id == nil)
    let file = ImportedFile(name: "x", kind: "fit", digest: "x")
    let refused = try await store.add(file) { (writer) throws(Refusal) in
      writer.add(
        Activity(
          summary: ActivitySummary(
            sport: .other,
            kind: "Yoga",
            startedAt: LocalTime(secondsSince1970: 1),
            source: .fit
          )
        )
      )
      throw .refused
    }
    guard case .refused(.refused) = refused else {
      Issue.record("it was taken")
      return
    }
    #expect(try await library.extent() == (0, 0, 0))
    #expect(try await store.imports() == [])
    database.close()
  }

  @Test func `undoes what was given together, and only that`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    let day = DailyFigure(day: Day(daysSince1970: 1), kind: .steps, value: 10)
    _ = try await take(store, "old", [run(0)], figures: [day])
    let first = try await take(
      store,
      "a",
      [run(10_000)],
      figures: [
        DailyFigure(day: Day(daysSince1970: 1), kind: .steps, value: 99)
      ]
    )
    _ = try await take(store, "b", in: first?.id, [run(20_000)])
    #expect(try await store.imports().map { $0.files } == [2, 1])
    #expect(try await library.figures().map { $0.value } == [99])
    #expect(try await store.undo(try #require(first?.id)))
    #expect(try await library.extent() == (1, 0, 1))
    #expect(try await library.figures() == [day])
    #expect(try await !store.undo(4711))
    #expect(try await take(store, "a", [run(10_000)])?.activities == 1)
    database.close()
  }

  @Test func `finds words anywhere, in pages`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    var session = StrengthSession(
      name: "Leg 100%",
      startedAt: LocalTime(secondsSince1970: 50_000),
      program: "hevy"
    )
    session.sets = [LiftedSet("Front Squat"), LiftedSet("Crunch")]
    _ = try await take(store, "a", (0..<7).map { run(Double($0) * 10_000) }, sessions: [session])
    #expect(try await library.history(HistorySearch("squat front")).entries.count == 1)
    #expect(try await library.history(HistorySearch("100%")).entries.count == 1)
    #expect(try await library.history(HistorySearch("1%0")).entries == [])
    #expect(try await library.history(HistorySearch("WATCH run")).entries.count == 7)
    // A sport's name means the sport, not what has its letters: a crunch is no run.
    #expect(try await library.history(HistorySearch("run")).entries.count == 7)
    #expect(try await library.history(HistorySearch("crunch")).entries.count == 1)
    var names: [String] = []
    var cursor: HistoryCursor?
    repeat {
      let page = try await library.history(before: cursor, limit: 3)
      names += page.entries.map { $0.id }
      cursor = page.next.flatMap { HistoryCursor($0.text) }
    } while cursor != nil
    #expect(names.count == 8 && Set(names).count == 8)
    database.close()
  }

  @Test func `finds by month, year, sport and length, and in the words all the same`() async throws
  {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    // An hour before midnight at Greenwich it is the first of December where it was run.
    let november = run(1_764_460_800, id: "november")
    let night = run(1_764_543_600, id: "night")
    var ride = run(1_764_000_000, id: "ride")
    ride.summary.sport = .cycling
    ride.summary.kind = "cycling"
    ride.summary.label = "December loop"
    ride.summary.distance = .kilometers(20.3)
    let lifting = StrengthSession(
      id: "legs",
      name: "Legs",
      startedAt: LocalTime(secondsSince1970: 1_730_000_000),
      program: "hevy"
    )
    _ = try await take(store, "a", [november, night, ride], sessions: [lifting])
    let found = { (text: String) in
      try await library.history(HistorySearch(text)).entries.map { $0.id }
    }
    #expect(try await found("november") == ["november", "ride"])
    #expect(try await found("december") == ["night", "ride"])
    #expect(try await found("rides in november 2025") == ["ride"])
    #expect(try await found("20 km") == ["ride"])
    #expect(try await found("5km") == ["night", "november"])
    #expect(try await found("gym") == ["legs"])
    #expect(try await found("2024") == ["legs"])
    let runs = try await library.history(HistorySearch(kind: .running, year: 2025)).entries
    #expect(runs.map { $0.id } == ["night", "november"])
    #expect(try await library.history(HistorySearch(kind: .strength, year: 2025)).entries == [])
    let sums = try await library.months()
    #expect(
      sums.map { "\($0.year)-\($0.month) \($0.kind) \($0.count)" } == [
        "2024-10 strength 1", "2025-11 cycling 1", "2025-11 running 1", "2025-12 running 1",
      ]
    )
    #expect(sums[1].distance == .kilometers(20.3) && sums[1].duration == .seconds(1800))
    database.close()
  }

  @Test func `takes an entry out, keeps it out, and brings it back`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    let session = StrengthSession(
      id: "legs",
      name: "Legs",
      startedAt: LocalTime(secondsSince1970: 50_000),
      program: "hevy"
    )
    _ = try await take(
      store,
      "a",
      [run(0, id: "one"), run(10_000, id: "two")],
      sessions: [session]
    )
    #expect(try await store.remove(entry: "one"))
    #expect(try await store.remove(entry: "legs"))
    #expect(try await store.remove(entry: "one") == false)
    #expect(try await store.remove(entry: "none") == false)
    #expect(try await library.history().entries.map { $0.id } == ["two"])
    #expect(try await library.sessions() == [])
    // The same brought by another file stays out, even where it tells more.
    let again = try await take(store, "b", [run(0, heart: true)], sessions: [session])
    #expect(again?.duplicates == 2)
    #expect(try await library.history().entries.map { $0.id } == ["two"])
    #expect(try await store.restore(entry: "one"))
    #expect(try await store.restore(entry: "legs"))
    #expect(try await store.restore(entry: "two") == false)
    #expect(try await library.history().entries.map { $0.id } == ["legs", "two", "one"])
    database.close()
  }

  @Test func `knows of the heart what was held and what was measured, and no spike`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    #expect(try await library.runner(Runner(), on: Day(daysSince1970: 20_000)) == Runner())
    // The hearts of the first two held 188 and 189 for ten seconds in all; those of the others only
    // jumped, and one strap has lost contact.
    let hearts: [[(Int, Double)]] = [
      [(170, 900), (188, 6), (190, 4)], [(160, 900), (205, 9)], [(225, 60)], [(189, 12)],
      [(219, 40)],
    ]
    let activities = hearts.enumerated().map { number, pulse in
      var activity = run(1_700_000_000 + Double(number) * 86_400)
      activity.pulse = pulse.map { PulseTime(beatsPerMinute: $0.0, seconds: $0.1) }
      activity.summary.maxHeartRate = number == 2 ? nil : activity.pulse.highest
      return activity
    }
    let figures = [(19_000, 52.0), (19_500, 49), (20_500, 44)].map {
      DailyFigure(day: Day(daysSince1970: $0.0), kind: .restingHeartRate, value: $0.1)
    }
    _ = try await take(store, "h", activities, figures: figures)
    var known = Runner(restingHeartRate: .beatsPerMinute(49))
    known.recordedHeartRate = .beatsPerMinute(189)
    known.doubtfulHeartRate = .beatsPerMinute(219)
    #expect(try await library.runner(Runner(), on: Day(daysSince1970: 20_000)) == known)
    // The runner says that it was the strap: neither it nor anything above counts.
    let refusal = MemoryItem(
      .fact,
      Runner.refusedMaximumKey,
      .number(219),
      updatedAt: Instant(secondsSince1970: 1_700_000_000)
    )
    try await store.remember(refusal)
    let refused = try await library.runner(Runner(), on: Day(daysSince1970: 20_000))
    #expect(refused.doubtfulHeartRate == nil)
    // Without that strap only one day held 189 for ten seconds, and two held 188.
    #expect(refused.recordedHeartRate == .beatsPerMinute(188))
    #expect(try await store.forget(Runner.refusedMaximumKey))
    // Where a formula gives more, and where somebody says it himself, that holds.
    #expect(
      try await library.runner(Runner(age: 20), on: Day(daysSince1970: 20_000)).recordedHeartRate
        == nil
    )
    let said = Runner(maxHeartRate: .beatsPerMinute(181), restingHeartRate: .beatsPerMinute(60))
    #expect(try await library.runner(said, on: Day(daysSince1970: 20_000)) == said)
    database.close()
  }
}
