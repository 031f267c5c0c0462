import Formats
import Foundation
import Screens
import Testing

extension BrowserTests {
  /// Somebody who reads German chooses it, and reads nothing else from then on.
  struct GermanStoryTests {
    /// What the pages say in English and otherwise in German: sentences, not words that both may share.
    private static let english: [(key: String, words: String)] = {
      let german = PageWords(.german)
      return PageColumn.allCases.flatMap { PageWords.rows(of: $0) }.filter { row in
        row.words.split(separator: " ").count > 2 && german[row.key] != row.words
          && !row.words.contains { "{*`".contains($0) }
      }
    }()

    /// All that is read or heard on the page, folded or not.
    private static let shown = """
      [
        document.title, document.body.textContent,
        ...[...document.querySelectorAll("[aria-label], [placeholder], [alt]")]
          .filter((element) => element.checkVisibility())
          .flatMap(({ ariaLabel, placeholder, alt }) => [ariaLabel, placeholder, alt]),
      ].filter(Boolean).join("\\n")
      """

    private func expectGerman(_ page: Page, _ name: String) async throws {
      try await page.expectUsable("german-\(name)")
      #expect(try await page.holds("document.documentElement.lang === 'de'"), "\(name)")
      let text = try await page.evaluate(Self.shown).string ?? ""
      let found = Self.english.filter { text.contains($0.words) }.map(\.key)
      #expect(found == [], "\(name) says in English: \(found)")
    }

    private func chooseGerman(_ page: Page) async throws {
      try await page.evaluate(
        """
        (() => {
          const select = document.querySelector("settings-page [name=language]");
          select.value = "de";
          select.dispatchEvent(new Event("change", { bubbles: true }));
        })()
        """
      )
      try await page.untilLoaded("document.documentElement.lang === 'de'")
      try await page.until("document.querySelector('.coaches .card')")
    }

    /// Logs a set.
    private static let oneSet = """
      fetch("/api/v1/log/sets", {
        method: "POST",
        headers: { "X-Pacesetter": "1", "Content-Type": "application/json" },
        body: JSON.stringify({
          at: Date.now() / 1000 - 5, utcOffsetMinutes: 0,
          sets: [{ exercise: "Bench Press", result: { count: 5, load: { value: 80, unit: "kg" } } }],
        }),
      }).then(({ status }) => status)
      """

    @Test func `chooses German though an English copy is at hand, but has not the page`()
      async throws
    {
      try await LiveVisit.run { visit in
        let (page, address) = (visit.page, visit.server.address)
        try await page.open(address + "settings.html")
        try await page.until("navigator.serviceWorker.controller !== null", seconds: 60)
        // As with the shift key held: the page comes from the server.
        try await page.send("Page.reload", ["ignoreCache": true])
        try await page.untilLoaded(
          "navigator.serviceWorker.controller === null && document.querySelector('.coaches .card')"
        )
        try await chooseGerman(page)
        for name in ["history.html", "gym-log.html"] {
          try await page.open(address + name)
          #expect(try await page.holds("document.documentElement.lang === 'de'"), "\(name)")
        }
      }
    }

    @Test func `chooses German once, and runs and lifts in it`() async throws {
      try await LiveVisit.run { visit in
        let (page, address) = (visit.page, visit.server.address)
        try await page.open(address + "settings.html")
        try await page.until("document.querySelector('.coaches .card')")
        try await chooseGerman(page)
        try await expectGerman(page, "1-settings")

        try await visit.open()
        try await expectGerman(page, "2-home")
        try await page.click("[data-run-now]")
        try await page.until("document.querySelector('[data-view=plan]').hidden === false")
        #expect(try await page.text("plan-form .coaches").contains("Alter Hase"))
        try await expectGerman(page, "3-plan")
        try await visit.open()
        try await visit.getReady()
        try await visit.running {
          try await page.click("[data-control=start-live]")
          try await visit.untilPhase("running")
          try await visit.untilSeconds(5)
          #expect(try await page.text("run-screen .figures").hasPrefix("Distanz"))
          try await expectGerman(page, "4-run")
        }
        try await visit.holdToEnd()
        try await expectGerman(page, "5-summary")

        try await page.open(address + "gym.html")
        try await page.until("document.querySelector('workout-finder .card')", seconds: 60)
        let chips = try await page.text("workout-finder .chips[data-field=equipment]")
        #expect(chips.contains("Kurzhantel"), "\(chips)")
        try await expectGerman(page, "6-finder")
        let hand = GymHand(page: page)
        try await hand.write("# Beine\n\n## Kraft\n- Back Squat — 2 x 5 @ 82.5 kg, rest 300s\n")
        try await expectGerman(page, "7-workout")
        try await hand.begin()
        try await hand.press()
        try await hand.untilStage("ready")
        try await page.until(
          "document.querySelector('gym-screen [data-do=main]').textContent.trim() === 'FERTIG'"
        )
        try await expectGerman(page, "8-set")
        try await hand.press()
        try await hand.untilStage("rest")
        try await expectGerman(page, "9-rest")
        try await hand.press()
        try await hand.untilStage("ready")
        try await hand.press()
        try await hand.untilView("summary")
        try await page.until("document.querySelector('gym-page [data-view=summary] dd')")
        try await expectGerman(page, "10-done")

        try await page.open(address + "gym-log.html")
        try await page.until(
          "document.querySelector('gym-log .sessions summary')?.textContent.includes('2 Sätze')",
          seconds: 60
        )
        try await expectGerman(page, "11-log")
        // A set counts half for the muscles that help.
        #expect(try await page.evaluate(Self.oneSet).number == 200)
        try await page.open(address + "gym-log.html")
        let muscles = "document.querySelector('gym-log [data-view=log] details table')"
        try await page.until("\(muscles).textContent.includes('0,5')")
        try await page.open(address + "history.html")
        try await page.until("document.querySelector('[data-part=list] .entries li')")
        try await expectGerman(page, "12-history")
        #expect(await page.problems == [])
      }
    }
  }
}
