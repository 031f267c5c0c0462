import Testing

extension BrowserTests {
  struct SoundTests {
    @Test func `falls silent within a tenth of a second when muted in mid-line`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let sound = try await SoundTap(in: page)
        try await journey.open()
        try await journey.chooseDemo()
        try await journey.start(speed: 10)
        try await sound.noteClick(on: "[data-control=mute]")
        try await sound.untilHeard(seconds: 60)
        try await page.click("button", "Mute")
        #expect(try await sound.secondsHeardAfterClick(listening: 0.6) < 0.1)
        try await page.until("document.querySelector('[data-control=mute]').ariaPressed === 'true'")
      }
    }

    @Test func `tells the core when a line was heard and when the sound is taken away`()
      async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        _ = try await SoundTap(in: page)
        try await page.prepare(
          """
          globalThis.told = [];
          const post = Worker.prototype.postMessage;
          Worker.prototype.postMessage = function (command, ...rest) {
            if (command.event) told.push(JSON.stringify(command.event));
            return post.call(this, command, ...rest);
          };
          """
        )
        try await journey.open()
        try await journey.chooseDemo()
        try await journey.start(speed: 1)
        try await page.until(
          "told.some((event) => event.startsWith('{\"lineFinished\"'))",
          seconds: 60
        )
        try await page.evaluate("soundTap.context.suspend()")
        try await page.until("told.includes('{\"interruption\":\"began\"}')")
        try await page.evaluate("soundTap.context.resume()")
        try await page.until("told.includes('{\"interruption\":\"ended\"}')")
      }
    }

    /// Gives the page a browser's voice of its own, whose utterances do what the script says.
    private func giveVoice(to page: Page, _ speak: String) async throws {
      try await page.prepare(
        """
        globalThis.SpeechSynthesisUtterance = class extends EventTarget {
          constructor(text) { super(); this.text = text; }
        };
        globalThis.ownWords = [];
        Object.defineProperty(globalThis, "speechSynthesis", { value: Object.assign(new EventTarget(), {
          getVoices: () => [{ lang: "de-DE", localService: true }, { lang: "en_GB", localService: true }],
          cancel() {},
          speak(words) { \(speak) },
        }) });
        """
      )
    }

    @Test func `prefers a voice of the browser's own`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await giveVoice(
          to: page,
          """
          if (words.text) ownWords.push(words.voice.lang);
          setTimeout(() => words.dispatchEvent(new Event("start")), 10);
          setTimeout(() => words.dispatchEvent(new Event("end")), 200);
          """
        )
        let sound = try await SoundTap(in: page)
        try await journey.open()
        try await journey.chooseDemo()
        try await journey.start(speed: 60)
        try await page.until("ownWords.length >= 2")
        #expect(try await page.holds("ownWords.every((language) => language === 'en_GB')"))
        #expect(try await sound.peak() < 0.15)
        #expect(try await page.holds("document.querySelector('.readiness').hidden"))
      }
    }

    @Test func `goes over to the server's voice when the browser's never begins`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await giveVoice(to: page, "if (words.text) ownWords.push(words.text);")
        let sound = try await SoundTap(in: page)
        try await journey.open()
        try await journey.chooseDemo()
        try await journey.start(speed: 60)
        try await sound.untilHeard(seconds: 60)
        #expect(try await page.number("ownWords.length") == 1)
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
