import Foundation
import Testing

extension BrowserTests {
  /// The plan of the week on the pages, and the calendars around it.
  struct WeekPlanTests {
    @Test func `plans a run, moves it, skips it and takes each of them back`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await journey.open()
        try await page.until("!document.querySelector('week-plan').hidden")
        try await page.click("week-plan > details summary")
        try await page.type("Easy 8 km", into: "week-plan .add [name=title]")
        try await page.click("week-plan .add button")
        try await page.until("document.querySelector('week-plan .today li')")
        #expect(try await page.text("week-plan .today strong") == "Easy 8 km")
        #expect(try await page.text("week-plan [role=status]").hasPrefix("Easy 8 km is planned."))
        // The card above says so too.
        let isSaid =
          "document.querySelector('today-card [data-text=coachLine]').textContent.startsWith('Today: Easy 8 km')"
        try await page.until(isSaid)
        try await page.expectUsable("390-week-plan")

        try await page.click("week-plan .today summary")
        try await page.expectUsable("390-week-plan-change")
        try await page.evaluate(
          "document.querySelector('week-plan .today form [name=time]').value = '18:30'"
        )
        try await page.click("week-plan .today form button")
        try await page.until(
          "document.querySelector('week-plan .today a').innerText.includes('18:30')"
        )
        try await page.click("week-plan .today summary")
        try await page.click("week-plan .today [data-do=skip]")
        try await page.until("document.querySelector('week-plan [data-outcome=skipped]')")
        try await page.click("week-plan [data-do=undo]")
        try await page.until("document.querySelector('week-plan [data-outcome=planned]')")
        // The card above moves the week while it changes.
        try await page.until(isSaid)
        try await page.click("week-plan .today summary")
        try await page.click("week-plan .today [data-do=remove]")
        try await page.until("!document.querySelector('week-plan ul li')")
        try await page.click("week-plan [data-do=undo]")
        try await page.until("document.querySelector('week-plan .today li')")
        #expect(await page.problems == [])
      }
    }

    @Test func `puts a workout on today from its own page`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "gym.html?workout=emom-hotel-room")
        try await page.until("document.querySelector('plan-day summary')?.checkVisibility()")
        try await page.click("plan-day summary")
        try await page.click("plan-day form button")
        try await page.until("!document.querySelector('[data-do=unplan]').hidden")
        try await page.screenshot("390-plan-day")
        try await journey.open()
        try await page.until("document.querySelector('week-plan .today li')")
        let link = try await page.text("week-plan .today a")
        #expect(link.isEmpty == false)
        #expect(
          try await page.holds(
            "document.querySelector('week-plan .today a').href.endsWith('gym.html?workout=emom-hotel-room')"
          )
        )
        #expect(await page.problems == [])
      }
    }

    @Test func `reads a calendar from a file, and closes it within a second`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let start = Date(timeIntervalSinceNow: 1800).formatted(.iso8601)
          .filter { $0.isNumber || $0 == "T" }
        let text =
          "BEGIN:VCALENDAR\nX-WR-CALNAME:Private\nBEGIN:VEVENT\nUID:a\nDTSTART:\(start)Z\n"
          + "DURATION:PT1H\nSUMMARY:Dinner\nEND:VEVENT\nEND:VCALENDAR\n"
        try await page.open(journey.server.address + "connections")
        try await page.until("!document.querySelector('calendar-list .empty').hidden")
        let sent = try await page.number(
          """
          fetch("/api/v1/calendars", {
            method: "POST", headers: { "X-Pacesetter": "1" },
            body: JSON.stringify({ file: \(page.quoted(text)) }),
          }).then(({ status }) => status)
          """
        )
        #expect(sent == 200)
        try await page.open(journey.server.address + "connections")
        try await page.until("document.querySelector('.calendars li')")
        let row = try await page.text(".calendars li")
        #expect(row.contains("Private") && row.contains("times only") && row.contains("last read"))
        try await page.click("button", "Make a new address")
        try await page.until("!document.querySelector('calendar-list .secret').hidden")
        try await page.expectUsable("390-calendars")
        let feed = try await page.text("calendar-list .secret")
        let status = "fetch(\(page.quoted(feed))).then(({ status }) => status)"
        #expect(try await page.number(status) == 200)
        try await page.click("button", "Close the address")
        try await page.until("document.querySelector('[data-do=withdraw]').hidden")
        #expect(try await page.number(status) == 404)
        let began = ContinuousClock.now
        try await page.click("button", "Close Private")
        try await page.until("!document.querySelector('.calendars li')")
        #expect(ContinuousClock.now - began < .seconds(1))
        #expect(await page.problems.filter { !$0.contains("404") } == [])
      }
    }

    @Test func `takes an account with a name and a password, and says what is wrong with it`()
      async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "connections")
        try await page.until("!document.querySelector('calendar-list .empty').hidden")
        try await page.type("http://127.0.0.1:1/", into: "calendar-list [name=address]")
        try await page.click("calendar-list summary")
        try await page.type("me", into: "calendar-list [name=user]")
        try await page.type("secret", into: "calendar-list [name=password]")
        try await page.click("calendar-list [name=plan]")
        try await page.click("calendar-list [name=home]")
        try await page.expectUsable("390-calendar-account")
        try await page.click("button", "Add calendar")
        try await page.until(
          "document.querySelector('[data-text=calendarProblem]').textContent.includes('check that the server runs')"
        )
        // What was typed is still there to be corrected.
        #expect(
          try await page.holds(
            "document.querySelector('calendar-list [name=password]').value === 'secret'"
          )
        )
      }
    }
  }
}
