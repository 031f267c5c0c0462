import Coaching
import Exchange
import Formats
import GRDB
import Screens
import Storage
import Testing
import Training

struct VoiceNoteFoldingTests {
  private let folder = TestFolder()

  /// What a phone says of a note that it has brought, so many seconds into a run of ``CoachedPage``.
  private func said(
    _ file: String,
    after seconds: Double,
    number: Int64 = 1,
    in run: String = "run-1"
  ) throws -> EventBatch {
    let message = LinkMessage.voiceNote(
      file: file,
      seconds: 12,
      began: Int64(1_780_300_000_000 + (seconds + 1) * 1000)
    )
    let event = LinkEvent(
      device: "00000000000000ff",
      number: number,
      session: run,
      type: message.type,
      time: LocalTime(Instant(millisecondsSince1970: 1_780_300_500_000)),
      payload: message.payload
    )
    return try EventBatch(event.line + [0x0A])
  }

  /// A folder with a run of four hundred seconds in its record.
  private func run(in database: RecordDatabase) async throws -> EventStore {
    let store = try await EventStore(database)
    var page = CoachedPage()
    try page.run(seconds: 400)
    _ = try await store.append(page.batch())
    _ = try await SessionFolding(database).fold()
    return store
  }

  @Test func `takes in a note that comes after its run`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await run(in: database)
    let library = RecordLibrary(database)
    #expect(try await library.voiceNotes() == [])
    _ = try await store.append(try said("b", after: 200))
    _ = try await store.append(try said("a", after: 100, number: 2))
    _ = try await SessionFolding(database).fold()
    let notes = try await library.voiceNotes()
    #expect(notes.map { $0.file } == ["a", "b"])
    #expect(notes.allSatisfy { $0.run == "run-1" && $0.transcription == .pending })
    let meters = try #require(notes[0].distance?.meters)
    #expect(meters > 270 && meters < 310, "\(meters)")
    let summary = try #require(try await library.summaries().first)
    let shown = try await library.notes(of: summary)
    #expect(shown.map { $0.voice } == notes)
    #expect(shown.compactMap { $0.at?.inSeconds.rounded() } == [100, 200])
    database.close()
  }

  @Test func `keeps the reply to a note, and when it was said`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await EventStore(database)
    var page = CoachedPage()
    try page.live([["start": [:]]])
    for second in 0..<100 { try page.live([CoachedPage.position(second)]) }
    let question: JSON = [
      "note": "a", "askedAt": "2026-06-01T07:48:20.500Z", "model": "small-1", "costUsd": 0.002,
    ]
    let reply: JSON = ["reply": ["id": "r1", "text": "Ease off.", "question": question]]
    try page.live([reply, CoachedPage.position(100)])
    for second in 101..<200 { try page.live([CoachedPage.position(second)]) }
    try page.live([["end": [:]]])
    _ = try await store.append(page.batch())
    _ = try await store.append(try said("a", after: 95))
    _ = try await store.append(try said("b", after: 150, number: 2))
    _ = try await SessionFolding(database).fold()
    let library = RecordLibrary(database)
    let notes = try await library.voiceNotes()
    #expect(notes.map { $0.reply == nil } == [false, true])
    let kept = try #require(notes.first?.reply)
    #expect(kept.id == "r1" && kept.model == "small-1" && kept.cost == 0.002)
    #expect(kept.requestedAt == Instant(secondsSince1970: 1_780_300_100.5))
    #expect(
      kept.answer == NoteReply.Answer("Ease off.", at: Instant(secondsSince1970: 1_780_300_102))
    )
    let record = try #require(try await library.companion("run-1"))
    let line = try #require(record.played.first { $0.author == .reply })
    #expect(line.text == "Ease off." && line.message == "r1")
    let played = try #require(kept.playedAt).seconds(since: record.startedAt.instant)
    #expect(abs(played - line.at.inSeconds) < 0.001)
    // Who brings the same note without its reply takes none away.
    _ = try await store.append(try said("a", after: 95, number: 3))
    _ = try await SessionFolding(database).fold()
    #expect(try await library.voiceNotes() == notes)
    #expect(try await store.remove(session: "run-1"))
    database.close()
    let queue = try DatabaseQueue(path: folder.database)
    #expect(try await queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM reply") } == 0)
    try queue.close()
  }

  @Test func `takes in again what was only in journals before there was a table`() async throws {
    var database = try RecordDatabase(folder.folder)
    let store = try await run(in: database)
    _ = try await store.append(try said("a", after: 100))
    _ = try await SessionFolding(database).fold()
    let notes = try await RecordLibrary(database).voiceNotes()
    #expect(notes.count == 1)
    database.close()
    try folder.goBack(before: 8)
    database = try RecordDatabase(folder.folder)
    try await SessionFolding(database).fold()
    #expect(try await RecordLibrary(database).voiceNotes() == notes)
    database.close()
  }

  @Test func `keeps what was written down of a note when its journal is read again`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await run(in: database)
    let brought = VoiceNote(
      file: "a",
      run: "run-1",
      length: .seconds(12),
      transcription: .done("Left knee.")
    )
    let file = ImportedFile(name: "a", kind: "pacesetter", digest: "a")
    let outcome = try await RecordStore(database).add(file) { (writer) throws(Never) in
      writer.add(brought)
    }
    _ = try await store.append(try said("a", after: 100))
    _ = try await SessionFolding(database).fold()
    let library = RecordLibrary(database)
    let note = try #require(try await library.voiceNotes().first)
    #expect(note.transcription == .done("Left knee.") && note.distance != nil)
    // The journal has it now, whatever becomes of the import.
    guard case .taken(let receipt, _) = outcome, let id = receipt.id else {
      Issue.record("nothing was taken")
      return
    }
    _ = try await RecordStore(database).undo(id)
    #expect(try await library.voiceNotes() == [note])
    database.close()
  }

  @Test func `goes with its import, and never takes the place of what is known`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await run(in: database)
    _ = try await store.append(try said("a", after: 100))
    _ = try await SessionFolding(database).fold()
    let library = RecordLibrary(database)
    let kept = try await library.voiceNotes()
    let foreign = VoiceNote(file: "a", run: "run-2", length: .seconds(1))
    let new = VoiceNote(file: "c", run: "run-2", length: .seconds(1), transcription: .failed)
    let file = ImportedFile(name: "a", kind: "pacesetter", digest: "a")
    let outcome = try await RecordStore(database).add(file) { (writer) throws(Never) in
      writer.add(foreign)
      writer.add(new)
    }
    #expect(try await library.voiceNotes() == kept + [new])
    guard case .taken(let receipt, _) = outcome, let id = receipt.id else {
      Issue.record("nothing was taken")
      return
    }
    _ = try await RecordStore(database).undo(id)
    #expect(try await library.voiceNotes() == kept)
    database.close()
  }

  @Test func `goes with its session, and the run stays`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = try await run(in: database)
    _ = try await store.append(try said("a", after: 100))
    _ = try await SessionFolding(database).fold()
    #expect(try await store.remove(session: "run-1"))
    #expect(try await RecordLibrary(database).voiceNotes() == [])
    #expect(try await RecordLibrary(database).runs() == ["run-1"])
    database.close()
  }
}
