// @ts-check
/** Seconds over which a sound is faded, so that it never clicks. */
const FADE = 0.03;
/** Seconds over which other sounds make room, and how much of them is left: -12 dB. */
const RAMP = 0.06;
const DUCKED = 0.25;

/**
 * Everything audible that the page itself makes. Made in the click that starts the run, because
 * browsers let no sound begin without one. It sends `began` and `ended` events when somebody
 * else (a call, the system) takes the sound away and gives it back.
 *
 *     clips -> fade -> coach \
 *                             limiter -> master -> destination
 *     tones ---------> cues  /
 */
export class AudioBus extends EventTarget {
  #context = new AudioContext({ latencyHint: "playback" });
  #coach = this.#context.createGain();
  #cues = this.#context.createGain();
  #master = this.#context.createGain();
  #isPaused = false;
  #isInterrupted = false;

  constructor() {
    super();
    const limiter = new DynamicsCompressorNode(this.#context, {
      threshold: -3,
      knee: 0,
      ratio: 20,
      attack: 0.003,
      release: 0.25,
    });
    this.#coach.connect(limiter);
    this.#cues.connect(limiter);
    limiter.connect(this.#master);
    this.#master.connect(this.#context.destination);
    this.#context.addEventListener("statechange", () => this.#noteState());
    this.#context.resume();
  }

  /**
   * Plays a clip to its end, or to a call of `stop`.
   * @param {ArrayBuffer} bytes
   * @param {number} delay Seconds until it starts.
   * @returns {Promise<{ended: Promise<void>, stop: () => void}>}
   */
  async play(bytes, delay) {
    const asked = this.#context.currentTime;
    // Decoding takes the bytes away from us; they may be wanted again.
    const buffer = await this.#context.decodeAudioData(bytes.slice(0));
    const source = new AudioBufferSourceNode(this.#context, { buffer });
    const fade = this.#context.createGain();
    source.connect(fade).connect(this.#coach);
    source.start(Math.max(asked + delay, this.#context.currentTime));
    /** @type {Promise<void>} */
    const ended = new Promise((resolve) => source.addEventListener("ended", () => resolve()));
    const stop = () => {
      this.#ramp(fade, 0, FADE);
      source.stop(this.#context.currentTime + FADE);
    };
    return { ended, stop };
  }

  /** A quiet tone at the end of a split. */
  tone() {
    const now = this.#context.currentTime;
    const tone = new OscillatorNode(this.#context, { frequency: 880 });
    const shape = new GainNode(this.#context, { gain: 0 });
    shape.gain.setValueAtTime(0, now);
    shape.gain.linearRampToValueAtTime(0.08, now + 0.01);
    shape.gain.exponentialRampToValueAtTime(0.0005, now + 0.25);
    tone.connect(shape).connect(this.#cues);
    tone.start(now);
    tone.stop(now + 0.26);
  }

  /**
   * Makes room for a voice, or takes the room back.
   * @param {boolean} isDucked
   */
  duck(isDucked) {
    this.#ramp(this.#cues, isDucked ? DUCKED : 1, RAMP);
    // Where a page may ask for it, the music of other apps makes room as well.
    const session = /** @type {any} */ (navigator).audioSession;
    if (session) session.type = isDucked ? "transient" : "auto";
  }

  /** @param {boolean} isMuted */
  mute(isMuted) {
    this.#ramp(this.#coach, isMuted ? 0 : 1, FADE);
  }

  /** Holds every sound where it is. */
  async pause() {
    this.#isPaused = true;
    this.#ramp(this.#master, 0, FADE);
    await new Promise((resolve) => setTimeout(resolve, FADE * 1000 * 2));
    if (this.#isPaused) await this.#context.suspend();
  }

  /** Goes on where `pause` stopped. */
  async resume() {
    this.#isPaused = false;
    await this.#context.resume();
    this.#ramp(this.#master, 1, FADE);
  }

  /** Gives the sound device back. */
  async close() {
    this.#isPaused = true;
    await this.#context.close();
  }

  /**
   * @param {GainNode} node
   * @param {number} level
   * @param {number} duration
   */
  #ramp(node, level, duration) {
    const now = this.#context.currentTime;
    node.gain.cancelScheduledValues(now);
    node.gain.setValueAtTime(node.gain.value, now);
    node.gain.linearRampToValueAtTime(level, now + duration);
  }

  #noteState() {
    const isInterrupted = this.#context.state !== "running" && !this.#isPaused;
    if (isInterrupted === this.#isInterrupted) return;
    this.#isInterrupted = isInterrupted;
    this.dispatchEvent(new Event(isInterrupted ? "began" : "ended"));
  }
}
