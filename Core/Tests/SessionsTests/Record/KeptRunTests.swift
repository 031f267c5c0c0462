import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Testing
import Training

struct KeptRunTests {
  private func lines(_ page: RunDevice) -> [[UInt8]] {
    page.lines
  }

  /// A run of four hundred seconds that has not ended yet.
  private func page() throws -> RunDevice {
    var page = RunDevice()
    page.open()
    try page.live([["start": [:]]])
    try page.run(seconds: 400)
    return page
  }

  /// The line of a voice note that another device brings.
  private func voiceNote(
    _ file: String,
    seconds: Double,
    began: Int64?,
    number: Int64
  ) -> [UInt8] {
    let message = LinkMessage.voiceNote(file: file, seconds: seconds, began: began)
    return LinkEvent(
      device: "00000000000000ff",
      number: number,
      session: "run-1",
      type: message.type,
      time: LocalTime(Instant(millisecondsSince1970: 1_767_260_000_000)),
      payload: message.payload
    ).line
  }

  @Test func `makes an activity of a run that has ended`() throws {
    var page = try page()
    #expect(KeptRun.activity(of: lines(page)) == nil)
    try page.live([["end": [:]]])
    let activity = try #require(KeptRun.activity(of: lines(page)))
    #expect(activity.summary.run == "run-1" && activity.summary.source == .pacesetter)
    let meters = activity.summary.distance?.meters ?? 0
    #expect(meters > 1150 && meters < 1210, "\(meters)")
    #expect(activity.splits.count == 2)
    #expect(activity.samples.count >= 400)
    #expect(activity.samples.latitude.contains { $0 > 48 })
    #expect(activity.summary.averageHeartRate == .beatsPerMinute(150))
    #expect(activity.efforts.map { $0.distance.meters } == [400, 1000])
    #expect(abs(activity.summary.startedAt.instant.secondsSince1970 - 1_767_254_401) <= 1)
  }

  @Test func `knows what the runner said for later, and where that was`() throws {
    var page = try page()
    try page.live([["end": [:]]])
    var lines = lines(page)
    let activity = try #require(KeptRun.activity(of: lines))
    func say(_ file: String, after seconds: Double?, number: Int64) {
      let began = seconds.map {
        activity.summary.startedAt.instant.advanced(bySeconds: $0).millisecondsSince1970
      }
      lines.append(voiceNote(file, seconds: 12, began: began, number: number))
    }
    // Two devices bring the second note; an older one does not say when the last was spoken.
    say("b", after: 100, number: 1)
    say("a", after: -5, number: 2)
    say("b", after: 100, number: 3)
    say("late", after: 90_000, number: 4)
    say("old", after: nil, number: 5)
    let notes = KeptNotes.spoken(in: lines, of: activity)
    let end = try #require(activity.summary.elapsed)
    #expect(notes.map { $0.file } == ["b", "a", "late", "old"])
    #expect(
      notes.map { $0.moment(in: activity.summary) } == [.seconds(100), .zero, end, nil]
    )
    let start = activity.summary.startedAt.instant
    let moments: [Instant?] = [100, -5, 90_000].map { start.advanced(bySeconds: $0) }
    #expect(notes.map { $0.recordedAt } == moments + [nil])
    #expect(notes.allSatisfy { $0.length == .seconds(12) && $0.run == "run-1" })
    #expect(
      notes.map { $0.distance }
        == [100, 0, 9999, nil].map { seconds in
          seconds.flatMap { activity.samples.distance(at: .seconds($0)) }
        }
    )
    let meters = try #require(notes[0].distance?.meters)
    #expect(meters > 280 && meters < 310, "\(meters)")
    #expect(KeptRun.activity(of: lines) == activity)
    // Where nobody has measured the run, a note is known all the same.
    let placeless = KeptNotes.spoken(in: lines, of: nil)
    #expect(placeless.map { $0.file } == notes.map { $0.file })
    #expect(placeless.allSatisfy { $0.distance == nil })
  }

  @Test func `keeps a moment that the runner marks, with the sound that follows`() throws {
    var page = try page()
    let mark: JSON = ["id": "m", "text": "Mark this", "meaning": "moment"]
    try page.live([["asked": mark]])
    try page.live([["end": [:]]])
    var lines = lines(page)
    let activity = try #require(KeptRun.activity(of: lines))
    let end = try #require(activity.summary.elapsed)
    let notes = KeptNotes.spoken(in: lines, of: activity)
    let note = try #require(notes.first)
    #expect(notes.count == 1 && note.file == "m" && note.isMark && note.length == .zero)
    let at = try #require(note.moment(in: activity.summary))
    #expect(at > end - .seconds(3), "\(at) of \(end)")
    #expect((note.distance?.meters ?? 0) > 1100)
    // It is no lap, and the coach's record does not tell it a second time.
    #expect(activity.laps == [])
    let record = try #require(KeptCompanion.record(of: lines))
    #expect(!record.played.contains { $0.author == .runner })
    func say(_ file: String, _ seconds: Double, number: Int64) throws {
      let began = try #require(note.recordedAt).advanced(bySeconds: 1).millisecondsSince1970
      lines.append(voiceNote(file, seconds: seconds, began: began, number: number))
    }
    try say("m", 8, number: 1)
    try say("watch", 0, number: 2)
    let all = KeptNotes.spoken(in: lines, of: activity)
    #expect(all.map { $0.file } == ["m", "watch"] && all.allSatisfy { $0.isMark })
    #expect(all.map { $0.length } == [.seconds(8), .zero])
    #expect(all[0].recordedAt == note.recordedAt)
  }

  @Test func `hands its voice notes to programs, and takes them back`() throws {
    var page = try page()
    try page.live([["end": [:]]])
    let activity = try #require(KeptRun.activity(of: lines(page)))
    let voices = [
      VoiceNote(
        file: "a",
        run: "run-1",
        recordedAt: activity.summary.startedAt.instant.advanced(bySeconds: 12.5),
        length: .milliseconds(2500),
        distance: .meters(40.5),
        transcription: .done("Left \"knee\"")
      ),
      VoiceNote(file: "b", run: "run-1", length: .seconds(3), transcription: .failed),
      VoiceNote(file: "c", run: "run-1", length: .zero, corrected: "The bridge", isMark: true),
    ]
    let notes = voices.map { voice in
      PlacedNote(voice, of: activity.summary, isHere: voice.file == "a")
    }
    var json = JSONWriter()
    activity.write(to: &json, notes: notes)
    let written = try JSON.parse(json.bytes)
    let read = try written["voiceNotes"]?.array?.map { note in
      try PlacedNote(note, of: activity.summary)
    }
    #expect(read == notes)
    #expect(written["voiceNotes"]?[0]?["atSeconds"] == 12.5)
    #expect(try Activity(written) == activity)
  }

  @Test func `goes on behind a voice note of the tracker itself`() throws {
    var page = try page()
    try page.live([["end": [:]]])
    var lines = lines(page)
    let activity = try #require(KeptRun.activity(of: lines))
    let record = try #require(KeptCompanion.record(of: lines))
    let message = LinkMessage.voiceNote(file: "own", seconds: 3, began: 1_767_254_500_000)
    let note = LinkEvent(
      device: "9f3c2a17b0d4e6f8",
      number: 1000,
      session: "run-1",
      type: message.type,
      time: LocalTime(Instant(millisecondsSince1970: 1_767_254_503_000)),
      payload: message.payload
    )
    for place in [0, lines.count / 2] {
      lines.insert(note.line, at: place)
      #expect(KeptRun.activity(of: lines) == activity)
      #expect(KeptCompanion.record(of: lines) == record)
    }
    #expect(
      KeptNotes.spoken(in: lines, of: activity).map { $0.moment(in: activity.summary) } == [
        .seconds(99)
      ]
    )
  }

  @Test func `makes nothing of what is no run`() {
    #expect(KeptRun.activity(of: []) == nil)
    #expect(KeptRun.activity(of: [Array("nonsense".utf8)]) == nil)
  }
}
