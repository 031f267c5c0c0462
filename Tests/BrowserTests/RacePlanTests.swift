import Formats
import Testing

extension BrowserTests {
  /// A race planned on the History page: its goals, its food, its pace and the band for the wrist.
  struct RacePlanTests {
    @Test func `plans a race, takes it out and brings it back`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "history.html")
        try await page.until("!document.querySelector('[data-part=trends]').hidden")
        try await page.evaluate("document.querySelector('race-planner > details').open = true")
        let races = "document.querySelectorAll('race-planner .races > li').length"
        try await page.type("Berlin", into: "race-planner [name=name]")
        try await page.evaluate(
          "document.querySelector('race-planner [name=day]').value = '2099-09-27'"
        )
        try await page.type("42", into: "race-planner [name=distance]")
        try await page.type("3:30:00", into: "race-planner [name=target]")
        try await page.type("3:35:00, 3:45:00", into: "race-planner [name=goals]")
        try await page.type("gel at 8 km, 16 km", into: "race-planner [name=fuel]")
        try await page.type("1 gel", into: "race-planner [name=carry]")
        try await page.evaluate(
          "document.querySelector('race-planner [name=pacing]').value = 'negative'"
        )
        try await page.click("race-planner [type=submit]")
        try await page.until("!document.querySelector('race-planner [data-text=refused]').hidden")
        #expect(try await page.text("race-planner [data-text=refused]").contains("add a unit"))
        try await page.evaluate("document.querySelector('race-planner [name=distance]').value = ''")
        try await page.type("marathon", into: "race-planner [name=distance]")
        try await page.click("race-planner [type=submit]")
        try await page.until("\(races) === 1")
        #expect(try await page.text("race-planner [data-text=refused]") == "")
        #expect(
          try await page.text("[data-text=raceDate]").hasPrefix("marathon, Sun, 27 September")
        )
        let said = try await page.text("race-planner .races .sentences")
        #expect(
          said.hasPrefix(
            "Target 3:30:00 (4:59 /km).\nIf that is gone: 3:35:00 (5:06 /km), then 3:45:00 (5:20 /km)."
              + "\nNo run of the last twelve weeks"
          ),
          "\(said)"
        )
        let warned = try await page.text("race-planner .warnings")
        #expect(warned.contains("Pack 1 more gel: you carry 1, and plan 2."), "\(warned)")
        try await page.evaluate(
          "document.querySelector('race-planner [data-part=pace]').open = true"
        )
        let table = try await page.text("race-planner [data-part=pace] tbody tr:last-child")
        #expect(table.hasPrefix("42.20") && table.hasSuffix("3:30:00"), "\(table)")
        #expect(
          try await page.holds(
            "document.querySelector('race-planner .band').getAttribute('d').startsWith('M0 ')"
          )
        )
        try await page.evaluate(
          "window.print = () => { window.printed = document.body.lastElementChild }"
        )
        try await page.click("race-planner [data-do=print-band]")
        #expect(try await page.holds("window.printed.tBodies[0].rows.length === 43"))
        try await page.evaluate("dispatchEvent(new Event('afterprint'))")
        #expect(try await page.holds("document.querySelector('.pace-band') === null"))
        for scheme in ColorScheme.allCases {
          try await page.show(scheme)
          try await page.expectUsable("\(scheme.rawValue)-390-history-6-race")
        }
        try await Self.edit(page)
        try await page.click("race-planner [data-do=race-remove]")
        try await page.until("\(races) === 0")
        #expect(try await page.text("race-planner [data-text=done]") == "Berlin deleted.")
        try await page.click("race-planner [data-do=bring-back]")
        try await page.until("\(races) === 1")
        try await page.evaluate(
          """
          import("./settings.js").then(({ settings }) => settings.set({ units: "imperial" }))
          """
        )
        try await page.open(journey.server.address + "history.html")
        try await page.until("\(races) === 1")
        let head = "document.querySelector('race-planner [data-part=pace] th').textContent"
        #expect(try await page.evaluate(head).string == "mile")
        let last = "document.querySelector('race-planner [data-part=pace] tbody').lastElementChild"
        #expect(try await page.holds("\(last).textContent.startsWith('26.2')"))
        #expect(await page.problems.filter { !$0.contains("400") } == [])
      }
    }

    /// Changes the race to parts of the runner's own, on a course from a file.
    private static func edit(_ page: Page) async throws {
      try await page.click("race-planner [data-do=race-edit]")
      #expect(try await page.text("race-planner [data-text=editing]") == "You are editing Berlin.")
      let goal = "document.querySelector('race-planner [name=target]').value"
      #expect(try await page.evaluate(goal).string == "3:30:00")
      #expect(
        try await page.holds("document.querySelector('race-planner [data-part=parts]').hidden")
      )
      try await page.evaluate(
        """
        (() => {
          const form = document.querySelector("race-planner form");
          form.elements.pacing.value = "custom";
          form.elements.crowdedStart.checked = true;
          form.dispatchEvent(new Event("input"));
          form.elements.parts.value = "20 km in 1:40:00, 22 km in 1:50:00";
          const points = Array.from({ length: 422 }, (_, row) =>
            `<rtept lat="${52 + (row * 100) / 111195}" lon="13"><ele>${30 + (row % 40)}</ele></rtept>`);
          const files = new DataTransfer();
          files.items.add(new File([`<gpx><rte>${points.join("")}</rte></gpx>`], "berlin.gpx"));
          form.elements.courseFile.files = files.files;
        })()
        """
      )
      try await page.click("race-planner [type=submit]")
      try await page.until("!document.querySelector('race-planner [data-text=refused]').hidden")
      let refused = try await page.text("race-planner [data-text=refused]")
      #expect(refused.contains("add 0.20 km to the parts"), "\(refused)")
      for scheme in ColorScheme.allCases {
        try await page.show(scheme)
        try await page.expectUsable("\(scheme.rawValue)-390-history-7-race-edit")
      }
      try await page.evaluate(
        "document.querySelector('race-planner [name=parts]').value = '20 km in 1:40:00, rest'"
      )
      try await page.click("race-planner [type=submit]")
      try await page.until(
        "document.querySelector('race-planner .races .sentences').textContent.includes('Your pacing')"
      )
      let said = try await page.text("race-planner .races .sentences")
      #expect(
        said.contains("The first 400 m are free: they may take 2:18 instead of 2:00."),
        "\(said)"
      )
      let words =
        try await page.evaluate(
          "document.querySelector('race-planner [data-text=paceWords]').textContent"
        ).string ?? ""
      #expect(words.contains("the course climbs"), "\(words)")
      #expect(
        try await page.holds("document.querySelector('race-planner [data-text=editing]').hidden")
      )
      #expect(
        try await page.holds("document.querySelector('race-planner [name=name]').value === ''")
      )
    }
  }
}
