import Formats
import Testing

extension BrowserTests {
  /// The page's own modules, each for itself.
  struct ModuleTests {
    @Test func `has the core read what people type`() async throws {
      try await Journey.run { journey in
        try await journey.open()
        let found = try await journey.page.evaluate(
          """
          import("/run/session.js").then(async ({ Session }) => {
            const session = new Session();
            const read = async (units, texts) => (await session.typed({ units, texts })).values;
            const { texts } = await session.typed({ units: "imperial", values: { pace: 300 } });
            return [
              await read("metric", { distance: "21,1", time: "1:59:59", pace: "5:00", speed: "9.5" }),
              await read("metric", { distance: "far", time: "4:7", pace: "", speed: "29" }), texts,
            ].map((answer) => JSON.stringify(answer)).join(" ");
          })
          """
        )
        #expect(
          found.string == """
            {"distance":21100,"time":7199,"pace":300,"speed":2.638888888888889} \
            {"distance":null,"time":null,"pace":null,"speed":null} {"pace":"8:03"}
            """
        )
      }
    }

    @Test func `makes a thing once, and anew where its files could not be had`() async throws {
      try await Journey.run { journey in
        try await journey.open()
        let found = try await journey.page.evaluate(
          """
          Promise.all([import("/once.js"), import("/parts.js")]).then(async ([{ once }, { sentence }]) => {
            let tries = 0;
            const make = once(async () => {
              tries += 1;
              return tries === 1 ? import("/no-such-file.js") : tries;
            });
            const [first, second] = await Promise.allSettled([make(), make()]);
            const told = [first.reason, second.reason].map(sentence);
            const made = [await make(), await make()];
            const bug = sentence(new TypeError("a.b is not a function"));
            return [...told, ...made, bug].join(" | ");
          })
          """
        )
        let lost = "The server cannot be reached. Please try again."
        #expect(found.string == "\(lost) | \(lost) | 2 | 2 | a.b is not a function")
      }
    }

    @Test func `hands the core what a coach says, and says so where it cannot be had`() async throws
    {
      try await Journey.run { journey in
        try await journey.open()
        let found = try await journey.page.evaluate(
          """
          Promise.all([import("/core.js"), import("/run/coach-words.js")]).then(async ([{ Core }, { coached }]) => {
            const module = await WebAssembly.compileStreaming(fetch("/core.wasm"));
            const sample = { do: "sample", coach: "old_hand", language: "de" };
            const hear = (core) => coached(core, () => sample, (reply) => reply);
            const fetchReally = globalThis.fetch;
            const asked = [];
            globalThis.fetch = async (path, ...rest) => {
              asked.push(path);
              if (asked.length === 1) throw new TypeError("no network");
              if (asked.length === 2) return new Response("<!doctype html>");
              return fetchReally(path, ...rest);
            };
            const silent = await hear(new Core(module));
            const strange = await hear(new Core(module));
            const spoken = await hear(new Core(module));
            // Another core in the same worker needs no network.
            const again = await hear(new Core(module));
            globalThis.fetch = fetchReally;
            const digest = new Core(module).request({
              do: "words", coach: "old_hand", language: "de", text: await (await fetch(asked[0])).text() }).words.digest;
            let kept;
            while (!(kept = await caches.match(`/${digest}`))) await new Promise((resolve) => setTimeout(resolve, 20));
            return [silent.error.message, strange.error.message === silent.error.message, spoken.sample.length,
              again.sample.length, new Set(asked).size, asked[0], asked.length, (await kept.text()).slice(0, 2)].join(" | ");
          })
          """
        )
        #expect(
          found.string == """
            Die Sätze von „Alter Hase“ sind nicht auf diesem Gerät. Verbinde dich einmal mit deinem Server und \
            versuche es dann noch einmal. | true | 11 | 11 | 1 | /coaches/old_hand.de.txt | 3 | #\u{20}
            """
        )
      }
    }

    @Test func `leaves what a list has in its place, twice the same too`() async throws {
      try await Journey.run { journey in
        try await journey.open()
        let found = try await journey.page.evaluate(
          """
          import("/parts.js").then(({ list }) => {
            const owner = document.createElement("ul");
            owner.innerText = "one\\ntwo";
            const make = (text) => Object.assign(document.createElement("li"), { textContent: text });
            const read = () => [...owner.children].map((item) => item.textContent + (item.mark ?? "")).join("");
            const seen = [];
            for (const texts of ["abc", "cad", "aab", "aaa", "ba", ""]) {
              list(owner, [...texts], make);
              seen.push(read());
              for (const item of owner.children) item.mark = "'";
            }
            return seen.join(" ");
          })
          """
        )
        #expect(found.string == "abc c'a'd a'ab a'aa ba' ")
      }
    }

    @Test func `keeps the record's answers apart by their language for days without the server`()
      async throws
    {
      try await Journey.run { journey in
        try await journey.open()
        let found = try await journey.page.evaluate(
          """
          import("/history/record-client.js").then(async ({ RecordClient }) => {
            const real = window.fetch;
            const [english, german] = ["en", "de"].map((reader) => new RecordClient(reader));
            const said = (words) => (window.fetch = async () => new Response(JSON.stringify({ words })));
            const away = () => (window.fetch = async () => { throw new TypeError("away"); });
            const kept = (path) => caches.match(path, { cacheName: "pacesetter-record" });
            const until = async (path) => { while (!(await kept(path))) await 0; };
            said("Running");
            await english.get("api/v1/a?b=c");
            await until("api/v1/a?b=c");
            await english.get("api/v1/d");
            await until("api/v1/d");
            said("Laufen");
            await german.get("api/v1/a?b=c");
            await until("api/v1/a?b=c&language=de");
            away();
            const both = [english, german];
            const answers = await Promise.all(both.map((client) => client.get("api/v1/a?b=c")));
            const other = await german.get("api/v1/d");
            window.fetch = real;
            return [...answers, other].map(({ value, since }) => value.words + (since ? "" : "!")).join(" ");
          })
          """
        )
        #expect(found == "Running Laufen Running", "\(found)")
      }
    }

    @Test func `calls the device that tracks a run by its name`() async throws {
      try await Journey.run { journey in
        try await journey.open()
        let found = try await journey.page.evaluate(
          """
          customElements.whenDefined("watch-link").then(() => {
            const link = document.querySelector("watch-link");
            const said = (peer, workout) => {
              link.state = { server: "asked", onlyHere: 0, peer, workout };
              return link.innerText.replace(/\\s+/g, " ").replace(/ The run ends.*/, "").trim();
            };
            const run = { session: "a", tracker: "b", startedAt: 0, paused: false, ending: true };
            return [
              said("here", null), said("lost", { ...run, kind: "watch", mine: true }),
              said("lost", { ...run, kind: "phone", mine: false }),
              said("lost", { ...run, kind: "recording", mine: false }),
            ].join("; ");
          })
          """
        )
        let expected =
          "Watch; Watch disconnected; Other phone disconnected Your other phone is tracking a run.; "
          + "Recording disconnected Your recording is tracking a run."
        #expect(found.string == expected, "\(found)")
      }
    }

    @Test func `has not moved a click after three hours`() async throws {
      try await Journey.run { journey in
        try await journey.open()
        // Each row of this click says which row it is, so that its place can be read off.
        let found = try await journey.page.evaluate(
          """
          import("/sound/click-track.js").then(({ ClickTrack }) => {
            const phases = 64;
            const table = Float32Array.from({ length: phases }, (_, row) => row + 1);
            const track = new ClickTrack();
            track.click = { table, phases, samples: 1 };
            const interval = (60 * 48000) / 173;
            const block = new Float32Array(4096);
            let [beats, farthest] = [0, 0];
            const begin = 2 ** 31 - 1000;
            track.start(interval, begin);
            for (let from = begin; from < begin + 3 * 3600 * 48000; from += block.length) {
              block.fill(0);
              track.render(block, from);
              const wanted = begin + beats * interval;
              const near = Math.max(0, Math.floor(wanted) - from - 1);
              const index = block.subarray(near, near + 4).findIndex((value) => value !== 0);
              if (index < 0) continue;
              const place = from + near + index + (block[near + index] - 1) / phases;
              farthest = Math.max(farthest, Math.abs(place - wanted));
              beats += 1;
            }
            return [beats, farthest <= 0.5 / phases + 1e-6].join(" ");
          })
          """
        )
        #expect(found == "31141 true")
      }
    }

    @Test func `counts a run's seconds through pauses and changes of speed`() async throws {
      try await Journey.run { journey in
        try await journey.open()
        let found = try await journey.page.evaluate(
          """
          import("/run/run-clock.js").then(({ RunClock }) => {
            const clock = new RunClock();
            const seen = [clock.at(500)];
            clock.setSpeed(60, 0);
            clock.play(1000);
            seen.push(clock.at(2000));
            clock.pause(3000);
            seen.push(clock.at(90_000));
            clock.play(100_000);
            clock.setSpeed(1, 101_000);
            seen.push(clock.at(111_000));
            return seen.join(" ");
          })
          """
        )
        #expect(found == "0 60 120 190")
      }
    }
  }
}
