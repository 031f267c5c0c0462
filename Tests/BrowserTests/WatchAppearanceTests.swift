import Foundation
import Testing

extension BrowserTests {
  struct WatchAppearanceTests {
    /// What axe-core, a ruler and a thumb find on one view.
    private func check(_ page: Page, _ name: String) async throws {
      try await page.screenshot(name)
      #expect(try await page.sidewaysScroll() == 0, "\(name) scrolls sideways")
      #expect(try await page.smallTargets() == [], "\(name) has small targets")
      let hasRoom = "document.documentElement.scrollHeight <= innerHeight"
      #expect(try await page.holds(hasRoom), "\(name) does not fit")
      guard FileManager.default.fileExists(atPath: Repository.axe.path) else {
        print("\(name): not checked by axe-core, which 'make setup-test' fetches")
        return
      }
      #expect(try await page.accessibilityFindings() == [], "\(name)")
    }

    @Test(arguments: ColorScheme.allCases, [Int64(198), 390])
    func `can be seen and tapped on the wrist`(scheme: ColorScheme, width: Int64) async throws {
      try await WatchVisit.run(rehearse: 20) { visit in
        let watch = visit.watch
        let name = { (view: String) in "watch-\(scheme.rawValue)-\(width)-\(view)" }
        try await watch.resize(width: width, height: width == 198 ? 242 : 844)
        try await watch.show(scheme)
        try await check(watch, name("1-ready"))
        try await watch.click("watch-page [data-do=start]")
        try await visit.untilWatch("phase", "running")
        try await visit.follow()
        try await watch.until("!document.querySelector('watch-page .badge').hidden", seconds: 60)
        try await check(watch, name("2-run"))
        let figures = "watch-page .figure *, watch-page .peer"
        #expect(try await watch.faintTexts(figures, below: 7) == [], "not to be read in the sun")
        try await watch.click("button", "Pause")
        try await visit.untilWatch("phase", "paused")
        try await check(watch, name("3-paused"))
        await visit.server.cut()
        try await visit.untilWatch("peer", "lost")
        try await check(watch, name("4-lost"))
        try await visit.endOnWatch()
        try await check(watch, name("5-ended"))
      }
    }
  }
}
