import Testing

extension BrowserTests {
  struct SoundTests {
    @Test func `falls silent within a tenth of a second when muted in mid-line`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let sound = try await SoundTap(in: page)
        try await journey.open()
        try await journey.chooseDemo()
        try await journey.start(speed: 1)
        try await journey.untilClipsAreReady()
        try await sound.noteClick(on: "[data-control=mute]")
        try await sound.forget()
        try await sound.untilHeard(seconds: 60)
        try await page.click("button", "Mute")
        #expect(try await sound.secondsHeardAfterClick(listening: 0.6) < 0.1)
        try await page.until("document.querySelector('[data-control=mute]').ariaPressed === 'true'")
      }
    }

    @Test func `writes and does not speak when only text is wanted`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let sound = try await SoundTap(in: page)
        try await journey.open()
        try await journey.chooseDemo()
        try await page.evaluate("document.querySelector('[name=voice]').value = 'text'")
        try await journey.start(speed: 30)
        try await journey.untilLines(2)
        #expect(try await page.holds("document.querySelector('[data-notice=voiceless]').hidden"))
        #expect(try await page.holds("document.querySelector('.readiness').hidden"))
        #expect(try await sound.peak() < 0.15)
      }
    }

    @Test func `says once that there is no voice and lets the text flow`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.prepare(
          """
          const realFetch = globalThis.fetch;
          globalThis.fetch = (path, options) => String(path).includes("speech")
            ? Promise.resolve(new Response('{"available":false,"voices":[]}'))
            : realFetch(path, options);
          """
        )
        try await journey.open()
        try await journey.chooseDemo()
        try await journey.start(speed: 30)
        try await page.until("!document.querySelector('[data-notice=voiceless]').hidden")
        try await page.click("button", "OK")
        try await journey.untilLines(2)
        #expect(try await page.holds("document.querySelector('[data-notice=voiceless]').hidden"))
      }
    }
  }
}
