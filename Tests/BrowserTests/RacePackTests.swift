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
        #expect(
          try await page.text("race-pack [data-part=none]").hasPrefix("Every line of this race")
        )
        try await page.evaluate(Self.sparingTheVoice)
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
        #expect(try await page.evaluate(Self.pieces).text() == "[true,false,true]")
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

    /// Lets the server speak the first 150 sounds; the other thousand are copies of the last one.
    private static let sparingTheVoice = """
      const asked = window.fetch;
      const sounds = [];
      window.fetch = async (address, ...rest) => {
        if (!String(address).endsWith("api/v1/speech")) return asked(address, ...rest);
        if (sounds.length >= 150) return sounds.at(-1).clone();
        const answer = await asked(address, ...rest);
        sounds.push(answer.clone());
        return answer;
      };
      """

    /// Whether a line is said in its pieces, whether one is where a piece lacks, and that it is heard as long as
    /// three sounds and a pause take.
    private static let pieces = """
      (async () => {
        const { AudioBus } = await import("./sound/audio-bus.js");
        const { PackShelf } = await import("./sound/pack-shelf.js");
        const { PackVoice } = await import("./sound/pack-voice.js");
        const bus = new AudioBus({ music: "transient" });
        const voice = new PackVoice(bus, await new PackShelf("en").look());
        const line = { id: "a", seconds: 2, delay: 0, spoken: "Five twelve, per kilometre.", pieces:
          [{ words: "five", pause: 0 }, { words: "twelve", pause: 0.15 }, { words: "per kilometre", pause: 0 }] };
        const lacking = { ...line, pieces: [...line.pieces, { words: "gibberish", pause: 0 }] };
        const has = [await voice.has(line), await voice.has(lacking)];
        await bus.running;
        const began = performance.now();
        await voice.speak(line);
        const seconds = (performance.now() - began) / 1000;
        await bus.close();
        return [...has, seconds > 1.5 ? true : seconds];
      })()
      """

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
