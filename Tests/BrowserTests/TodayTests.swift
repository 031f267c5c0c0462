import Formats
import Foundation
import Testing

extension BrowserTests {
  /// The first page: the day at a glance, and the first visit.
  struct TodayTests {
    /// Gives the record a run of half an hour that began some hours ago.
    private func bring(hoursAgo: Double, _ journey: Journey) async throws {
      let start = Date(timeIntervalSinceNow: -hoursAgo * 3600)
      let points = (0...30).map { minute in
        let time = start.addingTimeInterval(Double(minute) * 60).formatted(.iso8601)
        let latitude = 52.5 + Double(minute) * 0.0015
        return "<trkpt lat=\"\(latitude)\" lon=\"13.4\"><time>\(time)</time></trkpt>"
      }
      let file = journey.folder.appending(path: "run.gpx")
      let text =
        "<gpx version=\"1.1\" creator=\"x\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk>"
        + "<type>running</type><trkseg>" + points.joined() + "</trkseg></trk></gpx>"
      try text.write(to: file, atomically: true, encoding: .utf8)
      let page = journey.page
      try await page.open(journey.server.address + "history.html")
      try await page.until("!document.querySelector('[data-part=nothing]').hidden")
      try await page.choose(file: file.path)
      try await page.until("document.querySelector('[data-part=list] .entries li')")
    }

    @Test(arguments: ColorScheme.allCases, [(390, 844), (320, 568), (844, 390), (1280, 800)])
    func `shows the week, its goal and the last run with its route`(
      scheme: ColorScheme,
      size: (width: Int64, height: Int64)
    ) async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.resize(width: size.width, height: size.height)
        try await page.show(scheme)
        try await bring(hoursAgo: 0.75, journey)
        // The list draws the route too, once it is in sight, beside the sign of the sport.
        try await page.until("document.querySelector('.entries .route path[d]')")
        #expect(
          try await page.holds("document.querySelector('.entries use[href=\"#sport-running\"]')")
        )
        try await page.screenshot("\(scheme.rawValue)-\(size.width)-list")
        try await page.evaluate(
          "localStorage.setItem('pacesetter.settings', JSON.stringify({ weeklyGoal: '3' }))"
        )
        try await journey.open()
        try await page.until("!document.querySelector('today-card .day').hidden")
        #expect(
          try await page.text("today-card [data-text=week]").hasPrefix(
            "This week: 1 of 3 activities · 5.0"
          )
        )
        #expect(try await page.holds("document.querySelectorAll('today-card .done').length === 1"))
        #expect(
          try await page.holds("document.querySelector('today-card .route path').getAttribute('d')")
        )
        try await page.expectUsable("\(scheme.rawValue)-\(size.width)-today")
        try await page.click("today-card [data-part=last]")
        try await page.until("document.querySelector('history-page')?.dataset.showing === 'entry'")
        try await page.until("document.querySelector('activity-view .ticks')")
        try await page.expectUsable("\(scheme.rawValue)-\(size.width)-activity")
        #expect(await page.problems == [])
      }
    }

    @Test func `measures in miles everywhere once that is chosen`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await bring(hoursAgo: 0.75, journey)
        try await page.evaluate(
          "localStorage.setItem('pacesetter.settings', JSON.stringify({ units: 'imperial' }))"
        )
        try await page.open(journey.server.address + "history.html")
        try await page.until("document.querySelector('[data-part=list] .entries li')")
        #expect(try await page.text("[data-part=list] .facts").contains(" mi"))
        #expect(try await page.holds("!/\\\\d km/.test(document.querySelector('main').innerText)"))
        try await page.click("[data-part=list] .entries a")
        try await page.until("document.querySelector('history-page').dataset.showing === 'entry'")
        #expect(try await page.text("activity-view dl").contains("/mi"))
        let split = "document.querySelector('[data-part=splits] tbody td:nth-child(3)').textContent"
        try await page.until("\(split).endsWith('/mi')")
        #expect(
          try await page.holds(
            "document.querySelector('[data-text=splitUnit]').textContent === 'mi'"
          )
        )
        try await journey.open()
        try await page.until("!document.querySelector('today-card .day').hidden")
        #expect(try await page.text("today-card [data-text=week]").contains(" mi"))
      }
    }

    @Test func `starts a run with the plan of last time in one tap`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        #expect(try await page.holds("document.querySelector('[data-do=usual]').hidden"))
        try await page.evaluate(
          "localStorage.setItem('pacesetter.settings', JSON.stringify({ coach: 'zen_guide', countdown: '0' }))"
        )
        try await visit.open()
        try await page.click("button", "Start as last time")
        try await visit.untilPhase("preparing")
        #expect(
          try await page.holds("document.querySelector('pace-setter').dataset.showing === 'run'")
        )
      }
    }

    @Test(arguments: [Int64(390), 320])
    func `welcomes somebody new with three screens, once`(width: Int64) async throws {
      try await ServerProcess.run { server in
        try await Chromium.run { chromium in
          let page = try await chromium.page(isNew: true)
          try await page.resize(width: width, height: width == 390 ? 844 : 568)
          try await page.show(.light)
          try await page.allow("geolocation", at: server.address)
          try await page.open(server.address)
          try await page.until("document.querySelector('first-visit dialog').open")
          try await page.until("document.querySelector('plan-form .card')")
          try await page.expectUsable("\(width)-first-1")
          try await page.type("Kim", into: "first-visit [name=name]")
          try await page.type("41", into: "first-visit [name=age]")
          try await page.click("button", "Next")
          try await page.until("document.querySelectorAll('first-visit .card').length === 5")
          try await page.click("first-visit .card:has([value=old_hand])")
          try await page.expectUsable("\(width)-first-2")
          try await page.click("button", "Next")
          try await page.expectUsable("\(width)-first-3")
          try await page.click("button", "Start")
          try await page.until("!document.querySelector('first-visit dialog').open")
          try await page.open(server.address + "settings.html")
          try await page.until("document.querySelector('[data-key=age] input').value === '41'")
          try await page.until(
            "document.querySelector('[name=coach]:checked')?.value === 'old_hand'"
          )
          try await page.open(server.address)
          try await page.until("document.querySelector('recording-picker .row')")
          #expect(try await page.holds("!document.querySelector('first-visit dialog').open"))
          #expect(await page.problems == [])
        }
      }
    }
  }
}
