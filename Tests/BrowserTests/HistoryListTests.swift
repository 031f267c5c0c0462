import Formats
import Foundation
import Testing

extension BrowserTests {
  /// The list of what was done: narrowing it down, the years, and taking something out of it.
  struct HistoryListTests {
    private static let diary = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2025-03-01 18:00:00,"Legs",1h,"Squat (Barbell)",1,100,5,0,0,"","",8
      2024-11-02 18:00:00,"Push",1h,"Bench Press (Barbell)",1,60,5,0,0,"","",8
      """

    private static let rows = "document.querySelectorAll('[data-part=list] .entries li')"

    private func filled(_ journey: Journey) async throws -> Page {
      let page = journey.page
      let file = journey.folder.appendingPathComponent("strong.csv")
      try Self.diary.write(to: file, atomically: true, encoding: .utf8)
      try await page.open(journey.server.address + "history.html")
      try await page.until("!document.querySelector('[data-part=nothing]').hidden")
      try await page.choose(file: file.path)
      try await page.until("\(Self.rows).length === 2")
      return page
    }

    private func choose(_ value: String, in name: String, _ page: Page) async throws {
      try await page.evaluate(
        """
        (() => {
          const select = document.querySelector("[data-part=list] [name=\(name)]");
          select.value = "\(value)";
          select.dispatchEvent(new Event("change", { bubbles: true }));
        })()
        """
      )
    }

    @Test(arguments: ["races", "memory", "import"])
    func `stands at the heading that an address names, after a reload too`(
      name: String
    ) async throws {
      try await Journey.run { journey in
        let page = journey.page
        let address = journey.server.address + "history.html#" + name
        for _ in 1...2 {
          try await page.send("Page.navigate", ["url": "about:blank"])
          try await page.untilLoaded("location.href === 'about:blank'")
          try await page.open(address)
          try await page.until(
            "Math.abs(document.getElementById('\(name)').getBoundingClientRect().top) < 500"
          )
          #expect(
            try await page.holds("document.querySelector('history-page').dataset.showing === 'log'")
          )
          #expect(try await page.holds("document.querySelector('[data-text=problem]').hidden"))
        }
      }
    }

    @Test func `holds the room of an activity that its address names until it is here`()
      async throws
    {
      try await Journey.run { journey in
        let page = try await filled(journey)
        let id = try #require(
          try await page.evaluate("document.querySelector('.entries a').hash").string
        )
        let fresh = try await journey.chromium.page()
        // The server keeps everybody waiting for it.
        try await fresh.prepare(
          """
          const { fetch: asked } = window;
          const isFree = new Promise((resolve) => { window.answerNow = resolve; });
          window.fetch = async (...wanted) => {
            if (String(wanted[0]).includes("api/v1/history/")) await isFree;
            return asked(...wanted);
          };
          """
        )
        try await fresh.open(journey.server.address + "history.html" + id)
        let entry = "document.querySelector('[data-view=entry]')"
        try await fresh.until("\(entry).ariaBusy === 'true' && !\(entry).hidden")
        #expect(try await fresh.holds("document.querySelector('[data-view=log]').hidden"))
        try await fresh.screenshot("activity-awaited")
        try await fresh.evaluate("answerNow()")
        try await fresh.until("\(entry).ariaBusy === null")
        #expect(try await fresh.text("[data-view=entry] h1") == "Legs")
      }
    }

    @Test func `narrows the list by sport, year and month, and shows the years in bars`()
      async throws
    {
      try await Journey.run { journey in
        let page = try await filled(journey)
        try await page.until(
          "document.querySelector('year-view [data-text=year]').textContent === '2025'"
        )
        #expect(try await page.text("year-view [data-text=yearWords]") == "1 activity · 1 h")
        #expect(
          try await page.holds(
            "document.querySelectorAll('year-view rect[data-kind=strength]').length === 1"
          )
        )
        try await choose("running", in: "kind", page)
        try await page.until("!document.querySelector('[data-part=not-found]').hidden")
        try await choose("strength", in: "kind", page)
        try await page.until("\(Self.rows).length === 2")
        try await choose("2024", in: "year", page)
        try await page.until("\(Self.rows).length === 1")
        #expect(try await page.text("[data-part=list] .entries strong") == "Push")
        try await choose("", in: "year", page)
        try await page.until("\(Self.rows).length === 2")
        try await page.type("march", into: "[name=search]")
        try await page.until("\(Self.rows).length === 1")
        #expect(try await page.text("[data-part=list] .entries strong") == "Legs")
        #expect(await page.problems == [])
      }
    }

    @Test func `deletes an activity, and brings it back`() async throws {
      try await Journey.run { journey in
        let page = try await filled(journey)
        try await page.click("[data-part=list] .entries a")
        try await page.until("document.querySelector('history-page').dataset.showing === 'entry'")
        try await page.click("[data-do=remove]")
        try await page.until("document.querySelector('history-page').dataset.showing === 'log'")
        try await page.until("\(Self.rows).length === 1")
        #expect(try await page.text("[data-text=removed]") == "Deleted: Legs.")
        try await page.click("[data-do=restore]")
        try await page.until("\(Self.rows).length === 2")
        #expect(await page.problems == [])
      }
    }

    @Test func `takes files where the list cannot be had`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let file = journey.folder.appendingPathComponent("strong.csv")
        try Self.diary.write(to: file, atomically: true, encoding: .utf8)
        try await page.prepare(
          """
          const { fetch: asked } = window;
          window.fetch = async (...wanted) =>
            !window.isMended && String(wanted[0]).includes("api/v1/history?")
              ? new Response("{}", { status: 500 }) : asked(...wanted);
          """
        )
        try await page.open(journey.server.address + "history.html", isWhole: false)
        try await page.until("!document.querySelector('[data-text=problem]').hidden")
        try await page.until("!document.querySelector('history-page').hasAttribute('data-coming')")
        try await page.evaluate("window.isMended = true")
        try await page.choose(file: file.path)
        try await page.until("\(Self.rows).length === 2")
      }
    }
  }
}
