import Formats
import Foundation
import Testing

extension BrowserTests {
  struct MetronomePageTests {
    /// Has the next pages fail to start their sound until `soundWorks` is true.
    private func breakSound(of page: Page) async throws {
      try await page.prepare(
        """
        const addModule = Worklet.prototype.addModule;
        globalThis.soundWorks = false;
        Worklet.prototype.addModule = function (...given) {
          return soundWorks
            ? addModule.apply(this, given)
            : Promise.reject(new Error("the sound device is in use"));
        };
        """
      )
    }

    @Test func `opens at the tempo that a link or a tag names, once`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        for (query, tempo) in [("?bpm=176", "176"), ("?bpm=fast", "176"), ("", "176")] {
          try await page.open("\(journey.server.address)metronome\(query)")
          try await page.until("document.querySelector('metronome-panel .timbres input')")
          let shown = try await page.text("metronome-panel .tempo")
          #expect(shown.contains(tempo), "\(query): \(shown)")
          #expect(try await page.holds("location.search === ''"))
        }
        #expect(await page.problems == [])
      }
    }

    @Test(arguments: ColorScheme.allCases, [Int64(390), 320])
    func `can be seen, heard and tapped in every state`(scheme: ColorScheme, width: Int64)
      async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        let check = { (state: String) in
          let name = "\(scheme.rawValue)-\(width)-metronome-\(state)"
          try await page.screenshot(name)
          #expect(try await page.sidewaysScroll() == 0, "\(name) scrolls sideways")
          #expect(try await page.smallTargets() == [], "\(name) has small targets")
          #expect(
            try await page.faintTexts("metronome-panel .tempo *", below: 7) == [],
            "\(name) is not to be read in the sun"
          )
          guard FileManager.default.fileExists(atPath: Repository.axe.path) else {
            print("\(name): not checked by axe-core, which 'make setup-test' fetches")
            return
          }
          #expect(try await page.accessibilityFindings() == [], "\(name)")
        }
        try await page.resize(width: width, height: width == 390 ? 844 : 568)
        try await page.show(scheme)
        try await journey.openMetronome()
        try await check("1-stopped")
        #expect(
          try await page.holds(
            "document.querySelector('[data-do=toggle]').getBoundingClientRect().bottom < innerHeight"
          )
        )
        try await page.click("button", "START")
        try await journey.untilTicking(true)
        try await check("2-playing")
        try await page.click("button", "STOP")
        try await page.click("metronome-page summary")
        try await page.evaluate("scrollTo(0, document.body.scrollHeight)")
        try await check("3-more")
        #expect(await page.problems == [])

        try await breakSound(of: page)
        try await journey.openMetronome()
        try await page.click("[data-do=toggle]")
        try await page.until("document.querySelector('[data-do=toggle]').disabled")
        try await check("4-problem")
      }
    }

    @Test func `says why no sound begins, and tries again`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await breakSound(of: page)
        try await journey.openMetronome()
        try await page.click("button", "START")
        try await page.until("document.querySelector('[data-do=toggle]').disabled")
        #expect(
          try await page.text("metronome-panel .problem span")
            == "Unable to start audio: the sound device is in use"
        )
        try await page.click("button", "Try again")
        try await page.until("!document.querySelector('metronome-panel .problem').hidden")
        try await page.evaluate("soundWorks = true")
        try await page.click("button", "Try again")
        try await journey.untilTicking(true)
        #expect(try await page.holds("document.querySelector('metronome-panel .problem').hidden"))
      }
    }

    @Test func `sounds under the page's own policy, server or not`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let sound = try await SoundTap(in: page)
        try await journey.open()
        try await page.click("recording-picker .elsewhere")
        try await page.untilLoaded("document.querySelector('metronome-panel .timbres input')")
        try await page.click("button", "START")
        try await sound.untilHeard()
        #expect(await page.problems == [])
        journey.server.kill()
        try await sound.forget()
        try await sound.untilHeard()
        try await page.click("button", "STOP")
        try await page.click("button", "START")
        try await sound.forget()
        try await sound.untilHeard()
      }
    }

    @Test func `takes the keyboard, a held finger and taps`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let tempo = "Number(document.querySelector('metronome-panel .tempo b').textContent)"
        try await journey.openMetronome()
        try await page.press(" ")
        try await journey.untilTicking(true)
        try await page.press(" ")
        try await page.until(
          "document.querySelector('metronome-panel').dataset.playing === 'false'"
        )
        try await page.press("ArrowUp")
        try await page.press("ArrowRight")
        try await page.press("ArrowLeft")
        #expect(try await page.number(tempo) == 181)
        // Told once, when the number has come to rest.
        try await page.until(
          "document.querySelector('[data-text=said]').textContent === '181 Steps/min'"
        )

        let slower = try await page.center(of: "[data-do=slower]")
        try await page.mouse("mousePressed", at: slower)
        try await page.until("\(tempo) <= 170")
        try await page.mouse("mouseReleased", at: slower)
        let held = try await page.number(tempo)
        try await page.pause(milliseconds: 600)
        #expect(try await page.number(tempo) == held)

        try await page.evaluate(
          """
          (async () => {
            const tap = document.querySelector("[data-do=tap]");
            for (let count = 0; count < 6; count += 1) {
              tap.dispatchEvent(new PointerEvent("pointerdown"));
              await new Promise((resolve) => setTimeout(resolve, 300));
            }
          })()
          """
        )
        #expect(try await page.text("metronome-panel .hint").contains("steps a minute"))
        try await page.evaluate("document.querySelector('[name=metronomeKeys]').click()")
        let tapped = try await page.number(tempo)
        try await page.press("ArrowUp")
        #expect(try await page.number(tempo) == tapped)
      }
    }

    @Test func `remembers its tempo, volume and sound`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await journey.openMetronome()
        for _ in 0..<5 { try await page.press("ArrowUp") }
        try await page.click("metronome-panel .timbres label:has([value=bright])")
        try await page.evaluate(
          """
          (() => {
            const slider = document.querySelector("metronome-panel [type=range]");
            slider.value = 65;
            slider.dispatchEvent(new Event("input"));
          })()
          """
        )
        try await journey.openMetronome()
        #expect(try await page.text("metronome-panel .tempo b") == "185")
        #expect(try await page.text("metronome-panel .volume") == "65 %")
        #expect(
          try await page.evaluate("document.querySelector('[name=timbre]:checked').value")
            == "bright"
        )
      }
    }

    @Test func `falls silent while a call has its player, and comes back`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.prepare(
          """
          globalThis.players = [];
          globalThis.Audio = class extends Audio {
            constructor(...given) { super(...given); players.push(this); }
          };
          """
        )
        try await journey.openMetronome()
        try await page.click("button", "START")
        try await page.until("players[0] && !players[0].paused && players[0].currentTime > 0")
        try await page.evaluate("players[0].pause()")
        try await page.until(
          "document.querySelector('metronome-panel').dataset.playing === 'false'"
        )
        try await page.evaluate("players[0].play()")
        try await journey.untilTicking(true)
        // Where other apps' music shall play on, there is no player to take its place.
        try await page.click("button", "STOP")
        try await page.click("metronome-page summary")
        try await page.click("metronome-page label:has([value=transient])")
        try await page.click("button", "START")
        try await journey.untilTicking(true)
        #expect(try await page.holds("players.every((player) => player.paused)"))
        #expect(await page.problems == [])
      }
    }

    @Test func `puts itself on the lock screen and obeys it`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.prepare(
          """
          globalThis.wishes = {};
          navigator.mediaSession.setActionHandler = (action, act) => { wishes[action] = act; };
          """
        )
        try await journey.openMetronome()
        try await page.click("button", "START")
        try await page.until("navigator.mediaSession.playbackState === 'playing'")
        #expect(
          try await page.evaluate("navigator.mediaSession.metadata.title") == "180 Steps/min"
        )
        try await page.evaluate("wishes.pause()")
        try await page.until(
          "document.querySelector('metronome-panel').dataset.playing === 'false'"
        )
        #expect(try await page.holds("navigator.mediaSession.playbackState === 'paused'"))
        try await page.evaluate("wishes.play()")
        try await journey.untilTicking(true)
        try await page.evaluate("wishes.stop()")
        try await page.until(
          "document.querySelector('metronome-panel').dataset.playing === 'false'"
        )
      }
    }
  }
}
