import Formats
import Foundation
import Testing

extension BrowserTests {
  struct MetronomeTests {
    @Test func `puts every click within a microsecond of its place, busy or hidden`() async throws {
      try await MetronomeVisit.run { visit in
        let (page, tap) = (visit.page, visit.tap)
        for _ in 0..<7 { try await page.press("ArrowLeft") }
        #expect(try await visit.tempo() == "173")
        try await visit.start()
        try await tap.forget()
        for _ in 0..<4 {
          try await visit.stall(milliseconds: 400)
          try await page.pause(milliseconds: 200)
        }
        try await visit.stall(milliseconds: 5000)
        try await page.hide()
        #expect(try await page.holds("document.visibilityState === 'hidden'"))
        let count = try await page.number("graphTap.clicks.length")
        try await tap.untilClicks(Int(count) + 6)
        try await page.send("Page.bringToFront")

        let onsets = try await tap.onsets()
        let grid = Grid(onsets, beatsPerMinute: 173, rate: try await tap.rate())
        #expect(grid.beats == Array(0..<onsets.count), "a beat is missing or double")
        #expect(grid.errors.allSatisfy { $0 < 1 }, "\(grid.errors.max() ?? 0)")
      }
    }

    @Test func `goes over to another tempo without a gap and without a double beat`() async throws {
      try await MetronomeVisit.run { visit in
        let tap = visit.tap
        try await visit.toggle()
        // Right after the start, and so fast that the sound waits for the last of them.
        try await visit.touch("faster", times: 20)
        #expect(try await visit.tempo() == "200")
        try await tap.untilClicks(8)
        try await visit.touch("slower", times: 55)
        #expect(try await visit.tempo() == "150")
        #expect(try await visit.page.holds("document.querySelector('[data-do=slower]').disabled"))
        try await tap.untilClicks(16)
        try await visit.touch("faster", times: 85)
        #expect(try await visit.tempo() == "230")
        #expect(try await visit.page.holds("document.querySelector('[data-do=faster]').disabled"))
        try await tap.untilClicks(28)

        let (onsets, rate) = (try await tap.onsets(), try await tap.rate())
        let intervals = zip(onsets.dropFirst(), onsets).map { ($0 - $1) / rate }
        // A beat that is overdue at the new tempo comes at once: between the two intervals.
        var seen: [Double] = []
        for interval in intervals {
          let tempo = [150.0, 180, 200, 230].first { abs(60 / $0 - interval) < 1e-6 }
          if let tempo, tempo != seen.last { seen.append(tempo) }
          #expect((60.0 / 230 - 1e-6)...(60.0 / 150 + 1e-6) ~= interval)
        }
        #expect(seen.suffix(3) == [200, 150, 230])
        let between = intervals.filter { interval in
          ![150.0, 180, 200, 230].contains { abs(60 / $0 - interval) < 1e-6 }
        }
        #expect(between.count <= 3)
      }
    }

    @Test func `starts and stops as fast as a finger and never doubles a click`() async throws {
      try await MetronomeVisit.run { visit in
        let (page, tap) = (visit.page, visit.tap)
        try await visit.start()
        for _ in 0..<9 { try await visit.toggle() }
        try await visit.journey.untilTicking(false)
        let rate = try await tap.rate()
        try await page.pause(milliseconds: 300)
        let onsets = try await tap.onsets()
        #expect(zip(onsets.dropFirst(), onsets).allSatisfy { $0 - $1 > 0.06 * rate })
        #expect(try await tap.peak() < 0.33, "two clicks sounded as one")
        try await page.pause(milliseconds: 700)
        #expect(try await tap.onsets().count == onsets.count, "it ticks on")
        // Long enough for the sound device to rest: it wakes again.
        try await page.until("graphTap.context.state === 'suspended'")
        try await tap.forget()
        try await visit.start()
        #expect(try await page.holds("graphTap.context.state === 'running'"))
      }
    }

    @Test func `keeps the beat at volume 0 and the shape of its clicks at 100`() async throws {
      try await MetronomeVisit.run { visit in
        let (page, tap) = (visit.page, visit.tap)
        try await visit.start()
        try await tap.forget()
        try await tap.untilClicks(2)
        let quiet = try await tap.peak()
        try await visit.setVolume(0)
        #expect(try await page.text("metronome-panel .volume") == "0 %")
        try await page.pause(milliseconds: 1200)
        let beforeSilence = try await tap.onsets().count
        try await visit.setVolume(100)
        try await tap.untilClicks(beforeSilence + 3)
        // The first click may have been half forgotten, which moves where it seems to begin.
        let onsets = Array(try await tap.onsets().dropFirst())
        let grid = Grid(onsets, beatsPerMinute: 180, rate: try await tap.rate())
        // Where the loudness comes back within the 60 ms of a click, that is where it begins.
        let cut = grid.errors.filter { $0 >= 1 }
        #expect(cut.count <= 1 && cut.allSatisfy { $0 < 60_000 }, "\(grid.errors)")
        #expect((grid.beats.last ?? 0) >= grid.beats.count + 1, "nothing was silent")
        let loud = try await tap.peak()
        #expect(loud <= 1)
        #expect(abs(loud / quiet - 2.5) < 0.01, "\(loud) is not two and a half times \(quiet)")
      }
    }

    @Test func `falls silent for a call and comes back with the tempo that was waited for`()
      async throws
    {
      try await MetronomeVisit.run { visit in
        let (page, tap) = (visit.page, visit.tap)
        try await visit.start()
        // The debounce has not ended when the sound is taken away.
        try await page.evaluate(
          """
          document.querySelector("[data-do=faster]").click();
          graphTap.context.suspend();
          """
        )
        try await visit.journey.untilTicking(false)
        #expect(try await page.text("metronome-panel .tapping").contains("come back"))
        #expect(try await visit.tempo() == "181")
        try await tap.forget()
        try await page.evaluate("graphTap.context.resume()")
        try await visit.journey.untilTicking(true)
        try await tap.untilClicks(4)
        let grid = Grid(try await tap.onsets(), beatsPerMinute: 181, rate: try await tap.rate())
        #expect(grid.errors.dropFirst().allSatisfy { $0 < 1 }, "\(grid.errors)")
      }
    }
  }
}
