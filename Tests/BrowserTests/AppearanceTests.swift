import Foundation
import Testing

extension BrowserTests {
  struct AppearanceTests {
    /// What axe-core, a ruler and a thumb find on one view.
    private func check(_ page: Page, _ name: String) async throws {
      try await page.screenshot(name)
      #expect(try await page.sidewaysScroll() == 0, "\(name) scrolls sideways")
      #expect(try await page.smallTargets() == [], "\(name) has small targets")
      guard FileManager.default.fileExists(atPath: Repository.axe.path) else {
        print("\(name): not checked by axe-core, which 'make setup-test' fetches")
        return
      }
      #expect(try await page.accessibilityFindings() == [], "\(name)")
    }

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
        try await check(page, name("1-choose"))

        let rubbish = journey.folder.appending(path: "rubbish.gpx")
        try "<html>".write(to: rubbish, atomically: true, encoding: .utf8)
        try await page.choose(file: rubbish.path)
        try await page.until("!document.querySelector('recording-picker .problem').hidden")
        try await check(page, name("2-problem"))

        try await journey.chooseDemo()
        try await check(page, name("3-plan"))
        try await page.click("plan-form summary")
        try await page.evaluate("scrollTo(0, document.body.scrollHeight)")
        try await check(page, name("4-plan-more"))

        try await journey.start(speed: 60)
        try await journey.untilLines(3)
        try await page.click("run-screen [data-control=pause]")
        try await check(page, name("5-run"))
        let figures = "run-screen .figure *, line-feed .words, run-screen .banner"
        #expect(try await page.faintTexts(figures, below: 7) == [], "not to be read in the sun")
        try await page.click("line-feed .newest .line")
        try await page.until("document.querySelector('why-sheet dialog').open")
        try await check(page, name("6-why"))
        try await page.click("button", "Close")
        try await page.click("run-screen [data-control=finish]")
        try await check(page, name("7-finish"))
        try await page.click("run-screen dialog .primary")
        try await journey.untilShowing("summary")
        try await page.evaluate(
          "for (const details of document.querySelectorAll('run-summary details')) details.open = true"
        )
        try await check(page, name("8-summary"))
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
