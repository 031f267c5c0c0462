import Formats
import Foundation
import Testing

extension BrowserTests {
  /// What comes out of the one graph for metronome, coach and tones, sample by sample.
  struct MixerTests {
    /// Opens the page with a mixer of its own in `bus`, and a tap on it.
    ///
    /// `level(x)` makes a metronome whose clicks touch each other and hold one value: what comes
    /// out is then the envelope itself. `voice(x, seconds)` is a voice with such a clip, and
    /// `envelope()` what came out so far: runs of equal values with their lengths in seconds.
    private func withMixer(
      _ wishes: String = #"{ music: "transient" }"#,
      _ body: (Page, GraphTap) async throws -> Void
    ) async throws {
      try await Journey.run { journey in
        let page = journey.page
        let tap = try await GraphTap(in: page)
        try await page.open("\(journey.server.address)metronome")
        try await page.evaluate(
          """
          (async () => {
            const { AudioBus } = await import("/sound/audio-bus.js");
            const { Narrator } = await import("/sound/narrator.js");
            globalThis.Narrator = Narrator;
            globalThis.bus = new AudioBus(\(wishes));
            await bus.running;
          })()
          """
        )
        try await page.until("graphTap.context")
        try await page.evaluate(
          """
          (() => {
            const rate = graphTap.context.sampleRate;
            globalThis.level = (value) => bus.addMetronome(
              async () => ({
                table: new Float32Array(rate / 3).fill(value), phases: 1, samples: rate / 3,
              }),
              { timbre: "wood", volume: 1 },
            ).then(() => bus.tick({ start: { beatsPerMinute: 180 } }));
            globalThis.clip = (value, seconds) => {
              const count = Math.round(seconds * rate);
              const view = new DataView(new ArrayBuffer(44 + 4 * count));
              const word = (at, text) => [...text].forEach((letter, index) =>
                view.setUint8(at + index, letter.charCodeAt(0)));
              word(0, "RIFF"); view.setUint32(4, 36 + 4 * count, true); word(8, "WAVEfmt ");
              view.setUint32(16, 16, true); view.setUint16(20, 3, true); view.setUint16(22, 1, true);
              view.setUint32(24, rate, true); view.setUint32(28, 4 * rate, true);
              view.setUint16(32, 4, true); view.setUint16(34, 32, true);
              word(36, "data"); view.setUint32(40, 4 * count, true);
              for (let index = 0; index < count; index += 1) {
                view.setFloat32(44 + 4 * index, typeof value === "function" ? value(index) : value, true);
              }
              return view.buffer;
            };
            globalThis.voice = (value, seconds) => ({
              async speak({ delay }) {
                const { ended, stop } = await bus.play([{ bytes: clip(value, seconds), pause: 0 }], delay);
                this.stop = stop;
                await ended;
                return true;
              },
              stop() {},
            });
            globalThis.envelope = () => {
              const runs = [];
              for (const { raw } of graphTap.raw) {
                for (const sample of raw) {
                  const last = runs.at(-1);
                  if (last && Math.abs(last.value - sample) < 0.0005) last.count += 1;
                  else runs.push({ value: sample, count: 1 });
                }
              }
              return runs;
            };
          })()
          """
        )
        try await body(page, tap)
      }
    }

    @Test func `makes room for a voice, with grace before and after, and takes it back`()
      async throws
    {
      try await withMixer { page, _ in
        let found = try await page.evaluate(
          """
          (async () => {
            const rate = graphTap.context.sampleRate;
            await level(0.4);
            await new Promise((resolve) => setTimeout(resolve, 500));
            graphTap.record(true);
            await new Promise((resolve) => setTimeout(resolve, 300));
            const narrator = new Narrator(bus, [voice(0.2, 0.5)]);
            narrator.say({ id: "a", spoken: "", seconds: 0.5, delay: 0 });
            // A second line waits: the room is kept between them.
            narrator.say({ id: "b", spoken: "", seconds: 0.5, delay: 0 });
            await new Promise((resolve) => narrator.addEventListener("finished", resolve, { once: true }));
            await new Promise((resolve) => narrator.addEventListener("finished", resolve, { once: true }));
            await new Promise((resolve) => setTimeout(resolve, 900));
            // Long runs are what holds; what moves between them is summed up.
            const steps = [];
            for (const { value, count } of envelope()) {
              if (count > rate * 0.02) steps.push({ value, seconds: count / rate });
              else if (steps.at(-1)?.value === null) steps.at(-1).seconds += count / rate;
              else steps.push({ value: null, seconds: count / rate });
            }
            return steps.map(({ value, seconds }) =>
              `${value === null ? "ramp" : value.toFixed(3)} ${seconds.toFixed(3)}`).join("\\n");
          })()
          """
        )
        let steps = (found.string ?? "").split(separator: "\n").map { $0.split(separator: " ") }
        // 0.4 under 0.9 of headroom; a quarter of it under speech; the clip on top.
        #expect(
          steps.map { String($0[0]) } == [
            "0.360", "ramp", "0.090", "0.270", "0.090", "0.270", "0.090", "ramp", "0.360",
          ]
        )
        let seconds = steps.map { Double($0[1]) ?? 0 }
        guard seconds.count == 9 else { return }
        #expect(abs(seconds[1] - 0.06) < 0.005, "the ramp takes 60 ms")
        #expect(seconds[2] + seconds[1] > 0.199, "grace before the line")
        #expect(abs(seconds[3] - 0.5) < 0.002 && abs(seconds[5] - 0.5) < 0.002)
        #expect(seconds[6] > 0.199, "grace after the line")
        #expect(abs(seconds[7] - 0.06) < 0.005)
      }
    }

    @Test func `tells the system what kind of sound it is`() async throws {
      let script = """
        (() => {
          const seen = [];
          Object.defineProperty(navigator, "audioSession", {
            value: { type: "auto" }, configurable: true,
          });
          const note = () => seen.push(navigator.audioSession.type);
          bus.tick({ start: { beatsPerMinute: 180 } });
          note();
          bus.makeRoom();
          note();
          bus.giveRoom();
          note();
          bus.tick({ stop: true });
          note();
          bus.rest();
          note();
          return seen.join(" ");
        })()
        """
      try await withMixer { page, _ in
        let seen = try await page.evaluate(script)
        #expect(seen == "ambient transient ambient auto auto")
      }
      try await withMixer(#"{ music: "playback" }"#) { page, _ in
        let seen = try await page.evaluate(script)
        #expect(seen == "playback playback playback playback auto")
      }
    }

    @Test func `wakes a Bluetooth link before it speaks`() async throws {
      try await withMixer(#"{ music: "transient", lead: 0.4 }"#) { page, _ in
        let found = try await page.evaluate(
          """
          (async () => {
            const rate = graphTap.context.sampleRate;
            await new Promise((resolve) => setTimeout(resolve, 100));
            graphTap.record(true);
            await new Promise((resolve) => setTimeout(resolve, 200));
            const narrator = new Narrator(bus, [voice(0.3, 0.3)]);
            narrator.say({ id: "a", spoken: "", seconds: 0.3, delay: 0 });
            await new Promise((resolve) => narrator.addEventListener("finished", resolve, { once: true }));
            const samples = graphTap.raw.flatMap(({ raw }) => [...raw]);
            const loud = samples.findIndex((sample) => Math.abs(sample) > 0.1);
            const woken = samples.findIndex((sample) => sample !== 0);
            const before = samples.slice(woken, loud - 10).map(Math.abs);
            return [(loud - woken) / rate, Math.max(...before),
              before.filter((sample) => sample > 0).length / before.length].join(" ");
          })()
          """
        )
        let numbers = (found.string ?? "").split(separator: " ").compactMap { Double($0) }
        try #require(numbers.count == 3, "\(found)")
        #expect(numbers[0] > 0.39, "\(numbers[0]) seconds between the link's waking and the words")
        #expect(numbers[1] < 0.001, "\(numbers[1]) can be heard")
        #expect(numbers[2] > 0.9, "the link may sleep again")
      }
    }

    @Test func `never clips, with everything at full volume at once`() async throws {
      try await withMixer { page, tap in
        let found = try await page.evaluate(
          """
          (async () => {
            const rate = graphTap.context.sampleRate;
            const { Core } = await import("/core.js");
            const core = new Core(await WebAssembly.compileStreaming(fetch("/core.wasm")));
            await bus.addMetronome(async (timbre) => core.click(timbre, rate),
              { timbre: "bright", volume: 1 });
            bus.tick({ start: { beatsPerMinute: 230 } });
            await new Promise((resolve) => setTimeout(resolve, 600));
            const alone = graphTap.peak;
            // A voice that is as loud as a file can be, with no room made for it, and a tone.
            const shout = (index) => (Math.floor(index / 40) % 2 === 0 ? 1 : -1);
            const { ended } = await bus.play([{ bytes: clip(shout, 1.5), pause: 0 }], 0);
            bus.tone();
            await ended;
            bus.makeRoom();
            const { ended: second } = await bus.play([{ bytes: clip(shout, 1), pause: 0 }], 0.2);
            bus.tone();
            await second;
            bus.giveRoom();
            await new Promise((resolve) => setTimeout(resolve, 200));
            return [alone, graphTap.peak].join(" ");
          })()
          """
        )
        let peaks = (found.string ?? "").split(separator: " ").compactMap { Double($0) }
        try #require(peaks.count == 2, "\(found)")
        print("peak: the metronome alone \(peaks[0]), with everything \(peaks[1])")
        #expect(0.7...0.85 ~= peaks[0])
        #expect(peaks[1] > peaks[0] && peaks[1] <= 1)
      }
    }

    @Test func `goes quiet in mid-line within thirty milliseconds when muted`() async throws {
      try await withMixer { page, _ in
        let found = try await page.evaluate(
          """
          (async () => {
            const rate = graphTap.context.sampleRate;
            graphTap.record(true);
            const narrator = new Narrator(bus, [voice(0.5, 3)]);
            narrator.say({ id: "a", spoken: "", seconds: 3, delay: 0 });
            await new Promise((resolve) => setTimeout(resolve, 700));
            narrator.mute(true);
            await new Promise((resolve) => setTimeout(resolve, 400));
            const runs = envelope();
            const spoke = runs.findIndex(({ value, count }) => value > 0.4 && count > rate * 0.05);
            const after = runs.slice(spoke + 1);
            const silent = after.findIndex(({ value, count }) => value === 0 || count > rate * 0.05);
            return after.slice(0, silent).reduce((sum, { count }) => sum + count, 0) / rate;
          })()
          """
        )
        let fade = try #require(found.number)
        // A busy machine takes up the gain where its fade should be by then.
        #expect(0.004...0.04 ~= fade)
      }
    }
  }
}
