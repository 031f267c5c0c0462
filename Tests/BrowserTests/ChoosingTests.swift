import Foundation
import Testing

extension BrowserTests {
  struct ChoosingTests {
    @Test func `opens without an error and without breaking its own policy`() async throws {
      try await Journey.run { journey in
        try await journey.open()
        #expect(try await journey.page.text("[data-view=choose] h1") != "")
        #expect(await journey.page.problems == [])
      }
    }

    @Test func `shows a dropped recording with its route`() async throws {
      try await Journey.run { journey in
        let file = try Track(meters: 2_000, secondsPerKilometer: 200).write(to: journey.folder)
        try await journey.open()
        try await journey.drop(file)
        #expect(try await journey.page.text("recording-card h1").contains("6:40"))
        #expect(
          try await journey.page.number("document.querySelector('.way').getTotalLength()") > 10
        )
        #expect(await journey.page.problems == [])
      }
    }

    @Test func `says what is wrong with a file that is no recording`() async throws {
      try await Journey.run { journey in
        let file = journey.folder.appending(path: "rubbish.fit")
        try "This is no run.".write(to: file, atomically: true, encoding: .utf8)
        try await journey.open()
        try await journey.page.choose(file: file.path)
        try await journey.page.until("!document.querySelector('recording-picker .problem').hidden")
        let sentence = try await journey.page.text("recording-picker .problem p")
        #expect(sentence.split(separator: " ").count > 3)
        #expect(try await journey.page.text("recording-picker .next").contains("FIT"))
        try await journey.chooseDemo()
        #expect(await journey.page.problems == [])
      }
    }

    @Test(.enabled(if: Repository.shared != nil, "the folder of shared data is absent"))
    func `reads the file of a real watch`() async throws {
      let file = try #require(Repository.shared).appending(
        path: "fit/run/activity-small-fenix2-run.fit"
      )
      try await Journey.run { journey in
        try await journey.open()
        try await journey.page.choose(file: file.path)
        try await journey.untilShowing("plan")
        #expect(try await journey.page.text("recording-card h1").contains("9.01"))
      }
    }

    @Test func `remembers the coach of the last visit`() async throws {
      try await Journey.run { journey in
        let chosen = "document.querySelector('[name=coach]:checked').value"
        try await journey.open()
        try await journey.chooseDemo()
        let first = try await journey.page.evaluate(chosen)
        try await journey.page.click("plan-form .card:nth-child(3)")
        let second = try await journey.page.evaluate(chosen)
        try await journey.open()
        try await journey.chooseDemo()
        #expect(first != second)
        #expect(try await journey.page.evaluate(chosen) == second)
      }
    }

    @Test func `lets a coach be heard before it is chosen, and falls silent when told to`()
      async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        let rows = "document.querySelectorAll('coach-sample li').length"
        try await journey.open()
        try await journey.chooseDemo()
        try await page.evaluate("document.querySelector('[name=voice]').value = 'text'")
        try await page.click("button", "Hear a minute")
        try await page.until("\(rows) >= 2")
        #expect(try await page.text("coach-sample li").hasPrefix("At the start"))
        try await page.click("button", "Stop")
        try await page.until("!document.querySelector('coach-sample [data-says=hear]').hidden")
        let heard = try await page.number(rows)
        #expect(heard >= 2 && heard < 11)
        // Another coach has not been heard yet.
        try await page.click("plan-form .card:nth-child(3)")
        #expect(try await page.holds("document.querySelector('coach-sample ol').hidden"))
        try await page.click("button", "Start")
        try await journey.untilShowing("run")
        #expect(await page.problems == [])
      }
    }

    @Test func `complains about a goal it cannot read and starts when it is mended`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await journey.open()
        try await journey.chooseDemo()
        try await page.click("plan-form label:has([value=time])")
        try await page.type("soon", into: "plan-form [name=time]")
        try await page.click("button", "Start")
        // The core reads what was typed, and answers a little later.
        try await page.until("!document.querySelector('#time-problem').hidden")
        #expect(try await page.text("#time-problem").contains("45:00"))
        try await page.evaluate("document.querySelector('plan-form [name=time]').value = ''")
        try await page.type("52:30", into: "plan-form [name=time]")
        try await page.click("button", "Start")
        try await journey.untilShowing("run")
      }
    }
  }
}
