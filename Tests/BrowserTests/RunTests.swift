import Formats
import Foundation
import Testing

extension BrowserTests {
  struct RunTests {
    @Test func `coaches a dropped file to its end, though the server dies on the way`() async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        let sound = try await SoundTap(in: page)
        let track = Track(meters: 5_300, secondsPerKilometer: 300)
        try await journey.open()
        try await journey.drop(try track.write(to: journey.folder))
        try await journey.start(speed: 60)
        try await journey.untilLines(1)
        try await sound.untilHeard()
        try await journey.untilLines(3)
        #expect(await page.problems == [])

        journey.server.kill()
        let lines = try await page.number("document.querySelectorAll('line-feed .line').length")
        try await journey.untilLines(Int(lines) + 1)
        try await journey.untilShowing("summary", seconds: 90)
        #expect(
          try await page.number("document.querySelectorAll('run-summary tbody tr').length") >= 5
        )
        let kilometers = try await page.number(
          """
          [...document.querySelectorAll("run-summary dd")].map((value) => value.textContent)
            .map((text) => /([\\d.]+)\\s*km$/.exec(text)?.[1]).filter(Boolean).map(Number)[0]
          """
        )
        #expect(abs(kilometers - 5.3) < 0.015 * 5.3)
        try await page.click("run-summary [data-lines=said] summary")
        #expect(try await page.text("run-summary [data-lines=said] .words") != "")
      }
    }

    @Test func `needs no server once the page is there`() async throws {
      try await Journey.run { journey in
        let track = try Track(meters: 2_000, secondsPerKilometer: 300).write(to: journey.folder)
        try await journey.open()
        journey.server.kill()
        try await journey.drop(track)
        try await journey.start(speed: 60)
        try await journey.untilLines(2)
        try await journey.page.until("!document.querySelector('[data-notice=gone]').hidden")
        try await journey.untilShowing("summary")
      }
    }

    @Test(.enabled(if: Repository.shared != nil, "the folder of shared data is absent"))
    func `coaches the file of a real watch to its end`() async throws {
      let file = try #require(Repository.shared).appending(path: "fit/run/garmin-fenix-5-run.fit")
      try await Journey.run { journey in
        try await journey.open()
        try await journey.drop(file.path)
        try await journey.start(speed: 60)
        try await journey.untilShowing("summary")
        #expect(try await journey.page.text("run-summary .totals").contains("0.16 km"))
        #expect(await journey.page.problems == [])
      }
    }

    @Test func `goes on speaking after the server has died`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let sound = try await SoundTap(in: page)
        try await journey.open()
        try await journey.chooseDemo()
        try await journey.start(speed: 60)
        try await journey.page.click("run-screen [data-control=pause]")
        try await journey.untilClipsAreReady()

        journey.server.kill()
        try await page.evaluate("fetch('health').catch(() => {})")
        try await sound.forget()
        try await page.click("run-screen [data-control=pause]")
        try await sound.untilHeard(seconds: 60)
        try await page.until("!document.querySelector('[data-notice=gone]').hidden")
      }
    }

    @Test func `tells why it said a line`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await journey.open()
        try await journey.chooseDemo()
        try await journey.start(speed: 60)
        try await journey.untilLines(2)
        let line = try await page.text("line-feed .history .words")
        try await page.click("line-feed .history .line")
        try await page.until("document.querySelector('why-sheet dialog').open")
        #expect(try await page.text("why-sheet blockquote") == line)
        let reason = try await page.text("why-sheet .reason [data-text=why]")
        #expect(reason.split(separator: " ").count >= 3, "\(reason)")
        try await page.click("button", "Close")
        try await page.until("!document.querySelector('why-sheet dialog').open")
        #expect(await page.problems == [])
      }
    }

    @Test func `stands still while paused and changes its speed on the way`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let time = "document.querySelector('[data-text=time]').textContent"
        try await journey.open()
        try await journey.chooseDemo()
        try await journey.start(speed: 1)
        try await page.evaluate(
          """
          (() => {
            const speed = document.querySelector("[data-control=speed]");
            speed.value = "60";
            speed.dispatchEvent(new Event("change"));
          })()
          """
        )
        try await page.until("\(time).length > 4", seconds: 30)
        try await page.click("button", "Pause")
        let before = try await page.evaluate(
          "new Promise((resolve) => setTimeout(() => resolve(\(time)), 400))"
        )
        let after = try await page.evaluate(
          "new Promise((resolve) => setTimeout(() => resolve(\(time)), 1200))"
        )
        #expect(before == after)
        try await page.click("button", "Play")
        try await page.until("\(time) !== '\(before.string ?? "")'")
      }
    }

    @Test func `finishes early and runs again with another coach`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await journey.open()
        try await journey.chooseDemo()
        try await journey.start(speed: 30)
        try await journey.untilLines(1)
        try await journey.finish()
        #expect(try await page.text("run-summary h1") != "")
        try await page.click("button", "Run it again with another coach")
        try await journey.untilShowing("plan")
        try await page.click("plan-form .card:nth-child(2)")
        try await journey.start(speed: 60)
        try await journey.untilLines(2)
        #expect(await page.problems == [])
      }
    }
  }
}
