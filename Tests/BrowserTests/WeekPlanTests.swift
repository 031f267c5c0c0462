import Formats
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
        try await page.until("document.querySelector('week-plan .today .sessions li')")
        #expect(try await page.text("week-plan .today strong") == "Easy 8 km")
        #expect(try await page.text("week-plan [role=status]").hasPrefix("Easy 8 km is planned."))
        // The card above says so too.
        let isSaid =
          "document.querySelector('today-card [data-text=coachLine]').textContent.startsWith('Today: Easy 8 km')"
        try await page.until(isSaid)
        try await page.expectUsable("390-week-plan")

        try await page.click("week-plan .today .sessions summary")
        try await page.expectUsable("390-week-plan-change")
        try await page.evaluate(
          "document.querySelector('week-plan .today form [name=time]').value = '18:30'"
        )
        try await page.click("week-plan .today form button")
        try await page.until(
          "document.querySelector('week-plan .today a').innerText.includes('18:30')"
        )
        try await page.click("week-plan .today .sessions summary")
        try await page.click("week-plan .today [data-do=skip]")
        try await page.until("document.querySelector('week-plan [data-outcome=skipped]')")
        try await page.click("week-plan [data-do=undo]")
        try await page.until("document.querySelector('week-plan [data-outcome=planned]')")
        // The card above moves the week while it changes.
        try await page.until(isSaid)
        try await page.click("week-plan .today .sessions summary")
        try await page.click("week-plan .today [data-do=remove]")
        try await page.until("!document.querySelector('week-plan .sessions li')")
        try await page.click("week-plan [data-do=undo]")
        try await page.until("document.querySelector('week-plan .today .sessions li')")
        #expect(await page.problems == [])
      }
    }

    @Test func `shows the calendars beside the plan, and takes a free time by a press`()
      async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        try await journey.open()
        try await page.until("!document.querySelector('week-plan [data-part=noCalendar]').hidden")
        let link = "document.querySelector('week-plan [data-part=noCalendar] a').pathname"
        #expect(try await page.holds("\(link) === '/connections'"))

        let tomorrow = Date(timeIntervalSinceNow: 86_400).formatted(
          Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
        )
        let stamp = tomorrow.filter { $0.isNumber }
        let events = [
          ("0900", "1717", "Conference"), ("1000", "1015", "Call"), ("1100", "1115", "Ann"),
          ("1200", "1300", "Lunch"), ("1840", "2000", "Dinner"),
        ].map { from, to, title in
          "BEGIN:VEVENT\nUID:\(title)\nDTSTART:\(stamp)T\(from)00\nDTEND:\(stamp)T\(to)00\n"
            + "SUMMARY:\(title)\nEND:VEVENT\n"
        }
        let file = "BEGIN:VCALENDAR\nX-WR-CALNAME:Private\n\(events.joined())END:VCALENDAR\n"
        let sent = try await page.number(
          """
          (async () => {
            const ask = (path, body) => fetch(path, {
              method: "POST", headers: { "X-Pacesetter": "1" }, body: JSON.stringify(body),
            });
            const put = { title: "Easy 8 km", kind: "run", day: "\(tomorrow)" };
            await ask("/api/v1/calendars", { file: \(page.quoted(file)), titles: true });
            return (await ask("/api/v1/plan", { put })).status;
          })()
          """
        )
        #expect(sent == 200)
        try await journey.open()
        try await page.until("document.querySelectorAll('week-plan .slots button').length === 3")
        #expect(
          try await page.text("week-plan li:not(.today) day-events .first")
            == "09:00–17:17\nConference\n10:00–10:15\nCall\n11:00–11:15\nAnn"
        )
        #expect(
          try await page.text("week-plan day-events:not([hidden]) summary") == "2 more events"
        )
        #expect(
          try await page.text("week-plan .slots")
            == "Free 06:00–09:00\nFree 17:20–18:40\nFree 20:00–22:00"
        )
        #expect(
          try await page.text("week-plan [data-part=calendars]").contains(
            "not stored on this device"
          )
        )
        try await page.evaluate(
          "document.querySelector('week-plan .slots').scrollIntoView({ block: 'center' })"
        )
        try await page.expectUsable("390-week-plan-calendar")
        try await page.click("button", "Free 17:20–18:40 for Easy 8 km")
        try await page.until(
          "document.querySelector('week-plan .sessions a').innerText.includes('17:20')"
        )
        #expect(
          try await page.text("week-plan [role=status]").hasPrefix("Easy 8 km is moved.")
        )
        #expect(try await page.holds("!document.querySelector('week-plan .slots button')"))
        // What was read of calendars is in no copy for days without the server.
        // A copy is taken away for a moment before the newer one comes.
        let kept = """
          (async () => {
            const cache = await caches.open("pacesetter-record");
            for (let look = 0; ; look += 1) {
              const copies = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
              const text = (await Promise.all(copies.map((copy) => copy?.text() ?? ""))).join();
              if (text.includes("17:20") || look > 100) return text;
              await new Promise((resolve) => setTimeout(resolve, 50));
            }
          })()
          """
        let copies = try await page.evaluate(kept).string ?? ""
        #expect(copies.contains("17:20") && !copies.contains("Conference"))
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
        try await page.until("document.querySelector('week-plan .today .sessions li')")
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
