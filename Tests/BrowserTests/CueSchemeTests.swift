import Formats
import Foundation
import Testing

extension BrowserTests {
  /// Choosing which figures are heard, from the settings to a run.
  struct CueSchemeTests {
    @Test
    func `a scheme is made, used in races, deleted and brought back, and offered before a run`()
      async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        try await page.resize(width: 390, height: 844)
        try await page.open(journey.server.address + "settings.html")
        try await page.until("document.querySelector('cue-schemes [data-do=new]')")
        try await page.click("cue-schemes [data-do=new]")
        try await page.evaluate(
          """
          (() => {
            const form = document.querySelector("cue-schemes form");
            form.querySelector("[name=cueName]").value = "Race day";
            form.querySelector("[data-do=more]").click();
            const added = form.querySelectorAll(".cues > li")[1];
            added.querySelector("[name=item]").value = "pace";
            added.querySelector("[name=sound]").value = "tone";
          })()
          """
        )
        try await show("cue-schemes form", page)
        try await page.screenshot("390-cues-edit")
        try await page.click("cue-schemes [type=submit]")
        try await page.until("document.querySelector('cue-schemes ul strong')")
        #expect(try await page.text("cue-schemes ul strong") == "Race day")
        #expect(
          try await page.text("cue-schemes ul [data-text=cueSentence]")
            == "split every 1 km; pace every 1 km as a tone"
        )
        try await page.evaluate(
          """
          (() => {
            const select = document.querySelector("cue-schemes [data-kind=race]");
            select.value = "Race day";
            select.dispatchEvent(new Event("change", { bubbles: true }));
          })()
          """
        )
        try await page.until("document.querySelector('cue-schemes [role=status]').textContent")
        try await show("cue-schemes", page)
        try await page.screenshot("390-cues")
        #expect(try await page.smallTargets() == [])
        #expect(try await page.sidewaysScroll() == 0)
        try await page.click("cue-schemes [data-do=hear]")
        try await page.click("cue-schemes ul [data-do=delete]")
        try await page.until("!document.querySelector('cue-schemes ul strong')")
        try await page.click("cue-schemes [data-do=undo]")
        try await page.until("document.querySelector('cue-schemes [data-kind=race]').value")
        try await page.open(journey.server.address)
        try await page.until("document.querySelectorAll('[name=cueScheme] option').length === 3")
        #expect(try await page.holds("!document.querySelector('[data-cues]').hidden"))
        #expect(await page.problems == [])
      }
    }

    @Test func `sounds a scheme's tones on a watch that runs by itself`() async throws {
      try await WatchVisit.run(rehearse: 60) { visit in
        let (watch, phone) = (visit.watch, visit.phone)
        try await phone.open(visit.server.address + "settings.html")
        try await phone.until("document.querySelector('cue-schemes [data-do=new]')")
        try await phone.click("cue-schemes [data-do=new]")
        try await phone.evaluate(
          """
          (() => {
            const form = document.querySelector("cue-schemes form");
            form.querySelector("[name=cueName]").value = "Ticks";
            form.querySelector("[name=item]").value = "pace";
            form.querySelector("[name=sound]").value = "tone";
          })()
          """
        )
        try await phone.click("cue-schemes [type=submit]")
        try await phone.until("document.querySelector('cue-schemes ul strong')")
        try await phone.evaluate(
          """
          (() => {
            const select = document.querySelector("cue-schemes [data-kind=free]");
            select.value = "Ticks";
            document.querySelector("cue-schemes [role=status]").textContent = "";
            select.dispatchEvent(new Event("change", { bubbles: true }));
          })()
          """
        )
        try await phone.until("document.querySelector('cue-schemes [role=status]').textContent")
        try await watch.prepare(
          """
          window.tones = 0;
          const start = OscillatorNode.prototype.start;
          OscillatorNode.prototype.start = function (...when) {
            window.tones += 1;
            return start.apply(this, when);
          };
          """
        )
        try await watch.open("\(visit.server.address)watch?rehearse=60")
        try await visit.untilWatch("server", "here")
        try await watch.click("watch-page [data-do=start]")
        try await watch.until("window.tones > 0", seconds: 60)
        #expect(await watch.problems == [])
        try await visit.endOnWatch()
      }
    }

    private func show(_ selector: String, _ page: Page) async throws {
      try await page.evaluate("document.querySelector('\(selector)').scrollIntoView()")
    }
  }
}
