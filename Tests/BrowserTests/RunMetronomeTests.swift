import Formats
import Foundation
import Testing

extension BrowserTests {
  struct RunMetronomeTests {
    /// Starts a run of our own making with a metronome, heard by a tap.
    private func withRun(
      _ cadence: String,
      speed: Int,
      prepare: (Page) async throws -> Void = { _ in },
      _ body: (Journey, GraphTap) async throws -> Void
    ) async throws {
      try await Journey.run { journey in
        let tap = try await GraphTap(in: journey.page)
        try await prepare(journey.page)
        try await journey.open()
        try await journey.chooseDemo()
        try await journey.page.click("plan-form label:has([name=cadence][value='\(cadence)'])")
        // Only ticks shall be heard: whatever else sounds would be taken for one.
        try await journey.page.evaluate("document.querySelector('[name=voice]').value = 'text'")
        try await journey.start(speed: speed)
        try await body(journey, tap)
      }
    }

    private let isTicking =
      "document.querySelector('metronome-strip [data-do=toggle]').ariaPressed === 'true'"

    @Test func `ticks through a run, at another tempo when told so, and not when told so`()
      async throws
    {
      try await withRun("steady", speed: 1) { journey, tap in
        let page = journey.page
        try await tap.untilClicks(4)
        #expect(try await page.text("metronome-strip .tempo b") == "180")
        #expect(try await page.holds(isTicking))
        let steady = Grid(try await tap.onsets(), beatsPerMinute: 180, rate: try await tap.rate())
        #expect(steady.errors.allSatisfy { $0 < 1 }, "\(steady.errors)")

        for _ in 0..<3 { try await page.click("metronome-strip [data-do=slower]") }
        try await page.until(
          "document.querySelector('metronome-strip .tempo b').textContent === '177'"
        )
        try await page.pause(milliseconds: 1500)
        try await tap.forget()
        try await tap.untilClicks(5)
        // The first click may have been half forgotten, which moves where it seems to begin.
        let onsets = Array(try await tap.onsets().dropFirst())
        let slower = Grid(onsets, beatsPerMinute: 177, rate: try await tap.rate())
        #expect(slower.errors.allSatisfy { $0 < 1 }, "\(slower.errors)")

        try await page.click("metronome-strip [data-do=toggle]")
        try await page.until("!(\(isTicking))")
        try await page.pause(milliseconds: 300)
        try await tap.forget()
        try await page.pause(milliseconds: 700)
        #expect(try await tap.onsets() == [])
        try await page.click("metronome-strip [data-do=toggle]")
        try await tap.untilClicks(2)

        try await journey.finish()
        try await page.pause(milliseconds: 500)
        try await tap.forget()
        try await page.pause(milliseconds: 700)
        #expect(try await tap.onsets() == [], "it ticks on after the run")
        #expect(await page.problems == [])
      }
    }

    @Test func `shows no metronome in a run that has none`() async throws {
      try await withRun("off", speed: 1) { journey, _ in
        let isHidden = try await journey.page.holds(
          "document.querySelector('metronome-strip').hidden"
        )
        #expect(isHidden)
      }
    }

    @Test func `says in the run why it cannot tick, and tries again`() async throws {
      try await withRun(
        "steady",
        speed: 1,
        prepare: { page in
          try await page.prepare(
            """
            globalThis.soundWorks = false;
            const addModule = Worklet.prototype.addModule;
            Worklet.prototype.addModule = function (address, ...rest) {
              return soundWorks || !String(address).includes("metronome")
                ? addModule.call(this, address, ...rest)
                : Promise.reject(new Error("the sound device is in use"));
            };
            """
          )
        }
      ) { journey, tap in
        let page = journey.page
        try await page.until("!document.querySelector('metronome-strip .problem').hidden")
        #expect(try await page.text("metronome-strip .problem").contains("in use"))
        try await page.screenshot("light-390-run-metronome-problem")
        #expect(try await page.smallTargets() == [])
        try await page.evaluate("soundWorks = true")
        try await page.click("button", "Try again")
        // The run still wants its metronome: it comes back by itself.
        try await page.until("document.querySelector('metronome-strip .problem').hidden")
        try await tap.untilClicks(2)
      }
    }
  }
}
