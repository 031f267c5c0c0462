import Formats
import Foundation
import Testing

extension BrowserTests {
  /// What somebody changes of an activity, and what they show of it to others.
  struct ActivityEditPageTests {
    private static let rows = "document.querySelectorAll('[data-part=list] .entries li').length"
    private static let facts =
      "[...document.querySelectorAll('[data-part=list] .facts')].map((e) => e.textContent)"

    /// Brings runs of 2.5 km in 12:30 and opens the newest.
    private func open(_ journey: Journey, starting starts: [Double]) async throws {
      let page = journey.page
      try await page.open(journey.server.address + "history.html")
      try await page.until("!document.querySelector('[data-part=trends]').hidden")
      for start in starts {
        var track = Track(meters: 2500, secondsPerKilometer: 300)
        track.startedAt = start
        let name = "run-\(Int(start)).gpx"
        try await page.choose(file: track.write(to: journey.folder, as: name))
        try await page.until("document.querySelector('.report').textContent.includes('\(name)')")
      }
      try await page.until("\(Self.rows) === \(starts.count)")
      try await page.click("[data-part=list] .entries a")
      // In the page and laid out, not only there.
      try await page.until("document.querySelector('activity-edit summary')?.offsetParent")
    }

    private func slide(_ name: String, to share: Double, _ page: Page) async throws {
      try await page.evaluate(
        """
        (() => {
          const slider = document.querySelector("activity-edit [name=\(name)]");
          slider.value = String(Math.round(slider.max * \(share)));
          slider.dispatchEvent(new Event("input", { bubbles: true }));
        })()
        """
      )
    }

    private func back(_ page: Page) async throws {
      try await page.click("[data-do=leave]")
      try await page.until("document.querySelector('history-page').dataset.showing === 'log'")
    }

    @Test func `crops a run, splits it, and undoes both`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey, starting: [1_750_000_000])
        try await page.click("activity-edit summary")
        // Half of it, and a step of two seconds less by the button.
        try await slide("end", to: 0.5, page)
        #expect(try await page.text("activity-edit [data-text=end]").hasPrefix("6:16"))
        try await page.click("activity-edit [data-slider]:has([name=end]) [data-do=back]")
        #expect(try await page.text("activity-edit [data-text=end]").hasPrefix("6:14"))
        // The charts show the place where it is cut.
        try await page.until("document.querySelector('.scrub b').textContent.startsWith('6:1')")
        for scheme in ColorScheme.allCases {
          try await page.show(scheme)
          try await page.expectUsable("\(scheme.rawValue)-390-history-8-edit")
        }
        try await page.click("activity-edit [data-do=crop]")
        try await page.until(
          "document.querySelector('activity-edit [data-part=made]:not([hidden])')"
        )
        #expect(try await page.text("activity-edit [data-text=undoEdit]") == "Undo crop")
        #expect(try await page.text("activity-view dl").contains("6:14"))

        try await page.click("activity-edit summary")
        try await slide("cut", to: 0.5, page)
        try await page.click("activity-edit [data-do=split]")
        try await page.until(
          "document.querySelector('[data-text=undoEdit]').textContent === 'Undo split'"
        )
        try await back(page)
        try await page.until("\(Self.rows) === 2")
        let halves = try await page.evaluate(Self.facts).array?.compactMap { $0.string } ?? []
        #expect(halves.allSatisfy { $0.contains("3:07") }, "\(halves)")

        try await page.click("[data-part=list] .entries a")
        try await page.until("document.querySelector('history-page').dataset.showing === 'entry'")
        for words in ["Undo split", "Undo crop"] {
          try await page.until(
            "document.querySelector('[data-text=undoEdit]').textContent === '\(words)'"
          )
          try await page.click("activity-edit [data-do=undo-edit]")
        }
        try await page.until("document.querySelector('activity-edit [data-part=made]').hidden")
        try await back(page)
        try await page.until("\(Self.rows) === 1")
        let whole = try await page.evaluate(Self.facts)[0]?.string
        #expect(whole?.hasPrefix("2.50\u{A0}km · 12:30") == true)
        #expect(await page.problems == [])
      }
    }

    @Test func `merges a run with the one before it`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey, starting: [1_750_000_000, 1_750_001_000])
        try await page.click("activity-edit summary")
        #expect(try await page.text("activity-edit [data-part=merge] li").contains("2.50 km"))
        try await page.click("activity-edit [data-part=merge] button")
        try await page.until(
          "document.querySelector('[data-text=undoEdit]').textContent === 'Undo merge'"
        )
        // Each of them is a few meters longer than the 2.50 km that a list says.
        let facts = try await page.text("activity-view dl")
        #expect(facts.contains("5.01 km") && facts.contains("29:10"), "\(facts)")
        try await back(page)
        try await page.until("\(Self.rows) === 1")
        #expect(await page.problems == [])
      }
    }

    @Test func `draws a picture of a run without its ends, and saves it`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey, starting: [1_750_000_000])
        try await page.until("document.querySelector('share-card:not([hidden])')")
        try await page.click("share-card summary")
        let label = "document.querySelector('share-card canvas').getAttribute('aria-label')"
        let words = try await page.evaluate(label).string ?? ""
        #expect(words.hasPrefix("Running, 15 June 2025, Distance 2.50 km, Moving time 12:30"))
        // Pixels in the color of the route: with it, and without it.
        let colored = """
          (() => {
            const canvas = document.querySelector("share-card canvas");
            const { data } = canvas.getContext("2d").getImageData(0, 220, 1080, 760);
            let count = 0;
            for (let at = 0; at < data.length; at += 4) {
              if (data[at] === 255 && data[at + 1] === 148 && data[at + 2] === 102) count += 1;
            }
            return count;
          })()
          """
        #expect(try await page.number(colored) > 1000)
        for scheme in ColorScheme.allCases {
          try await page.show(scheme)
          try await page.expectUsable("\(scheme.rawValue)-390-history-9-card")
        }
        try await page.click("share-card [name=cardRoute]")
        #expect(try await page.number(colored) == 0)
        try await page.click("share-card [name=figure]")
        #expect(try await page.evaluate(label).string?.contains("Distance") == false)
        let saved = try await page.evaluate(
          """
          new Promise((done) => {
            let file = null;
            URL.createObjectURL = (made) => {
              file = made;
              return "#";
            };
            HTMLAnchorElement.prototype.click = function () {
              done([this.download, file.type, file.size > 5000]);
            };
            document.querySelector("share-card [data-do=save-picture]").click();
          })
          """
        )
        #expect(saved == ["pacesetter.png", "image/png", true])
        #expect(await page.problems == [])
      }
    }
  }
}
