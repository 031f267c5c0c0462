import Coaching
import Exchange
import Formats
import Screens
import Testing
import Training

struct KeptRunTests {
  private func lines(_ page: LivePage) -> [[UInt8]] {
    page.journal.map { Array(($0.string ?? "").utf8) }
  }

  @Test func `makes an activity of a run that has ended`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    try page.run(seconds: 400)
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
    #expect(abs(activity.summary.startedAt - 1_767_254_401) <= 1)
  }

  @Test func `knows what the runner said for later, and where that was`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    try page.run(seconds: 400)
    try page.live([["end": [:]]])
    var lines = lines(page)
    let activity = try #require(KeptRun.activity(of: lines))
    func say(_ file: String, after seconds: Double?, number: Int64) {
      let began = seconds.map { Int64((activity.summary.startedAt + $0) * 1000) }
      let message = LinkMessage.voiceNote(file: file, seconds: 12, began: began)
      lines.append(
        LinkEvent(
          device: "00000000000000ff",
          number: number,
          session: "run-1",
          type: message.type,
          wall: 1_767_260_000_000,
          payload: message.payload
        ).line
      )
    }
    // Two devices bring the second note; an older one does not say when the last was spoken.
    say("b", after: 100, number: 1)
    say("a", after: -5, number: 2)
    say("b", after: 100, number: 3)
    say("late", after: 90_000, number: 4)
    say("old", after: nil, number: 5)
    let notes = KeptNotes.spoken(in: lines, of: activity.summary)
    let end = try #require(activity.summary.elapsed)
    #expect(notes.map { $0.file } == ["b", "a", "late", "old"])
    #expect(notes.map { $0.at } == [.seconds(100), .zero, end, nil])
    #expect(notes.allSatisfy { $0.length == .seconds(12) && !$0.isHere })
    #expect(KeptRun.activity(of: lines) == activity)

    var json = JSONWriter()
    activity.write(to: &json, notes: notes)
    let written = try JSON.parse(json.bytes)
    #expect(try written["voiceNotes"]?.array?.map { try ActivityScreen.Note($0) } == notes)
    #expect(try Activity(written) == activity)
    let meters = try #require(written["voiceNotes"]?[0]?["atMeters"]?.number)
    #expect(meters > 280 && meters < 310, "\(meters)")
  }

  @Test func `goes on behind a voice note of the tracker itself`() throws {
    var page = LivePage()
    try page.open()
    try page.live([["start": [:]]])
    try page.run(seconds: 400)
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
      wall: 1_767_254_503_000,
      payload: message.payload
    )
    for place in [0, lines.count / 2] {
      lines.insert(note.line, at: place)
      #expect(KeptRun.activity(of: lines) == activity)
      #expect(KeptCompanion.record(of: lines) == record)
    }
    #expect(KeptNotes.spoken(in: lines, of: activity.summary).map(\.at) == [.seconds(99)])
  }

  @Test func `makes nothing of what is no run`() {
    #expect(KeptRun.activity(of: []) == nil)
    #expect(KeptRun.activity(of: [Array("nonsense".utf8)]) == nil)
  }
}
