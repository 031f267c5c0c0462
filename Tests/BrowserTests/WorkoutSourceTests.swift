import Foundation
import Testing

extension BrowserTests {
  /// A workout of somebody else's file becomes one of one's own on the page.
  struct WorkoutSourceTests {
    @Test func `shows a draft beside the page's words, and opens it in the editor`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let file = journey.folder.appendingPathComponent("legs.html")
        let text =
          "<html><h1>Leg Day</h1><p>Slow and deep.</p><ul><li>Squat 3 x 5 @ 80 kg</li>"
          + "<li>Sled push, as in week 2</li></ul><script>alert(1)</script></html>"
        try Data(text.utf8).write(to: file)
        try await page.open(journey.server.address + "gym")
        try await page.until("document.querySelector('workout-finder .card')", seconds: 60)
        try await page.click("workout-source summary")
        try await page.choose(file: file.path)
        try await page.click("button", "Read it")
        try await page.until("!document.querySelector('workout-source [data-part=draft]').hidden")
        #expect(try await page.text("workout-source [data-text=sourceTitle]") == "Leg Day")
        #expect(
          try await page.text("workout-source [data-text=sourceText]")
            .contains("- Squat — 3 x 5 @ 80 kg")
        )
        #expect(
          try await page.text("workout-source [data-text=sourcePage]")
            == "Leg Day\nSlow and deep.\n• Squat 3 x 5 @ 80 kg\n• Sled push, as in week 2"
        )
        #expect(
          try await page.text("workout-source [data-part=unclear] li") == "Sled push, as in week 2"
        )
        try await page.expectUsable("light-390-workout-source")
        try await page.click("workout-source [data-do=take]")
        try await page.until(
          "document.querySelector('workout-editor textarea').value.includes('Squat — 3 x 5')"
        )
        #expect(await page.problems == [])
      }
    }

    @Test(arguments: [
      "gym.html?title=Legs&url=https%3A%2F%2Fexample.org%2Flegs%3Fday%3D1",
      "gym.html?text=Leg%20day%20https%3A%2F%2Fexample.org%2Flegs%3Fday%3D1",
    ])
    func `takes an address that a browser shares, and reads nothing by itself`(
      path: String
    ) async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "gym.html")
        // The address of the page loses what was shared, so that it is taken once.
        try await page.evaluate("location.assign(\(page.quoted(path)))")
        try await page.untilLoaded("document.querySelector('workout-source details')?.open")
        #expect(
          try await page.holds(
            "document.querySelector('workout-source [name=address]').value === 'https://example.org/legs?day=1'"
          )
        )
        try await page.until("document.activeElement?.closest('workout-source form')")
        #expect(try await page.holds("location.search === ''"))
        #expect(
          try await page.text("workout-source [role=status]")
            == "Press the button to read the shared page."
        )
        #expect(
          try await page.holds("document.querySelector('workout-source [data-part=draft]').hidden")
        )
        try await page.screenshot("390-shared-address")
        #expect(await page.problems == [])
      }
    }

    @Test func `says what is wrong with an address`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "gym")
        try await page.until("document.querySelector('workout-finder .card')", seconds: 60)
        try await page.click("workout-source summary")
        try await page.type("http://127.0.0.1/legs", into: "workout-source [name=address]")
        try await page.click("button", "Read it")
        try await page.until(
          "document.querySelector('workout-source [role=status]').textContent.includes('private')"
        )
        #expect(
          try await page.holds("document.querySelector('workout-source [data-part=draft]').hidden")
        )
      }
    }
  }
}
