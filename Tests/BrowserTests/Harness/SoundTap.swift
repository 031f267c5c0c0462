/// Listens to what a page's audio graph sends to the loudspeaker.
///
/// A script wraps `connect`, so that whatever reaches the destination also reaches a recorder that
/// notes the peak of each block of 256 samples with its time. The page itself knows nothing of it.
struct SoundTap: Sendable {
  let page: Page

  /// Puts the tap into every page that is opened from now on.
  init(in page: Page) async throws {
    self.page = page
    try await page.prepare(
      """
      (() => {
        const tap = { blocks: [], context: null };
        globalThis.soundTap = tap;
        const connect = AudioNode.prototype.connect;
        AudioNode.prototype.connect = function (target, ...rest) {
          if (target instanceof AudioDestinationNode) {
            const recorder = this.context.createScriptProcessor(256, 2, 1);
            recorder.onaudioprocess = ({ inputBuffer, playbackTime }) => {
              let peak = 0;
              for (const sample of inputBuffer.getChannelData(0)) {
                peak = Math.max(peak, Math.abs(sample));
              }
              tap.blocks.push([playbackTime, peak]);
            };
            tap.context = this.context;
            connect.call(this, recorder);
            connect.call(recorder, target);
          }
          return connect.call(this, target, ...rest);
        };
      })();
      """
    )
  }

  /// Waits until a voice can be heard; the tone of a split is quieter.
  func untilHeard(seconds: Int = 30) async throws {
    try await page.until("soundTap.blocks.some(([, peak]) => peak > 0.15)", seconds: seconds)
  }

  /// The loudest sample so far, 1 for the loudest there can be.
  func peak() async throws -> Double {
    try await page.number("Math.max(0, ...soundTap.blocks.map(([, peak]) => peak))")
  }

  /// Forgets what was heard so far.
  func forget() async throws { try await page.evaluate("soundTap.blocks.length = 0") }

  /// The second, on the clock of the graph, of the next click on what fits the selector.
  func noteClick(on selector: String) async throws {
    try await page.evaluate(
      """
      document.querySelector(\(page.quoted(selector))).addEventListener(
        "pointerdown", () => { soundTap.clickedAt = soundTap.context.currentTime; }, true)
      """
    )
  }

  /// How many seconds of sound came after the click, the last loud block of at least `seconds` more.
  func secondsHeardAfterClick(listening seconds: Double) async throws -> Double {
    try await page.until(
      "soundTap.blocks.some(([time]) => time > soundTap.clickedAt + \(seconds))"
    )
    return try await page.number(
      """
      Math.max(0, ...soundTap.blocks.filter(([, peak]) => peak > 0.001)
        .map(([time]) => time - soundTap.clickedAt))
      """
    )
  }
}
