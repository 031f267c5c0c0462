import Foundation
import Testing

extension BrowserTests {
  struct PlannedRunTests {
    @Test func `takes a running workout from the library to the road, rep by rep`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.type("five by a kilometre", into: "workout-finder [name=query]")
        try await page.until("document.querySelector('workout-finder .found button')")
        try await page.click("workout-finder .found button")
        try await page.until("!document.querySelector('workout-view [data-do=run]').hidden")
        try await page.click("workout-view [data-do=run]")
        try await page.untilLoaded("document.querySelector('course-card')?.hidden === false")
        #expect(try await page.text("course-card h2") == "Five by a Kilometre")
        let steps = try await page.number("document.querySelectorAll('course-card li').length")
        #expect(steps >= 12)
        #expect(
          try await page.number(
            "document.querySelectorAll('plan-form [data-planned]:not([hidden])').length"
          ) == 0
        )
        // The rehearsal plays the whole of it.
        try await page.click("course-card [data-do=rehearse]")
        try await page.until("document.querySelector('pace-setter').dataset.kind === 'recording'")
        try await page.evaluate("document.querySelector('[name=speed][value=\"60\"]').click()")
        try await page.click("plan-form [type=submit]")
        try await page.until("document.querySelector('course-strip')?.hidden === false")
        try await page.until(
          "document.querySelector('course-strip').dataset.intensity === 'work'",
          seconds: 60
        )
        #expect(try await page.text("course-strip .step").hasPrefix("Run 1 km"))
        #expect(try await page.text("course-strip .target") == "4:20–4:30 /km")
        try await page.until(
          "document.querySelector('course-strip .verdict').textContent === 'in the band'"
        )
        #expect(await page.problems == [])
      }
    }

    @Test func `leads through the steps on the road by the buttons`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await page.evaluate(
          """
          sessionStorage.setItem("pacesetter-run-workout", JSON.stringify({
            name: "two", text: `\(Self.text)`,
          }))
          """
        )
        try await visit.open()
        try await page.untilLoaded("document.querySelector('course-card')?.hidden === false")
        try await page.evaluate("document.querySelector('[name=countdown]').value = '0'")
        try await page.click("plan-form [type=submit]")
        try await visit.untilPhase("preparing")
        try await visit.running {
          try await visit.start()
          try await page.until(
            "document.querySelector('course-strip .place').textContent.startsWith('Step 1 of 4')"
          )
          try await page.click("course-strip [data-step=next]")
          try await page.until(
            "document.querySelector('course-strip .place').textContent.startsWith('Step 2 of 4')"
          )
          try await page.click("course-strip [data-step=next]")
          try await page.until("document.querySelector('course-strip [data-step=skip_rest]')")
        }
        #expect(await page.problems == [])
      }
    }

    private static let text = """
      ---
      category: run
      ---

      # Two Steps

      ## Warm-up
      - Easy Run — 5 min @ Z1

      ## Main Set
      - Run — 300 m @ 4:20-4:30/km, rest 60s
      - Run — 300 m @ 4:20-4:30/km
      """
  }
}
