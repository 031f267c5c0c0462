import Formats
import Foundation
import Testing

extension BrowserTests {
  /// The first list of the gym's page: the server suggests it while the core is on its way.
  struct FirstListTests {
    /// Keeps back what is said to workers until `letCore()`, and notes when the core has suggested something.
    private static let heldCore = """
      (() => {
        const held = [];
        let isHeld = true;
        globalThis.letCore = () => { isHeld = false; for (const send of held.splice(0)) send(); };
        const Real = globalThis.Worker;
        globalThis.Worker = class extends Real {
          constructor(...made) {
            super(...made);
            this.addEventListener("message", ({ data }) => {
              if (data.reply?.cards) globalThis.suggested = (globalThis.suggested ?? 0) + 1;
            });
          }
          postMessage(...said) {
            if (isHeld) held.push(() => super.postMessage(...said));
            else super.postMessage(...said);
          }
        };
      })();
      """

    private static let card = "document.querySelector('workout-finder .card')"
    private static let pressed =
      "[...document.querySelectorAll('.chip[aria-pressed=true]')].map((c) => c.textContent).join()"

    private func choose(minutes: Int, on page: Page) async throws {
      try await page.evaluate(
        """
        (() => {
          const minutes = document.querySelector("workout-finder [name=minutes]");
          minutes.value = "\(minutes)";
          minutes.dispatchEvent(new Event("input", { bubbles: true }));
        })()
        """
      )
    }

    private func shows(minutes: Int) -> String {
      "document.querySelector('workout-finder [name=minutes]').value === '\(minutes)'"
    }

    private func untilTold(_ text: String, on page: Page) async throws {
      try await page.evaluate(
        """
        (async () => {
          const { GymStore } = await import("/gym/gym-store.js");
          const store = new GymStore();
          const told = async () => (await (await fetch("/api/v1/library")).text()).includes('\(text)');
          while (!(await told()) || (await store.isWaiting())) await new Promise((next) => setTimeout(next, 50));
        })()
        """
      )
    }

    @Test func `stands before the core is here, and stays as it is when it comes`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await choose(minutes: 30, on: page)
        try await untilTold("\"minutes\":30", on: page)
        try await page.prepare(Self.heldCore)
        try await page.open(visit.server.address + "gym.html?again", isWhole: false)
        try await page.until("\(Self.card) && \(shows(minutes: 30))")
        #expect(try await page.text("workout-finder .card .reason").hasPrefix("Rules"))
        #expect(try await page.holds("!globalThis.suggested"))
        #expect(try await page.accessibilityFindings() == [])
        try await page.evaluate("\(Self.card).dataset.mark = 'seen'; letCore()")
        try await page.until("globalThis.suggested > 0", seconds: 60)
        try await page.pause(milliseconds: 200)
        #expect(try await page.holds("\(Self.card).dataset.mark === 'seen'"))
        #expect(await page.problems == [])
      }
    }

    @Test func `keeps what somebody chooses and opens before the core is here`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        // With the next visit it becomes the first place.
        try await page.click("button", "Kettlebell")
        try await untilTold("kettlebell", on: page)
        try await page.prepare(Self.heldCore)
        try await page.open(visit.server.address + "gym.html?again", isWhole: false)
        try await page.until("\(Self.card) && \(Self.pressed) === 'Kettlebell'")
        try await choose(minutes: 20, on: page)
        let title = try await page.text("workout-finder .card [data-text=title]")
        try await page.click("workout-finder .card [data-do=open]")
        try await page.pause(milliseconds: 400)
        try await page.evaluate("letCore()")
        try await visit.untilView("workout")
        #expect(try await page.text("workout-view h1") == title)
        try await page.click("workout-view [data-do=leave]")
        try await page.until("globalThis.suggested > 1")
        #expect(try await page.holds(shows(minutes: 20)))
        #expect(try await page.holds("\(Self.pressed) === 'Kettlebell'"))
        #expect(try await page.holds("document.querySelector('[name=place]').value === 'first'"))
        try await untilTold("\"minutes\":20", on: page)
        #expect(await page.problems == [])
      }
    }

    @Test func `waits for the core where the server has not heard of a wish`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.evaluate(
          """
          new Promise((resolve) => {
            indexedDB.open("pacesetter-gym").onsuccess = ({ target }) => {
              const change = target.result.transaction(["notes"], "readwrite");
              const waiting = { wish: { changedAt: Date.now() / 1000, isWaiting: true } };
              change.objectStore("notes").put(waiting, "wanted");
              change.objectStore("notes").put({ minutes: 15 }, "wish");
              change.oncomplete = resolve;
            };
          })
          """
        )
        try await page.prepare(Self.heldCore)
        try await page.open(visit.server.address + "gym.html?again", isWhole: false)
        try await page.until(
          "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/library/suggested'))"
        )
        try await page.pause(milliseconds: 500)
        #expect(try await page.holds("!\(Self.card)"))
        try await page.evaluate("letCore()")
        try await page.until("\(Self.card)", seconds: 60)
        #expect(try await page.holds(shows(minutes: 15)))
      }
    }

    @Test func `leaves the log under a finger as it is when the core comes`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        // One workout is known to the server, and another to this device alone.
        let status = try await page.number(
          """
          (async () => {
            const { GymStore } = await import("/gym/gym-store.js");
            const load = { value: 16, unit: "kg" };
            const sets = [{ exercise: "Goblet Squat", result: { count: 5, load } }];
            const at = Math.floor(Date.now() / 1000) - 7200;
            const body = JSON.stringify({ sets, at, utcOffsetMinutes: 0 });
            const own = { id: "own", workout: "own", title: "Own", hash: "0", seconds: 600, notes: [] };
            const result = { exercise: "Burpee", result: { count: 9 } };
            await new GymStore().put({ ...own, startedAt: at + 3600, utcOffsetMinutes: 0, sets: [result] });
            const headers = { "X-Pacesetter": "1", "Content-Type": "application/json" };
            return (await fetch("/api/v1/log/sets", { method: "POST", headers, body })).status;
          })()
          """
        )
        #expect(status == 200)
        try await page.prepare(Self.heldCore)
        try await page.open(visit.server.address + "gym-log.html", isWhole: false)
        let entries = "[...document.querySelectorAll('.sessions details, [data-part=exercises] a')]"
        try await page.until("\(entries).length === 2")
        try await page.evaluate("for (const one of \(entries)) one.dataset.mark = 'seen'")
        try await page.evaluate("scrollTo(0, 150); letCore()")
        try await page.until("\(entries).length === 4", seconds: 60)
        try await page.until("!document.querySelector('gym-log').hasAttribute('aria-busy')")
        #expect(try await page.number("scrollY") == 150)
        #expect(try await page.holds("\(entries).filter((one) => one.dataset.mark).length === 2"))
        #expect(await page.problems == [])
      }
    }
  }
}
