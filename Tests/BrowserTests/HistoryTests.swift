import Formats
import Foundation
import Testing

extension BrowserTests {
  struct HistoryTests {
    private static let diary = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2025-03-01 18:00:00,"Legs",1h,"Squat (Barbell)",1,100,5,0,0,"","",8
      2025-03-01 18:00:00,"Legs",1h,"Squat (Barbell)",2,100,5,0,0,"","",9
      """

    private static let rows = "document.querySelectorAll('[data-part=list] .entries li')"

    /// Opens the page and waits until it has asked for everything.
    private func open(_ journey: Journey) async throws {
      try await journey.page.open(journey.server.address + "history.html")
      try await journey.page.until("!document.querySelector('[data-part=trends]').hidden")
    }

    /// Brings a file and waits until it is read.
    private func bring(_ file: String, _ page: Page) async throws {
      try await page.choose(file: file)
      try await page.until("!document.querySelector('.report').hidden")
    }

    /// What the server has in its record.
    private func entries(_ page: Page) async throws -> [JSON] {
      try await page.evaluate(
        """
        fetch("api/v1/history", { headers: { "X-Pacesetter": "1" } })
          .then((answer) => answer.json()).then(({ entries }) => entries)
        """
      ).array ?? []
    }

    @Test func `takes in what somebody brings, shows it, and takes it out again`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey)
        try await page.until("!document.querySelector('[data-part=nothing]').hidden")
        let file = try Track(meters: 2500, secondsPerKilometer: 300).write(to: journey.folder)
        try await bring(file, page)
        #expect(try await page.text("file-intake [data-text=status]").contains("1 activity"))
        try await page.until("\(Self.rows).length === 1")
        let facts = try await page.text("[data-part=list] .entries .facts")
        #expect(facts == "2.50 km · 12:30 · 5:00 /km · 150 bpm")

        try await page.click("[data-part=list] .entries a")
        try await page.until("!document.querySelector('activity-view').hidden")
        #expect(try await page.text("[data-view=entry] h1") == "Running")
        #expect(
          try await page.holds(
            "document.querySelector('route-map .line').getAttribute('d').length > 20"
          )
        )
        // The files stand at the end: once they are there, everything is.
        try await page.until("document.querySelector('.files a')?.checkVisibility()")
        #expect(
          try await page.text(".files").split(separator: "\n") == ["GPX", "TCX", "FIT", "CSV"]
        )
        let names = try await page.evaluate(
          "[...document.querySelectorAll('.charts figcaption [data-text=name]')].map((e) => e.textContent)"
        )
        #expect(names == ["Pace", "Heart rate", "Elevation", "Cadence"])
        // One slider goes along all charts, by keyboard too.
        try await page.evaluate("document.querySelector('.scrub input').focus()")
        try await page.press("End")
        try await page.until("document.querySelector('.scrub b').textContent === '12:30'")
        let words = "document.querySelector('.scrub input').getAttribute('aria-valuetext')"
        #expect(try await page.evaluate(words).string?.contains("Heart rate 150 bpm") == true)
        #expect(
          try await page.holds(
            "document.querySelectorAll('[data-part=splits] tbody tr').length === 3"
          )
        )

        // 150 bpm of the 180 that are assumed: the whole run in zone 4.
        let zones = try await page.evaluate(
          "[...document.querySelectorAll('.zones li')].map((e) => e.innerText.replace(/\\s+/g, ' ').trim())"
        )
        #expect(zones.array?.count == 5)
        #expect(zones[3] == "Zone 4 144 to 161 bpm 12:30 100 %")
        let shares = try await page.evaluate(
          "[...document.querySelectorAll('.zones .share')].map((e) => e.getAttribute('width'))"
        )
        #expect(shares == ["0", "0", "0", "100", "0"])
        #expect(try await page.text("[data-text=zoneBasis]").contains("for age 40"))

        try await page.click("[data-do=leave]")
        try await page.until("document.querySelector('history-page').dataset.showing === 'log'")
        // Whoever has told the coach his highest heart rate has other zones.
        try await page.evaluate(
          "localStorage.setItem('pacesetter.settings', JSON.stringify({ maxHeartRate: '200' }))"
        )
        try await page.click("[data-part=list] .entries a")
        try await page.until(
          "document.querySelector('[data-text=zoneBasis]').textContent.includes('200 bpm')"
        )
        #expect(
          try await page.holds(
            "document.querySelectorAll('.zones .share')[2].getAttribute('width') === '100'"
          )
        )
        #expect(
          try await page.evaluate(
            """
            fetch(document.querySelector('[download$=zip]').href, { headers: { "X-Pacesetter": "1" } })
              .then((answer) => answer.text()).then((text) => text.slice(0, 2))
            """
          ) == "PK"
        )
        try await page.click("[data-do=leave]")
        try await page.until("document.querySelector('history-page').dataset.showing === 'log'")
        try await page.click("file-intake [data-do=undo]")
        try await page.until("\(Self.rows).length === 0")
        try await page.until("!document.querySelector('[data-part=nothing]').hidden")
        #expect(await page.problems == [])
      }
    }

    @Test func `finds by words, shows a diary's sets, and says what it refuses`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey)
        let diary = journey.folder.appending(path: "my strong + old.csv")
        try Self.diary.write(to: diary, atomically: true, encoding: .utf8)
        try await bring(diary.path, page)
        let named = "document.querySelector('file-intake .report').textContent"
        #expect(try await page.evaluate(named).string?.contains("my strong + old.csv") == true)
        let rubbish = journey.folder.appending(path: "rubbish.fit")
        try "<html>".write(to: rubbish, atomically: true, encoding: .utf8)
        try await page.choose(file: rubbish.path)
        try await page.until(
          "document.querySelector('.report').textContent.includes('rubbish.fit')"
        )
        let report = "document.querySelector('file-intake .report').textContent"
        #expect(try await page.evaluate(report).string?.contains("refused") == true)
        #expect(try await page.holds("\(Self.rows).length === 1"))
        // Of what was refused there is nothing to undo.
        #expect(try await page.holds("document.querySelector('file-intake [data-do=undo]').hidden"))

        try await page.type("nothing like this", into: "[name=search]")
        try await page.until("!document.querySelector('[data-part=not-found]').hidden")
        try await page.evaluate("document.querySelector('[name=search]').value = ''")
        try await page.type("squat legs", into: "[name=search]")
        try await page.until("\(Self.rows).length === 1")
        try await page.click("[data-part=list] .entries a")
        try await page.until("!document.querySelector('[data-part=strength]').hidden")
        let sets = try await page.evaluate(
          "[...document.querySelectorAll('.exercises li')].map((entry) => entry.textContent)"
        )
        #expect(sets == ["5 × 100 kg, RPE 8", "5 × 100 kg, RPE 9"])
        // From a session to all that is known of its exercise.
        try await page.click(".exercises h2 a")
        try await page.until("document.querySelector('exercise-card:not([hidden])')", seconds: 60)
        #expect(await page.problems == [])
      }
    }

    @Test func `keeps what somebody says of a run, and compares two`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey)
        for (name, pace, start) in [("a", 300.0, 1_750_000_000.0), ("b", 290.0, 1_750_200_000)] {
          var track = Track(meters: 2500, secondsPerKilometer: pace)
          track.startedAt = start
          try await page.choose(file: track.write(to: journey.folder, as: name + ".gpx"))
          try await page.until("document.querySelector('.report').textContent.includes('\(name)')")
        }
        try await page.until("\(Self.rows).length === 2")

        try await page.click("[data-part=list] .entries a")
        try await page.until("document.querySelector('history-page').dataset.showing === 'entry'")
        try await page.type("Tempo", into: "remarks-form [name=label]")
        try await page.evaluate(
          "document.querySelector('remarks-form select[name=effort]').value = '7'"
        )
        try await page.type("Red shoes", into: "remarks-form [name=gear]")
        try await page.type("Windy", into: "remarks-form textarea")
        try await page.click("remarks-form [type=submit]")
        try await page.until(
          "document.querySelector('[data-text=remarksKept]').textContent === 'Saved.'"
        )
        #expect(try await page.text("[data-view=entry] h1") == "Tempo")
        let kept = try await entries(page)[0]
        #expect(kept["notes"]?.string == "Windy")
        #expect(kept["perceivedEffort"]?.integer == 7)
        #expect(kept["gear"]?.string == "Red shoes")
        try await page.until(
          "document.querySelector('gear-list .when').textContent.includes('in 1 activity')"
        )

        try await page.until("!document.querySelector('[data-part=alike]').hidden")
        try await page.click("[data-part=alike] a")
        try await page.until(
          "document.querySelector('history-page').dataset.showing === 'comparison'"
        )
        let sentence = try await page.text("comparison-view .lead")
        #expect(sentence == "Over 2.50 km, 17 June 2025 was 0:25 faster than 15 June 2025.")
        let row = "document.querySelector('[data-part=kilometres] tbody tr').innerText"
        #expect(try await page.evaluate(row).string?.contains("faster") == true)
        for scheme in ColorScheme.allCases {
          try await page.show(scheme)
          try await page.expectUsable("\(scheme.rawValue)-390-history-5-comparison")
        }
        #expect(await page.problems == [])
      }
    }

    @Test func `remembers what somebody says, and forgets it`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey)
        let rows = "document.querySelectorAll('memory-list .remembered > li').length"
        try await page.until("!document.querySelector('memory-list .empty').hidden")
        try await page.evaluate("document.querySelector('memory-list > details').open = true")
        // A fact that is read has its own name and its bounds.
        #expect(
          try await page.holds("document.querySelector('memory-list [data-part=name]').hidden")
        )
        try await page.type("1880", into: "memory-list [name=value]")
        try await page.click("memory-list [type=submit]")
        try await page.until("!document.querySelector('memory-list [data-text=refused]').hidden")
        #expect(try await page.text("memory-list [data-text=refused]").contains("80 to 240"))
        try await page.evaluate("document.querySelector('memory-list [name=value]').value = ''")
        try await page.type("188", into: "memory-list [name=value]")
        try await page.click("memory-list [type=submit]")
        try await page.until("\(rows) === 1")
        #expect(
          try await page.text("memory-list .remembered").contains("Max heart rate: 188 bpm")
        )
        try await page.evaluate(
          """
          (() => {
            const what = document.querySelector("memory-list [name=what]");
            what.value = "goal";
            what.dispatchEvent(new Event("change", { bubbles: true }));
          })()
          """
        )
        try await page.type("Berlin", into: "memory-list [name=name]")
        try await page.type("under 3:30", into: "memory-list [name=value]")
        try await page.click("memory-list [type=submit]")
        try await page.until("\(rows) === 2")
        #expect(try await page.text("memory-list .remembered").contains("Goal: Berlin: under 3:30"))
        for scheme in ColorScheme.allCases {
          try await page.show(scheme)
          try await page.expectUsable("\(scheme.rawValue)-390-history-7-memory")
        }
        try await page.click("memory-list .remembered > li:first-child button")
        try await page.until("\(rows) === 1")
        #expect(
          try await page.text("memory-list [data-text=done]") == "Max heart rate deleted."
        )
        try await page.click("memory-list [data-do=bring-back]")
        try await page.until("\(rows) === 2")
        #expect(await page.problems.filter { !$0.contains("400") } == [])
      }
    }

    @Test func `shows a month, and deletes everything that somebody did`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey)
        let file = try Track(meters: 2500, secondsPerKilometer: 300).write(to: journey.folder)
        try await bring(file, page)
        try await page.until("!document.querySelector('[data-part=calendar]').hidden")
        // It opens where the newest entry is; one can leaf back and on again.
        let day = "document.querySelector('month-view tbody button')"
        let month = "document.querySelector('[data-text=month]').textContent"
        try await page.until("\(month) === 'June 2025'")
        try await page.click("month-view [data-do=previous]")
        try await page.until("\(month) === 'May 2025' && \(day) === null")
        try await page.click("month-view [data-do=next]")
        try await page.until("\(month) === 'June 2025'")
        #expect(try await page.holds("\(day).ariaLabel.includes('2.50 km')"))
        try await page.click("month-view tbody button")
        try await page.until("!document.querySelector('[data-part=day]').hidden")
        #expect(try await page.text("[data-part=day] .facts").contains("2.50 km"))

        try await page.click("erase-form summary")
        #expect(try await page.holds("document.querySelector('erase-form button').disabled"))
        try await page.type("erase everything", into: "erase-form input")
        try await page.click("erase-form button")
        try await page.until(
          "document.querySelector('[data-text=erased]').textContent === 'Everything is deleted.'"
        )
        try await page.until("\(Self.rows).length === 0")
        #expect(try await entries(page).isEmpty)
        #expect(await page.problems == [])
      }
    }

    @Test func `shows what was seen before when the server is away`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey)
        let file = try Track(meters: 2500, secondsPerKilometer: 300).write(to: journey.folder)
        try await bring(file, page)
        try await page.until("\(Self.rows).length === 1")
        try await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        try await page.until("navigator.serviceWorker.controller", seconds: 60)
        // The newest entries are fetched ahead; nobody has opened this one.
        try await page.until(
          """
          caches.open("pacesetter-record").then((cache) => cache.keys())
            .then((kept) => kept.some(({ url }) => url.includes("as=screen")))
          """
        )
        journey.server.kill()
        try await page.open(journey.server.address + "history.html")
        try await page.until("\(Self.rows).length === 1", seconds: 60)
        #expect(try await page.text("[data-text=since]").contains("cannot be reached"))
        #expect(try await page.text("[data-part=trends] .sentences").isEmpty == false)
        try await page.click("[data-part=list] .entries a")
        try await page.until("!document.querySelector('activity-view').hidden")
        #expect(
          try await page.holds(
            "document.querySelector('route-map .line').getAttribute('d').length > 20"
          )
        )
      }
    }

    @Test(arguments: ColorScheme.allCases, [Int64(390), 320])
    func `can be seen and tapped in every view`(scheme: ColorScheme, width: Int64) async throws {
      try await Journey.run { journey in
        let page = journey.page
        let name = { (view: String) in "\(scheme.rawValue)-\(width)-history-\(view)" }
        try await page.resize(width: width, height: width == 390 ? 844 : 568)
        try await page.show(scheme)
        try await open(journey)
        try await page.expectUsable(name("1-empty"))
        let file = try Track(meters: 2500, secondsPerKilometer: 300).write(to: journey.folder)
        try await bring(file, page)
        let diary = journey.folder.appending(path: "my strong + old.csv")
        try Self.diary.write(to: diary, atomically: true, encoding: .utf8)
        try await bring(diary.path, page)
        try await page.until("\(Self.rows).length === 2")
        try await page.evaluate(
          "for (const details of document.querySelectorAll('details')) details.open = true"
        )
        try await page.expectUsable(name("2-list"))
        try await page.until("document.querySelector('month-view tbody button')")
        for (number, view) in [(0, "3-run"), (1, "4-lifts")] {
          try await page.evaluate("\(Self.rows)[\(number)].querySelector('a').click()")
          try await page.until("document.querySelector('history-page').dataset.showing === 'entry'")
          try await page.expectUsable(name(view))
          try await page.click("[data-do=leave]")
          try await page.until("document.querySelector('history-page').dataset.showing === 'log'")
        }
        #expect(await page.problems == [])
      }
    }
  }
}
