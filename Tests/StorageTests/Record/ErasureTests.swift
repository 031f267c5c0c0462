import Coaching
import Exchange
import Foundation
import Storage
import Testing
import Training

struct ErasureTests {
  private let folder = TestFolder()

  @Test func `leaves nothing of what somebody did, and lets no device send it again`() async throws
  {
    let database = try RecordDatabase(folder.folder)
    let events = try await EventStore(database)
    let files = FileStore(database)
    let pen = Pen()
    let secret = "a word that nobody else would say"
    _ = try await events.append(try pen.batch(1...5, #"{"note":"\#(secret)"}"#))
    let file = ImportedFile(name: "a", kind: "fit", digest: "a")
    _ = try await RecordStore(database).add(file) { (writer) throws(Never) in
      var summary = ActivitySummary(
        id: "a",
        sport: .running,
        kind: "running",
        startedAt: LocalTime(secondsSince1970: 0),
        source: .fit
      )
      summary.notes = secret
      writer.add(Activity(summary: summary))
      writer.add(
        CompanionRecord(
          run: "run-9",
          startedAt: LocalTime(secondsSince1970: 0),
          personality: secret
        )
      )
      writer.add(
        VoiceNote(file: "n", run: "run-9", length: .zero, transcription: .done(secret)),
        sound: NoteSound(type: "audio/wav", bytes: Array(secret.utf8))
      )
    }
    let item = MemoryItem(.fact, "secret", .text(secret), updatedAt: Instant(secondsSince1970: 0))
    try await RecordStore(database).remember(item)
    var race = RaceSetup(
      name: "R",
      day: Day(daysSince1970: 1),
      distance: .meters(5000),
      target: .seconds(1500)
    )
    race.notes = secret
    let kept = try #require(try await RecordStore(database).add(race))
    race.day = Day(daysSince1970: 2)
    _ = try await RecordStore(database).add(race)
    #expect(try await RecordStore(database).remove(race: kept.id))
    let id = String(repeating: "0a", count: 16)
    try await files.keep(chunk: 0, of: id, Array(secret.utf8))
    #expect(try await database.backUp())

    try await Erasure(database, events: events, files: files).run()
    #expect(try await SessionLibrary(database).extent().sessions == 0)
    #expect(try await RecordLibrary(database).extent() == (0, 0, 0))
    #expect(try await RecordLibrary(database).runs() == [])
    #expect(try await RecordLibrary(database).voiceNotes() == [])
    #expect(try await RecordLibrary(database).races() == [])
    #expect(try await RecordLibrary(database).memory() == [])
    #expect(try await files.state(of: id) == .unknown)
    // The device goes on where it was; what it had sent is not asked for again.
    #expect(try await events.append(try pen.batch(6...6)) == .acked(6))
    database.close()
    for case let path as String in FileManager.default.enumerator(atPath: folder.folder.path)
      ?? .init()
    {
      let data = FileManager.default.contents(atPath: folder.folder.place(path)) ?? Data()
      #expect(data.range(of: Data(secret.utf8)) == nil, "\(path)")
    }
  }
}
