import Formats
import Foundation
import Integrations
import Testing

extension BrowserTests {
  /// The sounds of a race are made the day before, and heard without a network.
  struct RacePackTests {
    private static var hasVoice: Bool {
      let missing = ["flite", "ffmpeg"].filter { InstalledProgram.path(of: $0) == nil }
      if !missing.isEmpty { print("skipped: \(missing) missing, 'make setup' installs them") }
      return missing.isEmpty
    }

    @Test(.enabled(if: RacePackTests.hasVoice))
    func `makes the race pack, says when it is whole, and speaks with it in flight mode`()
      async throws
    {
      try await LiveVisit.run { visit in
        let page = visit.page
        #expect(try await page.evaluate(Self.raceOfToday).number == 200)
        try await visit.open()
        try await page.until("localStorage.getItem('pacesetter.runner')?.includes('City mile')")
        try await page.click("[data-run-now]")
        try await page.until("document.querySelector('race-pack').hidden === false")
        try await page.until("document.querySelector('race-pack').dataset.state === 'none'")
        #expect(try await page.text("race-pack [data-part=none]").hasPrefix("Every line of this race"))
        let began = ContinuousClock.now
        try await page.click("race-pack [data-do=make]")
        try await page.until(
          "document.querySelector('race-pack').dataset.state === 'whole'",
          seconds: 550
        )
        let seconds = (ContinuousClock.now - began) / .seconds(1)
        let made = try await page.evaluate(Self.contents)
        print("race pack in the page: \(made.text()), made in \(Int(seconds)) s")
        #expect(try await page.text("race-pack [data-part=whole]").hasPrefix("All "))
        try await page.screenshot("planned-phone-1-pack")
        #expect(try await page.sidewaysScroll() == 0)
        // Flight mode: no server, no voice of the browser's own.
        try await page.cutNetwork(true)
        try await page.evaluate(
          """
          document.querySelector("[name=countdown]").value = "0";
          const voice = document.querySelector("[name=voice]");
          voice.value = "server";
          voice.dispatchEvent(new Event("change", { bubbles: true }));
          """
        )
        try await page.click("plan-form [type=submit]")
        try await visit.untilPhase("preparing")
        try await visit.running {
          let pressed = ContinuousClock.now
          try await visit.start()
          try await page.until("document.querySelector('line-feed .line')", seconds: 60)
          print(
            "first line in flight mode after \((ContinuousClock.now - pressed) / .seconds(1)) s"
          )
        }
      }
    }

    private static let contents = """
      (async () => {
        const shelf = await caches.open("pacesetter-pack-1");
        let bytes = 0;
        const keys = await shelf.keys();
        for (const key of keys) bytes += (await (await shelf.match(key)).arrayBuffer()).byteLength;
        return { sounds: keys.length - 1, bytes };
      })()
      """

    static let raceOfToday = """
      (async () => {
        const now = new Date();
        const two = (number) => String(number).padStart(2, "0");
        const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
        const race = { name: "City mile", day, distance: "1.609km", target: "0:08:00", pacing: "even",
          fuel: "", drink: "", notes: "" };
        const headers = { "X-Pacesetter": "1", "Content-Type": "application/json" };
        return (await fetch("api/v1/races", { method: "POST", headers, body: JSON.stringify(race) })).status;
      })()
      """
  }
}
