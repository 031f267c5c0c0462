import Formats
import Foundation
import Testing

extension BrowserTests {
  struct GymLogTests {
    /// Has the next pages wait for a core that never comes.
    private static let noCore =
      "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"

    private static func tell(_ page: Page, _ method: String, _ path: String, _ body: String)
      async throws
    {
      try await page.evaluate(
        """
        fetch("\(path)", {
          method: "\(method)",
          headers: { "X-Pacesetter": "1", "Content-Type": "application/json" },
          body: JSON.stringify({ at: Date.now() / 1000 - 5, utcOffsetMinutes: 0, ...\(body) }),
        }).then((response) => { document.body.dataset.told = String(response.status); })
        """
      )
      try await page.until("document.body.dataset.told === '200'")
    }

    /// Waits until the server knows of so many.
    private static func untilTold(_ page: Page, _ count: Double) async throws {
      let sum = """
        fetch("/api/v1/challenge").then((response) => response.json())
          .then(({ entries }) => entries.reduce((sum, { count }) => sum + count, 0))
        """
      for _ in 0..<200 {
        if try await page.number(sum) == count { return }
        try await page.evaluate("new Promise((resolve) => setTimeout(resolve, 50))")
      }
      Issue.record("the server never knew of \(count)")
    }

    private static func content(_ page: Page, _ selector: String) async throws -> String {
      try await page.evaluate("document.querySelector(\(page.quoted(selector))).textContent").string
        ?? ""
    }

    @Test func `lists what was logged elsewhere, and counts one challenge with the command`()
      async throws
    {
      try await GymVisit.run { visit in
        let page = visit.page
        let set =
          #"{"exercise":"Bench Press","result":{"count":5,"load":{"value":80,"unit":"kg"}}}"#
        try await Self.tell(page, "POST", "/api/v1/log/sets", "{ sets: [\(set)] }")
        try await Self.tell(
          page,
          "PUT",
          "/api/v1/challenge",
          #"{ exercise: "Air Squat", goal: 50 }"#
        )
        try await Self.tell(page, "POST", "/api/v1/challenge", #"{ count: 20 }"#)
        try await page.open(visit.server.address + "gym-log.html")
        try await page.until("document.querySelector('gym-log .sessions summary')", seconds: 60)
        #expect(try await page.text("gym-log .sessions summary").contains("Single sets"))
        #expect(try await Self.content(page, "gym-log .sessions").contains("5 × 80 kg"))
        #expect(try await Self.content(page, "gym-log .exercises").contains("Bench Press"))
        #expect(try await page.text("gym-log [data-text=week]") == "1 workout, 0 min, 1 set.")
        // What is hidden until the log is complete has no inner text.
        let score = #"/20.of.50/.test(document.querySelector('daily-challenge .score').innerText)"#
        try await page.until(score)
        try await page.click("daily-challenge [data-add='10']")
        try await Self.untilTold(page, 30)
        try await page.click("daily-challenge [data-do=undo]")
        try await Self.untilTold(page, 20)
        try await page.until(score)
        #expect(await page.problems == [])
        // What is taken out of this device's log stays out of it.
        try await page.click("gym-log .sessions summary")
        try await page.click("gym-log .sessions button")
        try await page.click("gym-log .sessions button")
        try await page.until("!document.querySelector('gym-log .sessions summary')")
        // Not while the core is on its way either, although the server still has it.
        try await page.prepare(Self.noCore)
        try await page.open(visit.server.address + "gym-log.html")
        try await page.until(
          "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/log/report'))"
        )
        try await page.evaluate("new Promise((resolve) => setTimeout(resolve, 500))")
        #expect(try await page.holds("!document.querySelector('gym-log .sessions summary')"))
      }
    }

    @Test func `shows the log as the server knows it before the core is here`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        let set =
          #"{"exercise":"Bench Press","result":{"count":5,"load":{"value":80,"unit":"kg"}}}"#
        try await Self.tell(page, "POST", "/api/v1/log/sets", "{ sets: [\(set)] }")
        try await page.prepare(Self.noCore)
        try await page.open(visit.server.address + "gym-log.html")
        try await page.until("document.querySelector('gym-log .sessions summary')")
        #expect(try await page.text("gym-log .sessions summary").contains("Single sets"))
        #expect(try await page.text("gym-log [data-text=week]") == "1 workout, 0 min, 1 set.")
        // What only this device knows is not there yet, and is not shown as if it were nothing.
        #expect(try await page.holds("document.querySelector('gym-log').ariaBusy === 'true'"))
        let hidden = "getComputedStyle(document.querySelector('daily-challenge')).visibility"
        #expect(try await page.holds("\(hidden) === 'hidden'"))
        #expect(await page.problems == [])
      }
    }

    @Test func `loads a bar of one's own in pounds, and keeps that`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.click("workout-finder .card [data-do=open]")
        try await page.until("document.querySelector('gym-page').dataset.showing === 'workout'")
        try await page.evaluate(
          """
          (() => {
            document.querySelector("workout-view .plates").open = true;
            const form = document.querySelector("workout-view .plates form");
            form.elements.unit.value = "lb";
            form.elements.bar.value = "35";
            form.elements.rack.value = "25x1 10 5";
            form.elements.weight.value = "115";
            form.elements.weight.dispatchEvent(new Event("input", { bubbles: true }));
          })()
          """
        )
        let side = "document.querySelector('workout-view [data-text=side]').textContent"
        try await page.until("\(side) === 'Each side: 25 + 10 + 5 lb (115 lb)'")
        try await page.evaluate(
          """
          (() => {
            const { rack } = document.querySelector("workout-view .plates form").elements;
            rack.value = "many";
            rack.dispatchEvent(new Event("input", { bubbles: true }));
          })()
          """
        )
        let problem = "document.querySelector('workout-view [data-text=platesProblem]').textContent"
        try await page.until("\(problem).includes('20x2 10x2 5')")
        #expect(await page.problems == [])
      }
    }

    @Test func `lets somebody choose where a heading leaves a choice`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await visit.write("# Choice\n\n## EMOM 2 or 3\n- Air Squat — 5\n")
        let select = "document.querySelector('workout-view [data-section]')"
        #expect(try await Self.content(page, "workout-view [data-section]").contains("3 minutes"))
        try await page.evaluate("\(select).value = '1'")
        try await visit.begin()
        try await visit.press()
        try await page.until(
          "document.querySelector('gym-screen').textContent.includes('of 3')",
          seconds: 60
        )
      }
    }

    @Test func `takes the changes of a workout over into one's own version of it`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        // The library changes between two visits: the first workout gets a step, and the page finds it so.
        try await page.prepare(
          """
          (() => {
            const fetchReally = globalThis.fetch;
            globalThis.fetch = async (...wanted) => {
              const response = await fetchReally(...wanted);
              if (wanted[0] !== "/knowledge.json" || !localStorage.getItem("changed")) return response;
              const knowledge = await response.json();
              const one = knowledge.workouts.find(({ name }) => name === localStorage.getItem("changed"));
              one.text = one.text.replace(/\\n## /, "\\n## Hello\\n- Air Squat — 7\\n\\n## ");
              return new Response(JSON.stringify(knowledge));
            };
          })();
          """
        )
        try await page.open(visit.server.address + "gym.html")
        try await page.until("document.querySelector('workout-finder .card')", seconds: 60)
        try await page.click("workout-finder .card [data-do=open]")
        try await page.until("document.querySelector('gym-page').dataset.showing === 'workout'")
        try await page.click("workout-view [data-do=edit]")
        try await page.until("document.querySelector('gym-page').dataset.showing === 'edit'")
        let area = "document.querySelector('workout-editor textarea')"
        try await page.evaluate(
          """
          (() => {
            const area = \(area);
            area.value += "\\n## Goodbye\\n- Zyzzyva Hold — 33s\\n";
            area.dispatchEvent(new Event("input", { bubbles: true }));
          })()
          """
        )
        try await page.click("workout-editor [type=submit]")
        try await page.until("document.querySelector('gym-page').dataset.showing === 'workout'")
        let base = try await page.evaluate(
          """
          new Promise((resolve) => {
            const opening = indexedDB.open("pacesetter-gym");
            opening.onsuccess = () => {
              const all = opening.result.transaction("workouts").objectStore("workouts").getAll();
              all.onsuccess = () => resolve(all.result[0].base);
            };
          }).then((base) => { localStorage.setItem("changed", base); return base; })
          """
        )
        #expect(base.string?.isEmpty == false)
        try await page.open(visit.server.address + "gym.html")
        try await page.until("document.querySelector('workout-finder .card')", seconds: 60)
        try await page.type("zyzzyva", into: "workout-finder [name=query]")
        try await page.until("document.querySelectorAll('workout-finder .found li').length === 1")
        try await page.click("workout-finder .found button")
        try await page.until("document.querySelector('gym-page').dataset.showing === 'workout'")
        try await page.click("workout-view [data-do=edit]")
        try await page.until("document.querySelector('gym-page').dataset.showing === 'edit'")
        try await page.until("!document.querySelector('workout-editor .behind').hidden")
        try await page.click("workout-editor [data-do=rebase]")
        try await page.until("\(area).value.includes('Air Squat — 7')")
        let text = try await page.evaluate("\(area).value").string ?? ""
        #expect(text.contains("- Zyzzyva Hold — 33s"), "\(text)")
        #expect(
          try await page.evaluate("document.querySelector('workout-editor .behind').hidden") == true
        )
        #expect(
          try await page.evaluate("document.querySelector('workout-editor .conflicts').hidden")
            == true
        )
        try await page.click("workout-editor [type=submit]")
        try await page.until("document.querySelector('gym-page').dataset.showing === 'workout'")
        #expect(try await Self.content(page, "workout-view .source pre").contains("Air Squat — 7"))
        #expect(await page.problems == [])
      }
    }
  }
}
