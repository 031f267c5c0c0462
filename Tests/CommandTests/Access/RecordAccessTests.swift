import Exchange
import Formats
import Record
import Storage
import Synchronization
import Testing
import Training

/// What everybody may rely on who asks a record, wherever it is.
///
/// One server at a time: thirty at once make each other late.
@Suite(.serialized) struct RecordAccessTests {
  // A port differs from the socket in nothing but the address; two tests ask there as well.
  private static let places: [RecordPlace] = [.folder, .socket]
  private static let noon = LocalTime(
    secondsSince1970: 1_780_308_000,
    offset: UTCOffset(clamping: 120)
  )

  @Test(arguments: Self.places)
  func `remembers, forgets and brings back`(place: RecordPlace) async throws {
    try await place.withRecord { record async throws in
      let item = MemoryItem(.fact, "heart.max", .number(188), updatedAt: Self.noon.instant)
      #expect(try await record.ask(MemoryAPI.Remember(item)).items == [item])
      #expect(
        try await record.ask(HistoryAPI.KnowRunner(Runner())).runner.maxHeartRate
          == .beatsPerMinute(188)
      )
      #expect(try await record.ask(MemoryAPI.Forget(key: "heart.max")).items == [])
      await expect(
        record,
        MemoryAPI.Forget(key: "heart.max"),
        toFail: .missing("nothing is remembered under heart.max")
      )
      #expect(try await record.ask(MemoryAPI.Restore()).items == [item])
      await expect(
        record,
        MemoryAPI.Restore(),
        toFail: .missing("there is no forgotten item to bring back")
      )
      #expect(try await record.ask(MemoryAPI.List()).items == [item])
    }
  }

  @Test(arguments: Self.places)
  func `plans a race once`(place: RecordPlace) async throws {
    try await place.withRecord { record async throws in
      let race = RaceSetup(
        id: "autumn",
        name: "Autumn 10k / Zürich",
        day: Day(daysSince1970: 20_800),
        distance: .meters(10_000),
        target: .seconds(2970)
      )
      let added = try await record.ask(RaceAPI.Add(race)).entries.map { $0.race }
      #expect(added.map { $0.name } == [race.name] && added.map { $0.target } == [race.target])
      await expect(
        record,
        RaceAPI.Add(race),
        toFail: .conflict("Autumn 10k / Zürich on 2026-12-13 is already planned")
      )
      let id = try #require(added.first?.id)
      #expect(try await record.ask(RaceAPI.Remove(id: id)).entries.isEmpty)
      #expect(try await record.ask(RaceAPI.Restore()).entries.map { $0.race } == added)
      await expect(
        record,
        RaceAPI.Remove(id: "spring"),
        toFail: .missing("no race is named spring")
      )
    }
  }

  @Test(arguments: Self.places)
  func `logs sets and takes them back, the newest first`(place: RecordPlace) async throws {
    try await place.withRecord { record async throws in
      let load = LoadEntry(.external, 80, .kilograms)
      let squat = LiftedSet("Squat", SetResult(5, load: load, effort: .exertion(8)))
      let plank = LiftedSet("Plank", SetResult(60, .seconds))
      let day = try await record.ask(LogAPI.AddSets([squat, squat], note: nil, at: Self.noon))
      #expect(day.session == "20260601-log")
      _ = try await record.ask(LogAPI.AddSets([plank], note: "shaky", at: Self.noon))
      let sets = try await record.ask(LogAPI.Read()).sessions.map { $0.sets }
      var shaky = plank
      shaky.note = "shaky"
      #expect(sets == [[squat, squat, shaky]])
      let undone = try await record.ask(LogAPI.UndoSets())
      #expect(undone.at == Self.noon && undone.sets.map { $0.exercise } == ["Plank"])
      #expect(try await record.ask(LogAPI.UndoSets()).sets == [squat, squat])
      await expect(
        record,
        LogAPI.UndoSets(),
        toFail: .missing("there is no single set left to undo")
      )
    }
  }

  @Test(arguments: Self.places)
  func `counts the challenge`(place: RecordPlace) async throws {
    try await place.withRecord { record async throws in
      _ = try await record.ask(LogAPI.ChooseChallenge("Squat", goal: 30, at: Self.noon))
      let added = try await record.ask(LogAPI.AddToChallenge(20, at: Self.noon))
      #expect(added.challenge(on: Self.noon.day).done == 20)
      #expect(try await record.ask(LogAPI.ReadChallenge()) == added)
      let undone = try await record.ask(LogAPI.UndoChallenge())
      #expect(undone.challenge(on: Self.noon.day).done == 0)
      #expect(undone.challenge(on: Self.noon.day).goal == 30)
      await expect(
        record,
        LogAPI.UndoChallenge(),
        toFail: .missing("there is no addition to the challenge left to undo")
      )
    }
  }

  @Test(arguments: Self.places)
  func `keeps workouts and wishes of one's own`(place: RecordPlace) async throws {
    try await place.withRecord { record async throws in
      let workout = OwnWorkout(
        name: "push mine/2",
        text: "# Mine\n\n- Push-Up — 3 x 10\n",
        base: "push",
        baseText: "# Push",
        changedAt: Self.noon.instant
      )
      let offset = Self.noon.offset ?? .zero
      let kept = try await record.ask(LibraryAPI.Keep(workout, offset: offset))
      #expect(kept.workouts == [workout])
      let wish = try Preference(
        key: "wish",
        value: ["minutes": 30],
        changedAt: Self.noon.instant
      )
      let preferred = try await record.ask(LibraryAPI.Prefer(wish, offset: offset))
      #expect(preferred.preferences == [wish])
      #expect(try await record.ask(LibraryAPI.Read()) == preferred)
      let later = Self.noon.instant.advanced(bySeconds: 60)
      let left = try await record.ask(LibraryAPI.Delete("push mine/2", at: later))
      #expect(left.workouts == [] && left.gone == ["push mine/2"])
      await expect(
        record,
        LibraryAPI.Delete("push mine/2", at: later),
        toFail: .missing("no workout of your own is named push mine/2")
      )
    }
  }

  @Test(arguments: Self.places)
  func `takes a journal in and tells of the run in it`(place: RecordPlace) async throws {
    let lines = try JournaledRun.lines()
    try await place.withRecord { record async throws in
      let count = lines.count { $0 == UInt8(ascii: "\n") }
      #expect(try await record.ask(SessionAPI.Import(lines)) == EventImport(taken: count))
      #expect(try await record.ask(SessionAPI.Import(lines)) == EventImport(known: count))
      let session = try #require(try await record.ask(SessionAPI.List()).sessions.first)
      #expect(session.id == "run-1" && session.events == count)
      #expect(session.devices == ["00000000000000aa"])
      #expect(try await record.ask(SessionAPI.Show(id: "run-1")) == session)
      #expect(try await read("run-1", of: record) == lines)
      #expect(try await read(nil, of: record) == lines)
      #expect(try await record.lines(of: "run-2", from: 0) == nil)
      #expect(try await record.lines(of: "no name/ü", from: 0) == nil)

      let entries = try await record.ask(HistoryAPI.List()).entries
      let id = try #require(entries.first?.id)
      guard case .activity(let run, _) = try await record.ask(HistoryAPI.Show(id)) else {
        Issue.record("no run")
        return
      }
      #expect(abs((run.summary.distance?.meters ?? 0) - 1200) < 10)
      #expect(run.splits.count == 2 && run.samples.count > 300 && run.summary.run == "run-1")
      #expect(try await record.ask(HistoryAPI.Years()).sums.map { $0.count } == [1])
      let trends = try await record.ask(HistoryAPI.Trends(Runner(), on: Self.noon.day))
      #expect(trends.sentences.contains { $0.contains("1 run") }, "\(trends.sentences)")

      var change = RemarkChange()
      change.label = .some("Nördlich")
      change.effort = .some(6)
      let remarks = try await record.ask(HistoryAPI.Annotate(id, change))
      #expect(remarks.label == "Nördlich" && remarks.effort == 6 && remarks.notes == nil)
      #expect(remarks.sport == .running)
      #expect(try await record.ask(HistoryAPI.List(search: "nördlich")).entries.count == 1)
      _ = try await record.ask(HistoryAPI.Remove(id))
      #expect(try await record.ask(HistoryAPI.List()).entries.isEmpty)
      _ = try await record.ask(HistoryAPI.Restore(id))
      #expect(try await record.ask(HistoryAPI.List()).entries.map { $0.id } == [id])

      _ = try await record.ask(SessionAPI.Delete(id: "run-1"))
      let missing = RecordError.missing("there is no session run-1")
      await expect(record, SessionAPI.Delete(id: "run-1"), toFail: missing)
      await expect(record, SessionAPI.Show(id: "run-1"), toFail: missing)
      #expect(try await record.ask(SessionAPI.List()).sessions.isEmpty)
    }
  }

  @Test(arguments: Self.places)
  func `says which line of a journal is wrong`(place: RecordPlace) async throws {
    var lines = try JournaledRun.lines(seconds: 3)
    let second = try #require(lines.firstIndex(of: UInt8(ascii: "\n"))) + 20
    lines[second] ^= 1
    try await place.withRecord { record async throws in
      guard case .refused(let reason, let line) = await refusal(record, SessionAPI.Import(lines))
      else {
        Issue.record("it was taken")
        return
      }
      #expect(line == 2 && reason.contains("2"), "\(reason)")
      #expect(try await record.ask(SessionAPI.List()).sessions.isEmpty)
    }
  }

  @Test(arguments: Self.places)
  func `keeps what agents asked for, and lists what is not there`(
    place: RecordPlace
  ) async throws {
    try await place.withRecord { record async throws in
      let call = AgentCall(
        at: Self.noon.instant,
        tool: "history",
        arguments: "{\"limit\":3}",
        bytes: 120,
        isAnswered: true
      )
      _ = try await record.ask(AgentAPI.Note(call))
      #expect(try await record.ask(AgentAPI.List()).calls.map { $0.tool } == ["history"])
      #expect(try await record.ask(ImportAPI.List()).imports == [])
      await expect(
        record,
        ImportAPI.Undo(7),
        toFail: .missing("there is no import 7")
      )
      #expect(try await record.ask(NameAPI.List()).names == [])
      let unknown = ExerciseNaming(diaryName: "kneebender", name: "Goblet Squatt")
      await expect(
        record,
        NameAPI.Choose(unknown),
        toFail: .refused("\"Goblet Squatt\" is not in the catalogue; \"Goblet Squat\" is")
      )
      await expect(
        record,
        HistoryAPI.Show("zz"),
        toFail: .missing("there is no entry zz")
      )
    }
  }

  @Test(arguments: Self.places)
  func `ends with nothing where everything is erased`(place: RecordPlace) async throws {
    let lines = try JournaledRun.lines(seconds: 30)
    try await place.withRecord { record async throws in
      _ = try await record.ask(SessionAPI.Import(lines))
      let item = MemoryItem(.fact, "heart.max", .number(188), updatedAt: Self.noon.instant)
      _ = try await record.ask(MemoryAPI.Remember(item))
      _ = try await record.ask(DataAPI.Erase())
      #expect(try await record.ask(SessionAPI.List()).sessions.isEmpty)
      #expect(try await record.ask(MemoryAPI.List()).items == [])
      #expect(try await record.ask(HistoryAPI.List()).entries.isEmpty)
    }
  }

  @Test func `gives the same export and the same tables from everywhere`() async throws {
    let data = ScratchPlace()
    let lines = try JournaledRun.lines()
    try await RecordPlace.folder.withRecord(in: data) { record async throws in
      _ = try await record.ask(SessionAPI.Import(lines))
      let plank = LiftedSet("Plank", SetResult(60, .seconds))
      _ = try await record.ask(LogAPI.AddSets([plank], note: nil, at: Self.noon))
    }
    var exports: [[Substring]] = []
    var tables: [Int] = []
    for place in RecordPlace.allCases {
      try await place.withRecord(in: data) { record async throws in
        let whole = Mutex<[UInt8]>([])
        try await record.export(sounds: true) { piece, _, _ in whole.withLock { $0 += piece } }
        let text = String(decoding: whole.withLock { $0 }, as: UTF8.self)
        exports.append(text.replacing(/"exportDate":"[^"]*"/, with: "").split(separator: "\n"))
        let zip = try await record.tables()
        #expect(Array(zip.prefix(2)) == Array("PK".utf8))
        tables.append(zip.count)
      }
    }
    #expect(exports[0].count > 10)
    #expect(exports[1] == exports[0] && exports[2] == exports[0])
    #expect(tables[1] == tables[0] && tables[2] == tables[0])
  }

  @Test func `makes a code only where a server can take it`() async throws {
    try await RecordPlace.folder.withRecord { record async throws in
      await expect(record, DeviceAPI.MakeCode(), toFail: .needsServer)
    }
    try await RecordPlace.port.withRecord { record async throws in
      let code = try await record.ask(DeviceAPI.MakeCode())
      #expect(!code.code.isEmpty && code.seconds > 0)
      #expect(try await record.ask(DeviceAPI.List()).devices == [])
      await expect(
        record,
        DeviceAPI.Revoke(id: "0a"),
        toFail: .missing("there is no device 0a")
      )
    }
  }

  @Test func `says that a server has gone`() async throws {
    let record = try await RecordPlace.socket.withRecord { $0 }
    guard case .server = await refusal(record, MemoryAPI.List()) else {
      Issue.record("somebody answered")
      return
    }
    await #expect(throws: RecordError.self) { try await record.lines(of: nil, from: 0) }
  }

  /// Why the record gives no answer; nothing where it gives one.
  private func refusal<Request: RecordRequest>(
    _ record: any RecordAccess,
    _ request: Request
  ) async -> RecordError? {
    do throws(RecordError) {
      _ = try await record.ask(request)
      return nil
    } catch {
      return error
    }
  }

  private func expect<Request: RecordRequest>(
    _ record: any RecordAccess,
    _ request: Request,
    toFail expected: RecordError,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let refusal = await refusal(record, request)
    #expect(refusal == expected, sourceLocation: sourceLocation)
  }

  /// All lines of a session, or of every session.
  private func read(_ session: String?, of record: any RecordAccess) async throws -> [UInt8]? {
    var all: [UInt8] = []
    var place: Int64 = 0
    while let part = try await record.lines(of: session, from: place) {
      all += part.bytes
      guard part.next > place else { return all }
      place = part.next
    }
    return nil
  }
}
