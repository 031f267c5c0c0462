import Testing

extension BrowserTests {
  /// A browser finds its voices when it likes, and no workout waits for that.
  struct GymVoiceTests {
    private static let workout = """
      # Short

      ## Work: Intervals 4s on / 4s off x 20
      - Squat
      - Push-Up
      """

    /// Opens the page of a server without a voice, in a browser whose voices are only there once a test
    /// says so.
    private func open(_ visit: GymVisit) async throws {
      let page = visit.page
      try await page.prepare(
        """
        const realFetch = globalThis.fetch;
        globalThis.fetch = (path, options) => String(path).includes("speech")
          ? Promise.resolve(new Response('{"available":false,"voices":[]}'))
          : realFetch(path, options);
        // The search for voices lasts as long as the test wants.
        const realTimeout = globalThis.setTimeout;
        globalThis.setTimeout = (work, delay, ...rest) =>
          delay > 3500 && delay <= 4000 ? 0 : realTimeout(work, delay, ...rest);
        globalThis.SpeechSynthesisUtterance = class extends EventTarget {
          constructor(text) { super(); this.text = text; }
        };
        globalThis.ownWords = [];
        globalThis.voices = [];
        Object.defineProperty(globalThis, "speechSynthesis", { value: Object.assign(new EventTarget(), {
          getVoices: () => voices,
          cancel() {},
          speak(words) {
            if (words.text) ownWords.push(words.voice.lang);
            realTimeout(() => words.dispatchEvent(new Event("start")), 10);
            realTimeout(() => words.dispatchEvent(new Event("end")), 200);
          },
        }) });
        """
      )
      try await page.open(visit.server.address + "gym.html")
      try await page.until("document.querySelector('workout-finder .card')", seconds: 60)
      try await visit.write(Self.workout)
    }

    /// Starts the workout and gives the milliseconds until it is there.
    private func start(_ page: Page) async throws -> Double {
      try await page.number(
        """
        new Promise((resolve) => {
          const gym = document.querySelector("gym-page");
          const began = performance.now();
          new MutationObserver(() => {
            if (gym.dataset.showing === "session") resolve(performance.now() - began);
          }).observe(gym, { attributeFilter: ["data-showing"] });
          setTimeout(resolve, 10_000, 10_000);
          document.querySelector("workout-view [data-do=start]").click();
        })
        """
      )
    }

    /// The browser finds a voice of a language.
    private func find(_ language: String, on page: Page) async throws {
      try await page.evaluate(
        """
        voices.push({ lang: "\(language)", localService: true });
        speechSynthesis.dispatchEvent(new Event("voiceschanged"));
        """
      )
    }

    @Test func `begins at once, and speaks with a voice that comes later`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await open(visit)
        #expect(try await start(page) < 3000)
        try await visit.press()
        try await visit.untilStage("work")
        #expect(try await page.number("ownWords.length") == 0)
        #expect(try await page.holds("document.querySelector('[data-notice=voiceless]').hidden"))
        try await find("en-GB", on: page)
        try await page.until("ownWords.length > 0")
        #expect(try await page.holds("ownWords.every((language) => language === 'en-GB')"))
        #expect(try await page.holds("document.querySelector('[data-notice=voiceless]').hidden"))
        #expect(await page.problems == [])
      }
    }

    @Test func `says that there is no voice once the search is over`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await open(visit)
        #expect(try await start(page) < 3000)
        #expect(try await page.holds("document.querySelector('[data-notice=voiceless]').hidden"))
        try await find("fi-FI", on: page)
        try await page.until("!document.querySelector('[data-notice=voiceless]').hidden")
      }
    }
  }
}
