import Formats
import Foundation
import Testing

extension BrowserTests {
  struct AppearanceTests {
    @Test(arguments: ColorScheme.allCases, [Int64(390), 320])
    func `can be seen, heard and tapped in every view`(scheme: ColorScheme, width: Int64)
      async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        let name = { (view: String) in "\(scheme.rawValue)-\(width)-\(view)" }
        try await page.resize(width: width, height: width == 390 ? 844 : 568)
        try await page.show(scheme)
        try await journey.open()
        try await page.expectUsable(name("1-choose"))

        let rubbish = journey.folder.appending(path: "rubbish.gpx")
        try "<html>".write(to: rubbish, atomically: true, encoding: .utf8)
        try await page.choose(file: rubbish.path)
        try await page.until("!document.querySelector('recording-picker .problem').hidden")
        try await page.expectUsable(name("2-problem"))

        try await journey.chooseDemo()
        try await page.expectUsable(name("3-plan"))
        try await page.click(
          "plan-form details:not(course-card details, race-pack details) > summary"
        )
        try await page.evaluate("scrollTo(0, document.body.scrollHeight)")
        try await page.expectUsable(name("4-plan-more"))
        // A long label must not squeeze its switch.
        let squeezed =
          "[...document.querySelectorAll('plan-form .switch input')]"
          + ".filter((box) => box.offsetParent && box.offsetWidth < 56).map((box) => box.name).join()"
        #expect(try await page.evaluate(squeezed).string == "")

        try await journey.start(speed: 60)
        try await journey.untilLines(3)
        try await page.click("run-screen [data-control=pause]")
        try await page.expectUsable(name("5-run"))
        let figures = "run-screen .figure *, line-feed .words, run-screen .banner"
        #expect(try await page.faintTexts(figures, below: 7) == [], "not to be read in the sun")
        try await page.click("line-feed .newest .line")
        try await page.until("document.querySelector('why-sheet dialog').open")
        try await page.expectUsable(name("6-why"))
        try await page.click("button", "Close")
        try await page.click("run-screen [data-control=finish]")
        try await page.expectUsable(name("7-finish"))
        try await page.click("run-screen dialog .primary")
        try await journey.untilShowing("summary")
        try await page.evaluate(
          "for (const details of document.querySelectorAll('run-summary details')) details.open = true"
        )
        try await page.expectUsable(name("8-summary"))
        #expect(await page.problems == [])
      }
    }

    @Test(arguments: ColorScheme.allCases, [Int64(390), 320])
    func `can be seen, heard and tapped on a run from sensors`(scheme: ColorScheme, width: Int64)
      async throws
    {
      try await LiveVisit.run { visit in
        let page = visit.page
        let name = { (view: String) in "\(scheme.rawValue)-\(width)-live-\(view)" }
        try await page.resize(width: width, height: width == 390 ? 844 : 568)
        try await page.show(scheme)
        try await page.click("[data-run-now]")
        try await page.expectUsable(name("1-plan"))
        try await page.click("recording-card button")
        try await visit.getReady(countdown: 10)
        try await visit.wear(.heartRate)
        try await page.expectUsable(name("2-ready"))
        try await visit.running {
          try await page.click("button", "Start")
          try await visit.untilPhase("countdown")
          try await page.expectUsable(name("3-countdown"))
          try await visit.untilPhase("running")
          try await visit.untilSeconds(5)
          try await page.click("button", "Lap")
          try await page.click("signal-row [data-do=sensors]")
          try await page.expectUsable(name("4-run"))
          let figures = "run-screen .figure *, signal-row li span"
          #expect(try await page.faintTexts(figures, below: 7) == [], "not to be read in the sun")
          try await page.click("button", "End")
          try await page.expectUsable(name("5-end"))
          try await page.click("live-controls [value=discard]")
          try await visit.untilPhase("discarding")
          try await page.expectUsable(name("6-undo"))
          try await page.click("button", "Undo")
          try await visit.untilPhase("running")
          try await page.click("signal-row [data-do=pocket]")
          try await page.until("document.querySelector('pocket-mode dialog').open")
          try await page.screenshot(name("7-pocket"))
          try await visit.hold("pocket-mode button")
          try await page.until("!document.querySelector('pocket-mode dialog').open")
        }
        try await visit.open()
        try await page.until("!document.querySelector('open-run').hidden")
        try await page.expectUsable(name("8-open"))
        #expect(await page.problems == [])
      }
    }

    @Test func `can be used with the keyboard alone`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await journey.open()
        for _ in 0..<30 {
          try await page.press("Tab")
          if try await page.holds("document.activeElement.matches('.row')") { break }
        }
        try await page.press("Enter")
        try await journey.untilShowing("plan")
        #expect(try await page.holds("document.activeElement.matches('recording-card h1')"))
        for _ in 0..<30 {
          try await page.press("Tab")
          if try await page.holds("document.activeElement.type === 'submit'") { break }
        }
        try await page.press("Enter")
        try await journey.untilShowing("run")
      }
    }
  }
}
