import Foundation
import Testing

extension BrowserTests {
  struct LiveRunTests {
    @Test func `starts the clock when the runner runs off, and not before`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await visit.getReady(startsOnMovement: true)
        try await visit.running(metersPerSecond: 0.1) {
          try await page.click("button", "Start")
          try await visit.untilPhase("waitingForMovement")
          try await page.pause(milliseconds: 4000)
          try await visit.untilPhase("waitingForMovement")
          try await page.screenshot("run-waits-for-movement")
        }
        try await visit.running(metersPerSecond: 3) {
          try await visit.untilPhase("running")
          try await visit.untilSeconds(8)
          let seen = try await visit.figures()
          #expect(abs(seen.meters - seen.seconds * 3) <= 12)
        }
        #expect(await page.problems == [])
      }
    }

    @Test func `tracks a run with a strap, a foot pod and a moving position`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await visit.getReady(countdown: 3)
        try await visit.wear(.heartRate)
        try await visit.wear(.footpod)
        #expect(try await page.text("[data-worn=heartRate] [data-text=state]").contains("82%"))
        try await visit.running {
          try await page.click("button", "Start")
          try await visit.untilPhase("countdown")
          try await visit.untilPhase("running")
          try await page.until("document.querySelectorAll('line-feed .line').length >= 1")
          try await visit.untilSeconds(12)
          let seen = try await visit.figures()
          #expect(abs(seen.meters - seen.seconds * 3) <= 15)
          #expect(try await page.text("[data-text=heartRate]") == "150")
          #expect(try await page.text("[data-text=cadence]") == "172")
          #expect(try await page.text("signal-row [data-sensor=position]") == "GPS")
          try await page.click("button", "Lap")
          try await page.until("!document.querySelector('run-screen .laps').hidden")
          #expect(
            try await page.number("document.querySelectorAll('run-screen .laps tbody tr').length")
              == 1
          )
        }
        try await page.click("button", "Pause")
        try await visit.untilPhase("paused")
        let paused = try await visit.figures()
        try await page.pause(milliseconds: 2500)
        #expect(try await visit.figures().seconds == paused.seconds)
        try await page.click("button", "Resume")
        try await visit.untilPhase("running")
        try await visit.holdToEnd()
        #expect(try await page.text("run-summary .totals").contains("150 bpm"))
        #expect(try await page.text("run-summary .laps").contains("2"))
        #expect(await page.problems == [])
        try await page.click("button", "Done")
        try await page.until("document.querySelector('open-run').hidden")
        // It stands in the history, with what was said in it.
        try await page.open(visit.server.address + "history.html")
        let rows = "document.querySelectorAll('[data-part=list] .entries li').length"
        for _ in 0..<20 where try await page.number(rows) == 0 {
          try await page.pause(milliseconds: 1000)
          try await page.open(visit.server.address + "history.html")
          try await page.until("!document.querySelector('[data-part=trends]').hidden")
        }
        try await page.click("[data-part=list] .entries a")
        try await page.until("document.querySelector('history-page').dataset.showing === 'entry'")
        let lines = "document.querySelectorAll('activity-view [data-part=lines] button')"
        try await page.until("\(lines).length >= 1")
        try await page.click("activity-view [data-part=lines] li:last-child button")
        try await page.until("document.activeElement === document.querySelector('.scrub input')")
      }
    }

    @Test func `starts only after a good position, or when told to`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await page.send("Emulation.setGeolocationOverride")
        try await visit.getReady()
        try await page.click("button", "Start")
        try await visit.untilPhase("waitingForFix")
        try await page.click("button", "Cancel")
        try await visit.untilPhase("preparing")
        try await page.click("button", "Start")
        try await visit.untilPhase("waitingForFix")
        try await page.click("button", "Start now")
        try await visit.untilPhase("running")
      }
    }

    @Test func `says when a strap goes out of reach, and takes it back`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await visit.getReady()
        try await visit.wear(.heartRate)
        try await visit.running {
          try await visit.start()
          try await page.until(
            "document.querySelector('[data-text=heartRate]').textContent === '150'"
          )
          try await visit.sensors.lose(.heartRate)
          let chip = "document.querySelector('signal-row [data-sensor=heartRate]').dataset.state"
          try await page.until("\(chip) === 'lost'")
          #expect(try await page.text("signal-row [data-sensor=heartRate]") == "Heart rate lost")
          await visit.sensors.find(.heartRate)
          try await page.until("\(chip) === 'good'", seconds: 60)
        }
      }
    }

    @Test func `marks the time in which nobody saw the page as not measured`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await visit.getReady()
        try await visit.running { try await visit.start() }
        try await page.evaluate(
          """
          (() => {
            Object.defineProperty(document, "visibilityState",
              { configurable: true, get: () => "hidden" });
            document.dispatchEvent(new Event("visibilitychange"));
          })()
          """
        )
        try await page.until(
          "document.querySelector('run-screen .banner').textContent.includes('hidden')"
        )
        try await page.pause(milliseconds: 17_000)
        try await page.evaluate(
          """
          (() => {
            delete document.visibilityState;
            document.dispatchEvent(new Event("visibilitychange"));
          })()
          """
        )
        try await visit.running(from: 48.001) {
          try await page.until("!document.querySelector('run-screen .gaps').hidden")
        }
        #expect(try await page.text("run-screen .gaps").contains("Screen hidden, no GPS"))
      }
    }

    @Test func `throws a run away and gives it back within ten seconds`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await visit.getReady()
        try await visit.running {
          try await visit.start()
          try await page.click("button", "End")
          try await page.click("live-controls [value=discard]")
          try await visit.untilPhase("discarding")
          try await page.click("button", "Undo")
          try await visit.untilPhase("running")
          try await page.click("button", "End")
          try await page.click("live-controls [value=discard]")
          try await page.until("document.querySelector('pace-setter').dataset.showing === 'choose'")
          #expect(try await page.holds("document.querySelector('open-run').hidden"))
        }
      }
    }

    @Test func `measures on a treadmill by the speed that is typed in`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await visit.getReady(place: "treadmill")
        #expect(try await page.holds("document.querySelector('[data-part=position]').hidden"))
        try await page.type("10,8", into: "[name=belt]")
        try await page.click("button", "Set")
        try await visit.start()
        try await visit.untilSeconds(10)
        let seen = try await visit.figures()
        #expect(abs(seen.meters - seen.seconds * 3) <= 12)
      }
    }

    @Test func `cannot be touched in a pocket`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await visit.getReady()
        try await visit.running {
          try await visit.start()
          try await page.click("signal-row [data-do=pocket]")
          try await page.until("document.querySelector('pocket-mode dialog').open")
          // A short touch, and the keys that close any other dialog.
          try await page.click("pocket-mode button")
          try await page.press("Escape")
          try await page.press("Escape")
          #expect(try await page.holds("document.querySelector('pocket-mode dialog').open"))
          try await visit.hold("pocket-mode button")
          try await page.until("!document.querySelector('pocket-mode dialog').open")
        }
      }
    }
  }
}
