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
        #expect(try await page.holds("window.printed.rows.length === 43"))
        try await page.evaluate("dispatchEvent(new Event('afterprint'))")
        #expect(try await page.holds("document.querySelector('.pace-band') === null"))
        for scheme in ColorScheme.allCases {
          try await page.show(scheme)
          try await page.expectUsable("\(scheme.rawValue)-390-history-6-race")
        }
        try await page.click("race-planner [data-do=race-remove]")
        try await page.until("\(races) === 0")
        #expect(try await page.text("race-planner [data-text=done]") == "Berlin deleted.")
        try await page.click("race-planner [data-do=bring-back]")
        try await page.until("\(races) === 1")
        #expect(await page.problems.filter { !$0.contains("400") } == [])
      }
    }
  }
}
