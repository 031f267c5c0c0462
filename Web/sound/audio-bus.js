// @ts-check
import { ClipDecoder } from "./clip-decoder.js";
import { Fader } from "./fader.js";
import { limiter } from "./limiter.js";
import { Ticker } from "./ticker.js";
import { chime, sine, whisper } from "./tones.js";

/** Seconds over which a sound is faded, so that it never clicks. */
const FADE = 0.03;
/** Seconds over which other sounds make room, and how much of them is left: -12 dB. */
const RAMP = 0.06;
const DUCKED = 0.25;
/** Seconds of room before and after a voice. */
const GRACE = 0.2;

/** The share of the loudest sample that each kind of sound may have, so that their sum fits. */
const HEADROOM = { ticks: 0.9, coach: 0.9 };

/**
 * What shall become of the sound of other apps, where a page may say so (Safari): `playback` takes
 * their place and goes on when the screen is locked, `transient` plays over them.
 * @typedef {"playback" | "transient"} Music
 */

/**
 * Everything audible that the page itself makes. Made in the click that starts the sound, because
 * browsers let none begin without one. It sends `began` and `ended` events when somebody else (a
 * call, the system) takes the sound away and gives it back.
 *
 *     ticks -> volume \
 *     tones -----------> room (ducked) \
 *     clips -> fade ---> coach ---------> limiter -> master -> destination
 */
export class AudioBus extends EventTarget {
  #context = new AudioContext({ latencyHint: "playback" });
  #ticks = new GainNode(this.#context, { gain: HEADROOM.ticks });
  #coach = new Fader(this.#context, HEADROOM.coach);
  #room = new Fader(this.#context, 1);
  #sum = limiter(this.#context);
  #master = new Fader(this.#context, 1);
  #lead;
  #grace;
  #music;
  /** When, on the clock of the graph, a voice may begin, while there is room for one. */
  #roomFrom = /** @type {number | null} */ (null);
  #ticker = /** @type {Ticker | null} */ (null);
  #isTicking = false;
  #isHeld = false;
  #holds = 0;
  #isInterrupted = false;
  #leaving = new AbortController();
  #clips = new ClipDecoder(this.#context);

  /**
   * @param {{music: Music, lead?: number, grace?: number}} wishes `lead` and `grace`, the seconds of
   *   room before a voice: see `makeRoom`.
   */
  constructor({ music, lead = 0, grace = GRACE }) {
    super();
    this.#music = music;
    this.#lead = lead;
    this.#grace = grace;
    this.#ticks.connect(this.#room.node);
    this.#room.node.connect(this.#sum.input);
    this.#coach.node.connect(this.#sum.input);
    this.#sum.output.connect(this.#master.node);
    this.#master.node.connect(this.#context.destination);
    this.#context.addEventListener("statechange", () => this.#noteState());
    // Some systems give the sound back only when they are asked for it.
    const { signal } = this.#leaving;
    for (const name of ["visibilitychange", "pointerdown"]) {
      document.addEventListener(name, () => this.#reclaim(), { signal });
    }
    this.#tellSystem();
    this.#context.resume();
  }

  /**
   * Brings a metronome into the mix. `tick` may be called at once.
   * @param {import("./ticker.js").Clicks} clicks
   * @param {{timbre: string, volume: number}} sound
   * @returns {Promise<void>} Kept when ticks can sound; broken with the reason why they cannot.
   */
  addMetronome(clicks, sound) {
    this.#ticker = new Ticker(this.#context, this.#ticks, clicks, sound);
    return this.#ticker.ready;
  }

  /**
   * Carries out what the core's metronome asks for.
   * @param {import("../contract.js").Sound} sound
   */
  tick(sound) {
    if (sound.start || sound.stop) this.#isTicking = Boolean(sound.start);
    this.#tellSystem();
    this.#ticker?.play(sound);
  }

  /** Resolves when sound goes out, which it does not before a person has touched the page. */
  get running() {
    return this.#context.resume();
  }

  /**
   * Plays clips, one after the other, to their end or to a call of `stop`.
   * @param {import("./clip-decoder.js").Clip[]} clips
   * @param {number} delay Seconds until it starts.
   * @returns {Promise<{ended: Promise<void>, stop: () => void}>}
   */
  async play(clips, delay) {
    const asked = this.#context.currentTime;
    const buffer = await this.#clips.joined(clips);
    const source = new AudioBufferSourceNode(this.#context, { buffer });
    const fader = new Fader(this.#context, 1);
    source.connect(fader.node).connect(this.#coach.node);
    source.start(Math.max(asked + delay, this.#context.currentTime));
    /** @type {Promise<void>} */
    const ended = new Promise((resolve) => source.addEventListener("ended", () => resolve()));
    const stop = () => {
      fader.fade(0, FADE);
      source.stop(this.#context.currentTime + FADE);
    };
    return { ended, stop };
  }

  /** @param {ArrayBuffer} bytes A short clip, to be made ready: a count must not wait to be decoded. */
  async ready(bytes) {
    await this.#clips.decode(bytes);
  }

  /** A quiet tone at the end of a split. */
  tone() {
    sine(this.#room.node, 880, 0.08, 0.25);
  }

  /** @param {[import("../run/cue-choice.js").Note[], number]} tone A tone in the place of words, in so many seconds. */
  earcon = (...tone) => chime(this.#coach.node, ...tone);

  /** @param {boolean} isLast Whether this second of a countdown is its last: longer and higher. */
  beep(isLast) {
    sine(this.#room.node, isLast ? 1320 : 660, 0.25, isLast ? 0.7 : 0.18);
  }

  /**
   * Makes room for a voice, and answers how many seconds it has to wait for it: the grace, or the
   * lead-in where that is longer. A Bluetooth link that has heard nothing for a while sleeps and
   * swallows the first tenths of a second; the lead-in wakes it with a noise that nobody hears.
   * @returns {number}
   */
  makeRoom() {
    const now = this.#context.currentTime;
    const hasRoom = this.#roomFrom !== null;
    this.#room.fade(DUCKED, RAMP);
    if (!hasRoom) {
      this.#roomFrom = now + Math.max(this.#grace, this.#lead);
      if (this.#lead > 0) whisper(this.#sum.input, this.#roomFrom - now);
      this.#tellSystem();
    }
    return Math.max(0, (this.#roomFrom ?? now) - now);
  }

  /** Gives the room back, after the grace; a call of `makeRoom` before that keeps it. */
  giveRoom() {
    this.#room.fade(1, RAMP, GRACE);
    this.#roomFrom = null;
    this.#tellSystem();
  }

  /** @param {boolean} isMuted */
  mute(isMuted) {
    this.#coach.fade(isMuted ? 0 : HEADROOM.coach, FADE);
  }

  /** Holds every sound where it is. */
  async pause() {
    const hold = this.#beginHold();
    this.#master.fade(0, FADE);
    await new Promise((resolve) => setTimeout(resolve, FADE * 1000 * 2));
    if (hold === this.#holds) await this.#context.suspend();
  }

  /** Goes on where `pause` stopped. */
  async resume() {
    this.#master.fade(1, FADE);
    await this.wake();
  }

  /** Gives the sound device a rest when nothing sounds; `wake` ends it. */
  async rest() {
    // What somebody else holds would not be told to have ended.
    if (this.#isInterrupted) return;
    this.#beginHold();
    await this.#context.suspend();
  }

  /** Ends a rest. */
  async wake() {
    this.#holds += 1;
    const hold = this.#holds;
    this.#tellSystem(this.#kind(false));
    await this.#context.resume();
    // Only now is a silence somebody else's: what we held ourselves may be told late.
    if (hold !== this.#holds) return;
    this.#isHeld = false;
    this.#tellSystem();
    this.#noteState();
  }

  /** Gives the sound device back for good. */
  async close() {
    this.#beginHold();
    this.#leaving.abort();
    await this.#context.close();
  }

  #beginHold() {
    this.#isHeld = true;
    this.#holds += 1;
    this.#tellSystem();
    return this.#holds;
  }

  #noteState() {
    const isInterrupted = this.#context.state !== "running" && !this.#isHeld;
    if (isInterrupted === this.#isInterrupted) return;
    this.#isInterrupted = isInterrupted;
    this.dispatchEvent(new Event(isInterrupted ? "began" : "ended"));
  }

  #reclaim() {
    if (!this.#isInterrupted || document.visibilityState !== "visible") return;
    // Refused as long as a call goes on; the next touch asks again.
    this.#context.resume().catch(() => {});
  }

  /** Says what kind of sound this is, where the system wants to know. */
  #tellSystem(type = this.#kind(this.#isHeld)) {
    const session = /** @type {Navigator & {audioSession?: {type: string}}} */ (navigator).audioSession;
    if (session && session.type !== type) session.type = type;
  }

  /** @param {boolean} isHeld */
  #kind(isHeld) {
    if (isHeld) return "auto";
    if (this.#music === "playback") return "playback";
    if (this.#roomFrom !== null) return "transient";
    return this.#isTicking ? "ambient" : "auto";
  }
}
