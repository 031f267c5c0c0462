import Coaching
import Exchange
import Formats
import Foundation
import Testing
import Training

/// What the companion keeps of a run, out into the export and back.
struct CompanionRecordTests {
  private let data = ScratchPlace()
  private let other = ScratchPlace()

  private func run(_ place: ScratchPlace, _ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": place.url.path])
  }

  private var record: CompanionRecord {
    var record = CompanionRecord(
      run: "run-9",
      startedAt: LocalTime(secondsSince1970: 1_780_300_000.5, offset: UTCOffset(clamping: 120)),
      endedAt: Instant(secondsSince1970: 1_780_301_500),
      place: .treadmill,
      mode: .race,
      personality: "roast_coach"
    )
    var plan = RunPlan(mode: .race, goal: .distance(.meters(5000)))
    plan.targetPace = .secondsPerKilometer(300)
    record.script = Script(
      id: "script-1",
      personality: "roast_coach",
      plan: plan,
      branchPolicy: .branched,
      messages: [
        ScriptMessage(
          id: "late",
          trigger: .nearFinish(remaining: .meters(500)),
          text: "Half a kilometre, {pace}.",
          branchKey: "behind_pace",
          priority: 90,
          playOnce: false,
          prerenderedAudioPath: "late.m4a",
          expiresAfterSeconds: 12.5
        )
      ],
      runId: "run-9",
      generatedAt: "2026-06-01",
      model: "by hand",
      inputDigest: "0a"
    )
    record.played = [
      PlayedMessage(author: .script, message: "late", at: .milliseconds(1250), text: "Go, \"go\"."),
      PlayedMessage(
        author: .sensor,
        message: "heart_rate_lost",
        at: .seconds(60),
        text: "No heart.",
        wasInterrupted: true
      ),
    ]
    return record
  }

  private var notes: [VoiceNote] {
    [
      VoiceNote(
        file: String(repeating: "0a", count: 16),
        run: "run-9",
        recordedAt: Instant(secondsSince1970: 1_780_300_030.75),
        length: .milliseconds(12_500),
        distance: .meters(90.5),
        transcription: .done("Left knee."),
        reply: NoteReply(
          id: "r1",
          requestedAt: Instant(secondsSince1970: 1_780_300_044),
          answer: NoteReply.Answer("Then walk.", at: Instant(secondsSince1970: 1_780_300_046.5)),
          model: "small-1",
          cost: 0.00125
        )
      ),
      VoiceNote(
        file: "b",
        run: "run-9",
        length: .seconds(3),
        transcription: .failed,
        reply: NoteReply(
          id: "r2",
          requestedAt: Instant(secondsSince1970: 1_780_300_050),
          model: "small-1"
        )
      ),
    ]
  }

  private let sound = NoteSound(type: "audio/mp4", bytes: (0..<1000).map { UInt8($0 % 128) })

  /// An export of one run and what was said on it, the first note with its sound.
  private func export(_ record: CompanionRecord) throws -> String {
    var export = RecordExport()
    var summary = ActivitySummary(
      id: "a",
      sport: .running,
      kind: "running",
      startedAt: record.startedAt,
      source: .pacesetter,
      sourceName: "phone"
    )
    summary.elapsed = .seconds(1500)
    summary.run = record.run
    var bytes = export.head(exportedAt: 1_780_400_000)
    bytes += export.open("activities")
    bytes += export.element { Activity(summary: summary).write(to: &$0) } + export.close()
    bytes += export.open("runs") + export.element { record.write(to: &$0) } + export.close()
    for list in ["sessions", "exercises", "days"] {
      bytes += export.open(list) + export.close()
    }
    bytes += export.open("voiceNotes")
    for (index, note) in notes.enumerated() {
      bytes += export.element { note.write(to: &$0, sound: index == 0 ? sound : nil) }
    }
    bytes += export.close()
    for list in ["races", "memory", "exerciseNames", "ownWorkouts", "preferences"] {
      bytes += export.open(list) + export.close()
    }
    bytes += export.end(records: [], exercises: [])
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let file = data.url.appendingPathComponent("export.json")
    try Data(bytes).write(to: file)
    return file.path
  }

  private func undated(_ text: String) -> String {
    text.replacing(/"exportDate":"[^"]*"/, with: "")
  }

  @Test func `comes out of an export as it went in`() throws {
    let file = try export(record)
    #expect(try run(data, "import", file).status == 0)
    let written = try run(data, "export").output
    #expect(undated(written) == undated(try String(contentsOfFile: file, encoding: .utf8)))
    let again = data.url.appendingPathComponent("again.json").path
    #expect(try run(data, "export", "--out", again).status == 0)
    #expect(try ExportSchema.accepts(again))
    #expect(try run(other, "import", again).status == 0)
    #expect(undated(try run(other, "export").output) == undated(written))
    #expect(try sounds(other) == [SHA256.hexadecimal(of: sound.bytes)])
    let silent = try run(other, "export", "--no-sounds").output
    #expect(written.contains("\"base64\"") && !silent.contains("\"base64\""))
    // And goes with its import.
    #expect(try run(other, "import", "--undo").status == 0)
    let empty = try run(other, "export").output
    #expect(empty.contains("\"runs\":[\n],") && empty.contains("\"voiceNotes\":[\n],"))
    #expect(try sounds(other) == [])
  }

  /// The sounds that lie beside the database.
  private func sounds(_ place: ScratchPlace) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: place.url.appendingPathComponent("files").path
    )
  }

  @Test func `is only tried by a dry run, its sounds too`() throws {
    let file = try export(record)
    #expect(try run(data, "import", "--dry-run", file).status == 0)
    #expect(try sounds(data) == [])
  }

  @Test(arguments: [
    ("\"type\":\"audio/mp4\"", "\"type\":\"text/html\"", "sound.type"),
    ("\"base64\":\"AAEC", "\"base64\":\"AA=C", "sound.base64"),
    ("\"file\":\"0a0a", "\"file\":\"../a", "file"),
  ])
  func `is refused with a sound that is none`(good: String, bad: String, place: String) throws {
    let file = try export(record)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains(good))
    try Data(text.replacing(good, with: bad).utf8).write(to: URL(fileURLWithPath: file))
    let outcome = try run(data, "import", file)
    #expect(outcome.status == 65 && outcome.output.contains("number 1 of \"voiceNotes\""))
    #expect(outcome.output.contains(place), "\(outcome.output)")
    #expect(try sounds(data) == [])
  }

  @Test func `is shown on the page of a run that came with an export`() throws {
    #expect(try run(data, "import", try export(record)).status == 0)
    let server = try ServedCommand(data: data.url)
    let answer = PlainHTTP(port: server.port).ask("GET", "/api/v1/history/a?as=screen")
    let lines = try JSON.parse(answer?.body ?? "")["lines"]?.array ?? []
    let away = "Its sound is not here; the device that recorded it may still have it."
    #expect(
      lines.map { $0["text"]?.string } == [
        "Go, \"go\".",
        "Your voice note, 0:13, at 0.09 km: \"Left knee.\", "
          + "answered too late to be said: \"Then walk.\"",
        "No heart.", "Your voice note, 0:03, not answered yet. " + away,
      ]
    )
    let name = notes[0].file
    #expect(lines.map { $0["file"]?.string } == [nil, name, nil, nil])
    let file = PlainHTTP(port: server.port).ask("GET", "/api/v1/files/\(name)")
    #expect(file.map { Array($0.body.utf8) } == sound.bytes)
    #expect(lines.map { $0["time"]?.string } == ["0:01", "0:30", "1:00", "–"])
    #expect(server.stop() == 0)
  }

  @Test func `names its voice notes in the terminal`() throws {
    #expect(try run(data, "import", try export(record)).status == 0)
    let shown = try run(data, "show", "a").rows
    let place = try #require(shown.firstIndex(of: "Voice notes"))
    #expect(shown[place + 1].contains("0:30") && shown[place + 1].contains("Left knee."))
  }

  @Test func `is refused where it is damaged, with all that came with it`() throws {
    let file = try export(record)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let damaged = text.replacing(
      "\"mode\":\"race\",\"personality\"",
      with: "\"mode\":\"jog\",\"personality\""
    )
    try Data(damaged.utf8).write(to: URL(fileURLWithPath: file))
    let outcome = try run(data, "import", file)
    #expect(
      outcome.status == 65 && outcome.output.contains("number 1 of \"runs\""),
      "\(outcome.output)"
    )
    #expect(outcome.output.contains("mode"))
    #expect(try run(data, "history").output == "")
  }
}
