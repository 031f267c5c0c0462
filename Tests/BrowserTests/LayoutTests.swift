import Formats
import Foundation
import Testing

extension BrowserTests {
  /// Every page with somebody's data on it, on screens of four shapes: nothing jumps, nothing sticks out.
  struct LayoutTests {
    /// A screen, how large its text is, and who looks at it.
    private struct Screen {
      let name: String
      let width: Int64
      let height: Int64
      var isLarge = false
      let scheme: ColorScheme
    }

    /// A page, and what it has when it is whole.
    private static let pages = [
      ("", "document.querySelector('recording-picker .row')"),
      ("gym.html", "document.querySelector('workout-finder .card')"),
      ("gym-log.html", "document.querySelector('gym-log .sessions summary')"),
      ("gym-log.html#Bench%20Press", "document.querySelector('[data-part=days] td')"),
      ("history.html", "document.querySelector('[data-part=list] .entries li')"),
      ("metronome", "document.querySelector('metronome-panel .timbres input')"),
      ("settings.html", "document.querySelector('.coaches .card')"),
      ("connections", "document.querySelector('connections-page h1')"),
      ("devices", "document.querySelector('devices-page h1')"),
      ("mind", "document.querySelector('mind-page h1')"),
      ("pair", "document.querySelector('pair-page h1')"),
      ("trust", "document.querySelector('h1')"),
    ]

    private static let screens = [
      "en": [
        Screen(name: "phone", width: 390, height: 844, scheme: .light),
        Screen(name: "desk", width: 1280, height: 800, scheme: .dark),
      ],
      "de": [
        Screen(name: "small-200", width: 320, height: 568, isLarge: true, scheme: .light),
        Screen(name: "landscape", width: 844, height: 390, scheme: .dark),
      ],
    ]

    /// Notes how much has moved that nobody moved, and what; with large text where the frame asks for it.
    private static let watcher = """
      window.shift = 0;
      window.moved = [];
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, value, sources } of list.getEntries()) {
          if (hadRecentInput) continue;
          shift += value;
          for (const { node } of sources) {
            const name = node?.id || node?.className || node?.nodeName;
            moved.push(value.toFixed(3) + " " + name);
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
      """

    /// Before anything is drawn: a busy machine draws a page while it is still read.
    private static let largeText = """
      new MutationObserver((_, observer) => {
        document.documentElement.style.fontSize = "200%";
        observer.disconnect();
      }).observe(document, { childList: true });
      """

    /// Where the page's heading begins, as a share of the screen's height.
    private static let headingShare = """
      [...document.querySelectorAll("h1")].find((heading) => heading.checkVisibility())
        .getBoundingClientRect().top / innerHeight
      """

    /// Opens all that is folded.
    private static let unfold = """
      for (const details of document.querySelectorAll("details")) details.open = true;
      """

    /// What reaches beyond the screen.
    private static let wide = """
      [...document.querySelectorAll("body *")]
        .filter((element) => element.checkVisibility() && !element.closest(".sideways, .chips")
          && element.getBoundingClientRect().right > document.scrollingElement.clientWidth + 1)
        .map((element) => element.outerHTML.slice(0, 80)).slice(0, 3).join(" | ")
      """

    /// Twenty runs, a set in the gym and a race that comes.
    private static let life = """
      (async () => {
        const headers = { "X-Pacesetter": "1", "Content-Type": "application/json" };
        const day = 86400000;
        const send = async (path, body) =>
          (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).status;
        const load = { value: 82.5, unit: "kg" };
        const set = { exercise: "Bench Press", result: { count: 5, load } };
        const date = new Date(Date.now() + 20 * day).toISOString().slice(0, 10);
        return [
          await send("/api/v1/log/sets", { at: Date.now() / 1000 - 5, utcOffsetMinutes: 0, sets: [set] }),
          await send("/api/v1/races", { name: "City ten", day: date, distance: "10km", target: "50:00",
            pacing: "even", fuel: "", drink: "", notes: "" }),
        ].join();
      })()
      """

    private static var export: String {
      ExportedRun.export(
        of: (0..<20).map { number in
          ExportedRun(
            id: "layout-\(number)",
            start: Date(timeIntervalSinceNow: Double(-number) * 3 * 86_400 - 7200),
            kilometers: 5 + number % 9
          )
        }
      )
    }

    @Test func `every page stays where it is and within its screen`() async throws {
      try await Journey.run { journey in
        let address = journey.server.address
        let file = journey.folder.appending(path: "pacesetter.json")
        try Self.export.write(to: file, atomically: true, encoding: .utf8)
        try await journey.page.open(address + "history.html")
        #expect(try await journey.page.evaluate(Self.life).string == "200,200")
        try await journey.page.choose(file: file.path)
        try await journey.page.until("document.querySelectorAll('.entries li').length >= 20")

        for (language, screens) in Self.screens.sorted(by: { $0.key < $1.key }) {
          for screen in screens {
            // Each is another visitor, who has nothing in any cache.
            let page = try await journey.chromium.page()
            try await page.resize(width: screen.width, height: screen.height)
            try await page.show(screen.scheme)
            try await page.prepare(Self.watcher)
            if screen.isLarge { try await page.prepare(Self.largeText) }
            try await page.speak(language, at: address)
            for (path, whole) in Self.pages {
              // A part of a page that is open would only scroll there.
              if path.contains("#") { try await page.open("about:blank") }
              try await page.open(address + path)
              try await page.until(whole, seconds: 60)
              try await page.pause(milliseconds: 400)
              let name = "layout-\(screen.name)-\(path.isEmpty ? "home" : path)"
              try await page.screenshot(name.replacing(".html", with: "").replacing("#", with: "-"))
              #expect(try await page.holds("document.documentElement.lang === '\(language)'"))
              // The ways between the pages leave room for the page.
              #expect(try await page.number(Self.headingShare) < 0.6, "\(name)")
              let moved = try await page.evaluate("moved.join(', ')").string ?? ""
              #expect(try await page.number("shift") <= 0.1, "\(name): \(moved)")
              try await page.evaluate(Self.unfold)
              let wide = try await page.evaluate(Self.wide).string ?? ""
              #expect(try await page.sidewaysScroll() == 0, "\(name): \(wide)")
            }
            // The server says by 409 from which event on it lacks lines; the page then sends those.
            let problems = await page.problems.filter { !$0.contains("409 (Conflict)") }
            #expect(problems == [], "\(screen.name)")
          }
        }
      }
    }
  }
}
