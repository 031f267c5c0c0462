import Formats
import Foundation
import Testing

extension BrowserTests {
  /// A person who trains at home and in a gym.
  struct PlacesTests {
    @Test func `keeps two places, trains at one, and brings a deleted one back`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        let chosen =
          "document.querySelector('workout-finder [name=place]').selectedOptions[0].label"
        #expect(try await page.holds("document.querySelector('[data-part=place]').hidden"))
        try await page.click("place-list summary")
        try await add("Home", with: ["dumbbell", "bench"], plates: "10x2", on: page)
        try await page.until("\(chosen) === 'Home'")
        try await page.until(
          "document.querySelector('workout-finder .left-out').textContent.includes('You are at Home: no ')"
        )
        try await add("City gym", with: ["barbell", "cable machine"], on: page)
        try await page.until("\(chosen) === 'City gym'")
        try await page.screenshot("places")
        #expect(try await page.sidewaysScroll() == 0)
        #expect(try await page.accessibilityFindings() == [])

        try await page.evaluate(
          """
          (() => {
            const choice = document.querySelector("workout-finder [name=place]");
            choice.selectedIndex = 1;
            choice.dispatchEvent(new Event("input", { bubbles: true }));
          })()
          """
        )
        let pressed = "[...document.querySelectorAll('.chip[aria-pressed=true]')]"
        try await page.until(
          "\(pressed).map((c) => c.textContent).sort().join() === 'Bench,Dumbbell'"
        )

        // A workout that is opened there takes the plates that are there.
        try await page.click("workout-finder .card [data-do=open]")
        try await page.until("document.querySelector('workout-view [name=rack]').value === '10x2'")
        try await page.click("workout-view [data-do=leave]")

        try await page.click("button", "Delete City gym")
        try await page.until("document.querySelectorAll('place-list .places li').length === 1")
        try await page.click("place-list [data-do=restore]")
        try await page.until("document.querySelectorAll('place-list .places li').length === 2")

        try await page.click("button", "Edit Home")
        try await page.evaluate("document.querySelector('place-list [name=name]').value = ''")
        try await page.type("city gym", into: "place-list [name=name]")
        try await page.click("place-list form .primary")
        try await page.until(
          "document.querySelector('place-list [role=alert]').textContent.includes('City gym')"
        )
        try await page.evaluate("document.querySelector('place-list [name=name]').value = ''")
        try await page.type("Cellar", into: "place-list [name=name]")
        try await page.click("place-list form .primary")
        try await page.until(
          "document.querySelector('place-list .places').textContent.includes('Cellar')"
        )

        try await page.pause(milliseconds: 1500)
        try await page.open(visit.server.address + "gym.html")
        try await page.until("document.querySelector('workout-finder .card')", seconds: 60)
        try await page.until("\(chosen) === 'City gym'")
        #expect(await page.problems == [])
      }
    }

    private func add(
      _ name: String,
      with things: [String],
      plates: String = "",
      on page: Page
    ) async throws {
      try await page.click("place-list [data-do=add]")
      try await page.type(name, into: "place-list [name=name]")
      try await page.type(plates, into: "place-list [name=plates]")
      for thing in things {
        try await page.click("place-list [name=equipment][value='\(thing)']")
      }
      try await page.click("place-list form .primary")
    }
  }
}
