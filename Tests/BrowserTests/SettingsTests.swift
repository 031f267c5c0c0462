import Formats
import Foundation
import Testing

extension BrowserTests {
  /// The page of everything that somebody may choose.
  struct SettingsTests {
    private func open(_ journey: Journey) async throws -> Page {
      let page = journey.page
      try await page.open(journey.server.address + "settings.html")
      try await page.until("document.querySelector('.coaches .card')")
      return page
    }

    private func choose(_ value: String, in name: String, _ page: Page) async throws {
      try await page.evaluate(
        """
        (() => {
          const select = document.querySelector("settings-page [name=\(name)]");
          select.value = "\(value)";
          select.dispatchEvent(new Event("change", { bubbles: true }));
        })()
        """
      )
    }

    private func type(_ value: String, _ key: String, _ page: Page) async throws {
      try await page.evaluate(
        """
        (() => {
          const field = document.querySelector('[data-key="\(key)"] input');
          field.value = "\(value)";
          field.dispatchEvent(new Event("change", { bubbles: true }));
        })()
        """
      )
    }

    @Test func `shows itself with its figures, and waits no longer for a slow server`() async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        // The server keeps the profile back, and moves nothing that somebody looks at.
        try await page.prepare(
          """
          const { fetch: asked } = window;
          const isFree = new Promise((resolve) => { window.answerNow = resolve; });
          window.fetch = async (...wanted) => {
            if (String(wanted[0]).includes("api/v1/profile")) {
              window.askedAt = performance.now();
              await isFree;
            }
            return asked(...wanted);
          };
          """
        )
        try await page.open(journey.server.address + "settings.html")
        let first = "document.querySelector('settings-page section')"
        let isHidden = "getComputedStyle(\(first)).visibility === 'hidden'"
        try await page.until("!(\(isHidden))")
        #expect(try await page.number("performance.now() - askedAt") > 900)
        #expect(try await page.holds("!document.querySelector('.coaches .card')"))
        try await page.evaluate("answerNow()")
        try await page.until("document.querySelector('.coaches .card')")
        #expect(await page.problems == [])
      }
    }

    @Test(arguments: ColorScheme.allCases, [(390, 844), (320, 568), (844, 390), (1280, 800)])
    func `can be seen, heard and tapped`(scheme: ColorScheme, size: (width: Int64, height: Int64))
      async throws
    {
      try await Journey.run { journey in
        try await journey.page.resize(width: size.width, height: size.height)
        try await journey.page.show(scheme)
        let page = try await open(journey)
        try await page.evaluate("document.querySelector('profile-form details').open = true")
        try await page.expectUsable("\(scheme.rawValue)-\(size.width)-settings")
        #expect(await page.problems == [])
      }
    }

    @Test func `is reached from every page`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        for name in ["", "gym.html", "gym-log.html", "history.html"] {
          try await page.open(journey.server.address + name)
          try await page.click("link", "Settings")
          try await page.until("document.querySelector('settings-page h1')")
          #expect(try await page.holds("location.pathname === '/settings.html'"), "\(name)")
        }
      }
    }

    @Test func `keeps the profile, says where each figure comes from, and draws the zones`()
      async throws
    {
      try await Journey.run { journey in
        let page = try await open(journey)
        #expect(try await page.text("#origin-max") == "Not known yet: assumed for age 40.")
        try await type("300", "heart.max", page)
        try await page.until("!document.querySelector('profile-form [role=alert]').hidden")
        #expect(
          try await page.text("profile-form [role=alert]")
            == "Max heart rate must be a number from 80 to 240."
        )
        try await type("190", "heart.max", page)
        try await page.until("document.querySelector('profile-form [role=alert]').hidden")
        try await type("50", "heart.rest", page)
        try await page.until(
          "document.querySelector('profile-form dl')?.textContent.includes('134 to 147 bpm')"
        )
        try await type("Kim", "name", page)
        try await page.until("document.querySelector('.saved').textContent === 'Saved.'")
        let again = try await open(journey)
        try await again.until(
          "document.querySelector('[data-key=\"heart.max\"] input').value === '190'"
        )
        #expect(
          try await again.holds("document.querySelector('[data-key=name] input').value === 'Kim'")
        )
        // Emptied, it is forgotten, and what is measured or assumed holds again.
        try await type("", "heart.max", again)
        try await again.until("document.querySelector('#origin-max').textContent !== ''")
        // A figure that nobody can have is refused by the server, which is no fault of the page.
        #expect(await page.problems.filter { !$0.contains("400") } == [])
      }
    }

    @Test func `takes hold at once and on every page: theme, text size, coach, units`() async throws
    {
      try await Journey.run { journey in
        let page = try await open(journey)
        let dark = "getComputedStyle(document.body).backgroundColor === 'rgb(13, 21, 18)'"
        #expect(try await page.holds("!(\(dark))"))
        try await choose("dark", in: "theme", page)
        #expect(try await page.holds(dark))
        try await choose("large", in: "textSize", page)
        try await choose("imperial", in: "units", page)
        try await page.click("settings-page .card:has([value=zen_guide])")
        try await journey.open()
        #expect(try await page.holds(dark))
        #expect(
          try await page.holds("getComputedStyle(document.documentElement).fontSize === '20px'")
        )
        try await journey.chooseDemo()
        #expect(
          try await page.holds(
            "document.querySelector('[name=coach]:checked').value === 'zen_guide'"
          )
        )
        #expect(
          try await page.holds(
            "document.querySelector('plan-form [name=units]').value === 'imperial'"
          )
        )
      }
    }

    @Test func `fits a phone with letters twice as large`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let large = "document.documentElement.style.fontSize = '200%'"
        for name in ["metronome", "gym", "gym-log", "history", "settings"] {
          try await page.open(journey.server.address + name)
          try await page.evaluate(large)
          try await page.screenshot("200-\(name)")
          #expect(try await page.sidewaysScroll() == 0, "\(name) scrolls sideways")
        }
        try await journey.open()
        try await page.evaluate(large)
        try await page.screenshot("200-home")
        #expect(try await page.sidewaysScroll() == 0, "the first page scrolls sideways")
        try await journey.chooseDemo()
        try await page.screenshot("200-plan")
        #expect(try await page.sidewaysScroll() == 0, "the plan scrolls sideways")
        try await journey.start(speed: 60)
        try await journey.untilLines(1)
        try await page.screenshot("200-run")
        #expect(try await page.sidewaysScroll() == 0, "the run scrolls sideways")
      }
    }

    @Test func `answers an unknown path with a page, and a program with a problem`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "nosuch/place")
        #expect(try await page.text("h1") == "Page not found")
        try await page.expectUsable("lost")
        try await page.click("link", "Go to Today")
        try await page.until("document.querySelector('pace-setter')")
        let type = try await page.evaluate(
          "fetch('/nosuch').then((answer) => answer.headers.get('Content-Type'))"
        )
        #expect(type.string == "application/problem+json")
      }
    }
  }
}
