import Formats
import Testing

extension BrowserTests {
  /// The pack of a race keeps the proof of its script, and the list of the day before says so.
  struct RacePackProofTests {
    @Test func `says whether the script of the race was proved, and whether it changed since`()
      async throws
    {
      // Without a voice no sound is made; the proof is kept all the same.
      try await LiveVisit.run(told: ["--voice-command", "false {text-file} {out}"]) { visit in
        let page = visit.page
        #expect(try await page.evaluate(RacePackTests.raceOfToday).number == 200)
        #expect(try await page.evaluate(Self.scripts).string == "200 200")
        try await visit.open()
        try await page.until("localStorage.getItem('pacesetter.runner')?.includes('City mile')")
        try await page.click("[data-run-now]")
        try await page.until("document.querySelector('race-pack').hidden === false")
        let item = "document.querySelector('race-pack [data-check=proof]')"
        #expect(try await page.holds("\(item).hidden"))
        try await choose("Calm", on: page)
        try await page.until("!\(item).hidden")
        #expect(try await said(on: page).hasPrefix("This script has not been proved yet."))
        try await page.click("race-pack [data-do=make]")
        try await page.until("\(item).dataset.good === 'true'", seconds: 120)
        let proved = try await said(on: page)
        #expect(
          proved.hasPrefix("The script passed its proof. Proved by your server on "),
          "\(proved)"
        )
        #expect(try await page.holds("!/[0-9]{4}-[0-9]/.test(\(item).textContent)"))
        #expect(proved.contains("even; too fast, then fading; careful"), "\(proved)")
        try await page.until(
          "!document.querySelector('race-pack [data-do=make]').disabled",
          seconds: 500
        )
        try await page.screenshot("race-pack-proof")
        try await choose("Loud", on: page)
        try await page.until("\(item).dataset.good === 'false'")
        let changed = try await said(on: page)
        #expect(changed.hasPrefix("The script changed after its proof."), "\(changed)")
        #expect(try await page.sidewaysScroll() == 0)
      }
    }

    private func said(on page: Page) async throws -> String {
      try await page.evaluate("document.querySelector('race-pack details').open = true")
      return try await page.text("race-pack [data-check=proof]")
    }

    /// Takes a saved script and waits for its rehearsals.
    private func choose(_ name: String, on page: Page) async throws {
      let select = "document.querySelector('plan-form script-wish select')"
      try await page.until("[...\(select).options].some(({ value }) => value === '\(name)')")
      try await page.evaluate(
        "\(select).value = '\(name)'; \(select).dispatchEvent(new Event('change', { bubbles: true }))"
      )
      try await page.until(
        "document.querySelector('plan-form [data-text=scriptBy]').textContent.startsWith('\(name) ')",
        seconds: 120
      )
      let said = try await page.text("plan-form script-wish")
      #expect(said.contains("\(name) passed its rehearsals"), "\(said)")
    }

    /// Saves two scripts that say enough for a mile.
    private static let scripts = """
      (async () => {
        const headers = { "X-Pacesetter": "1", "Content-Type": "application/json" };
        const line = (id, atMeters, text) => ({ id, triggerSpec: { type: "distance", atMeters }, text });
        const saved = ["Calm", "Loud"].map((name) => ({ id: name.toLowerCase(), messages: [
          line("a", 50, `Off you go, ${name.toLowerCase()} and tall.`),
          line("b", 600, "Relax the shoulders here."),
          line("c", 1500, "Strong to the line now."),
        ] }));
        const answers = [];
        for (const [place, name] of ["Calm", "Loud"].entries())
          answers.push((await fetch(`api/v1/scripts/${name}`,
            { method: "PUT", headers, body: JSON.stringify(saved[place]) })).status);
        return answers.join(" ");
      })()
      """
  }
}
