import Exchange
import Storage
import Testing
import Training

struct RaceStoreTests {
  private let folder = TestFolder()
  // 2026-09-27.
  private let day = Day(daysSince1970: 20_723)

  private var race: RaceSetup {
    RaceSetup(
      name: "Berlin",
      day: day,
      distance: .meters(42_195),
      target: .milliseconds(12_600_500),
      fallbacks: [.seconds(12_900), .milliseconds(13_500_500)],
      pacing: .negative,
      fueling: [
        RaceSetup.Cue(.distance(.meters(8000)), "gel", amount: "25 g"),
        RaceSetup.Cue(.time(.seconds(4800)), "gel"),
      ],
      hydration: [RaceSetup.Cue(.distance(.meters(5000)), "water")],
      carried: [RaceSetup.Carried("rice cakes", count: 2), RaceSetup.Carried("gel")],
      notes: "Wind."
    )
  }

  private func run(_ id: String, _ meters: Double, run: String? = nil) -> Activity {
    var summary = ActivitySummary(
      id: id,
      sport: .running,
      kind: "running",
      startedAt: LocalTime(day.midnight.advanced(bySeconds: 32_400)),
      source: .fit
    )
    summary.distance = .meters(meters)
    summary.elapsed = .seconds(12_552)
    summary.run = run
    return Activity(summary: summary)
  }

  /// Takes a file of one activity; returns the number of the import.
  private func take(_ activity: Activity, _ store: RecordStore) async throws -> Int64? {
    let id = activity.summary.id
    let file = ImportedFile(name: id, kind: "fit", digest: id)
    let outcome = try await store.add(file) { (writer) throws(Never) in writer.add(activity) }
    guard case .taken(let receipt, _) = outcome else { return nil }
    return receipt.id
  }

  @Test func `keeps a race as it was said, and only once`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = RecordStore(database)
    var said = race
    said.course = RaceCourse("city.gpx", spacing: .meters(100.5), altitudes: [30, 41.5, 28])
    said.pacing = .custom
    said.parts = [
      RaceSetup.Part(.meters(30_000.5), in: .seconds(9000)),
      RaceSetup.Part(.meters(12_194.5), in: .milliseconds(3_600_500)),
    ]
    said.startsCrowded = true
    let kept = try #require(try await store.add(said))
    #expect(try await RecordLibrary(database).races() == [kept])
    said.id = kept.id
    #expect(kept == said && kept.id.count == 16)
    #expect(try await store.add(race) == nil)
    var other = race
    other.day = day + 364
    #expect(try await store.add(other) != nil)
    #expect(try await RecordLibrary(database).races().map(\.day) == [day, day + 364])
    database.close()
  }

  @Test func `knows its run while it is there, whichever came first`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    let first = try #require(try await take(run("a", 42_500, run: "run-1"), store))
    let kept = try #require(try await store.add(race))
    #expect(kept.activity == "a" && kept.run == "run-1")
    #expect(try await store.undo(first))
    #expect(try await library.races().map(\.activity) == [nil])
    let second = try #require(try await take(run("b", 41_500), store))
    #expect(try await library.races().map(\.activity) == ["b"])
    // A record that tells more takes its place, and gives it back.
    var rich = run("c", 42_400)
    rich.samples.time = [0, 12_552]
    rich.samples.latitude = [52, 52.1]
    rich.samples.longitude = [13, 13.1]
    let third = try #require(try await take(rich, store))
    let covering = try #require(try await library.races().first?.activity)
    #expect(covering != "b")
    #expect(try await library.activities() == [covering])
    #expect(try await store.undo(third))
    #expect(try await library.races().map(\.activity) == ["b"])
    #expect(try await store.undo(second))
    #expect(try await library.races().map(\.activity) == [nil])
    database.close()
  }

  @Test func `is brought back when it was taken out last`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    #expect(try await store.bringRaceBack() == nil)
    let kept = try #require(try await store.add(race))
    #expect(try await store.remove(race: kept.id))
    #expect(try await library.races() == [])
    #expect(try await !store.remove(race: kept.id))
    #expect(try await store.bringRaceBack() == kept)
    #expect(try await library.races() == [kept])
    #expect(try await store.bringRaceBack() == nil)
    // Its place may be taken meanwhile.
    #expect(try await store.remove(race: kept.id))
    let second = try #require(try await store.add(race))
    #expect(try await store.bringRaceBack() == nil)
    #expect(try await library.races() == [second])
    database.close()
  }

  @Test func `comes and goes with its import`() async throws {
    let database = try RecordDatabase(folder.folder)
    let (store, library) = (RecordStore(database), RecordLibrary(database))
    let kept = try #require(try await store.add(race))
    var plan = RaceSetup(
      id: "r",
      name: "Parkrun",
      day: day,
      distance: .meters(5000),
      target: .seconds(1500)
    )
    plan.script = "parkrun-lines"
    let (brought, same) = (plan, race)
    let file = ImportedFile(name: "a", kind: "pacesetter", digest: "a")
    let outcome = try await store.add(file) { (writer) throws(Never) in
      writer.add(brought)
      writer.add(same)
    }
    #expect(try await library.races() == [kept, brought])
    guard case .taken(let receipt, _) = outcome, let id = receipt.id else {
      Issue.record("nothing was taken")
      return
    }
    #expect(try await store.undo(id))
    #expect(try await library.races() == [kept])
    database.close()
  }
}
