import Formats
import Foundation
import Testing

extension BrowserTests {
  /// The race of today, planned on the History page, on the page of a run.
  struct RaceTests {
    @Test func `fills the race of today in, and coaches it unless told not to`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        let planned = try await page.evaluate(
          """
          (async () => {
            const now = new Date();
            const two = (number) => String(number).padStart(2, "0");
            const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
            const race = { name: "City ten", day, distance: "10km", target: "50:00", pacing: "negative",
              fuel: "25 g gel at 4 km", drink: "", notes: "" };
            const headers = { "X-Pacesetter": "1", "Content-Type": "application/json" };
            const answer = await fetch("api/v1/races",
              { method: "POST", headers, body: JSON.stringify(race) });
            return answer.status;
          })()
          """
        )
        #expect(planned.number == 200)
        try await visit.open()
        try await page.until("localStorage.getItem('pacesetter.runner')?.includes('City ten')")
        try await page.click("[data-run-now]")
        try await page.until("document.querySelector('[data-race]').hidden === false")
        #expect(
          try await page.text("[data-text=raceSentence]")
            == "Today's race is City ten, 10 km in 50:00 (5:00 /km), second half faster, 1 to eat."
        )
        #expect(try await page.holds("document.querySelector('[name=mode][value=race]').checked"))
        #expect(try await page.holds("document.querySelector('[name=distance]').value === '10'"))
        #expect(try await page.holds("document.querySelector('[name=pace]').value === '5:00'"))
        try await page.evaluate("document.querySelector('[name=countdown]').value = '0'")
        try await page.click("plan-form [type=submit]")
        try await visit.untilPhase("preparing")
        let kept = try await page.evaluate(
          """
          new Promise((resolve, reject) => {
            const opening = indexedDB.open("pacesetter");
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const reading = opening.result.transaction("lines").objectStore("lines").getAll();
              reading.onsuccess = () => resolve(JSON.stringify(reading.result));
            };
          })
          """
        )
        #expect(kept.string?.contains("City ten") == true)
        #expect(await page.problems == [])
      }
    }

    @Test func `leaves the form alone for who does not run the race`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await page.evaluate(
          """
          localStorage.setItem("pacesetter.runner", JSON.stringify({ races: [{ name: "Past", day: "2020-01-01",
            distanceMeters: 10000, targetSeconds: 3000, pacing: "even", fueling: [], hydration: [] }] }))
          """
        )
        try await page.click("[data-run-now]")
        try await page.until("document.querySelector('[data-view=plan]').hidden === false")
        #expect(try await page.holds("document.querySelector('[data-race]').hidden"))
        #expect(try await page.holds("document.querySelector('[name=mode][value=free]').checked"))
      }
    }

    @Test func `races a run of the record from its page`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "history.html")
        try await page.until("!document.querySelector('[data-part=nothing]').hidden")
        let track = Track(meters: 2500, secondsPerKilometer: 300)
        try await page.choose(file: track.write(to: journey.folder))
        try await page.until("document.querySelector('[data-part=list] .entries a')")
        try await page.click("[data-part=list] .entries a")
        try await page.until(
          "document.querySelector('activity-view [data-do=race]')?.hidden === false"
        )
        try await page.until("document.querySelector('history-page').dataset.showing === 'entry'")
        try await page.click("activity-view [data-do=race]")
        try await page.untilLoaded(
          "document.querySelector('[data-view=plan]')?.checkVisibility() && !document.querySelector('[data-rival]').hidden"
        )
        let sentence = try await page.text("[data-text=rivalSentence]")
        #expect(sentence.hasPrefix("You race your run of "), "\(sentence)")
        #expect(sentence.hasSuffix(": 2.50 km in 12:30."), "\(sentence)")
        #expect(try await page.holds("document.querySelector('[name=distance]').value === '2.5'"))
        try await page.click("[data-no-rival]")
        try await page.until("document.querySelector('[data-rival]').hidden")
        #expect(await page.problems == [])
      }
    }
  }
}
