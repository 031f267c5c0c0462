import Exchange
import Formats
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

  @Test func `makes nothing of what is no run`() {
    #expect(KeptRun.activity(of: []) == nil)
    #expect(KeptRun.activity(of: [Array("nonsense".utf8)]) == nil)
  }
}
