// @ts-check
/**
 * @typedef {import("../contract.js").Beat} Beat
 * @typedef {import("../contract.js").MetronomeScreen} MetronomeScreen
 * @typedef {import("../contract.js").Sound} Sound
 * @typedef {import("../core.js").Core} Core
 * @typedef {import("./audio-bus.js").Music} Music
 */
import { language } from "../language.js";
import { AudioBus } from "./audio-bus.js";
import { word } from "../word.js";

/** Milliseconds until a silent page gives the sound device a rest. */
const RESTING = 1500;

/** How often to look whether the sound has begun, and how long each time, in milliseconds. */
const LOOKS = 10;
const LOOK = 500;

/**
 * A metronome by itself: the core decides, the graph sounds. What happens is told to the core, and
 * what the core asks for is carried out. It sends `change` when there is something new to be shown.
 *
 * The core lives in the page and not in a worker: it is asked a few times a minute, and a click
 * that begins a sound must not wait.
 */
export class Metronome extends EventTarget {
  #core;
  /** @type {MetronomeScreen} */
  #screen;
  /** @type {Music} */
  #music = "playback";
  /** @type {AudioBus | null} */
  #bus = null;
  /**
   * Kept when the graph can sound.
   * @type {Promise<unknown>}
   */
  #sounding = Promise.resolve();
  #waking = 0;
  #resting = 0;

  /** @param {Core} core */
  constructor(core) {
    super();
    this.#core = core;
    this.#screen = core.request({ do: "metronome", language }).metronome;
  }

  get screen() {
    return this.#screen;
  }

  get music() {
    return this.#music;
  }

  /** @param {Music} music What becomes of other apps' sound, from the next start on. */
  set music(music) {
    if (music === this.#music) return;
    this.#music = music;
    if (!this.#screen.isPlaying) this.#close();
  }

  /** Begins to tick. To be called in a click, or a browser may refuse the sound. */
  start() {
    this.#open();
    this.tell({ start: true });
  }

  /** Stops at once. */
  stop() {
    this.tell({ stop: true });
  }

  /** Tries once more what failed, in a click. */
  async tryAgain() {
    this.#open();
    if (!(await this.#canSound())) return;
    this.tell({ ready: true });
    this.tell({ start: true });
  }

  /**
   * Tells the core what happened and carries out what it asks for.
   * @param {Beat} event
   */
  tell(event) {
    const at = performance.now() / 1000;
    const { effects, metronome, error } = this.#core.request({ do: "metronome", language, at, event });
    if (error) throw new Error(error.message);
    this.#screen = metronome;
    for (const sound of effects) this.#carryOut(sound);
    this.#wake();
    this.#rest();
    this.dispatchEvent(new Event("change"));
  }

  /** @param {Sound} sound */
  #carryOut(sound) {
    if (sound.start) this.#bus?.wake();
    this.#bus?.tick(sound);
  }

  /** Makes the graph, where there is none. */
  #open() {
    if (this.#bus) return;
    try {
      const bus = new AudioBus({ music: this.#music });
      this.#bus = bus;
      bus.addEventListener("began", () => this.#interrupt("began", bus));
      bus.addEventListener("ended", () => this.#interrupt("ended", bus));
      const { timbre, volume } = this.#screen;
      const clicks = async (/** @type {string} */ wanted, /** @type {number} */ rate) =>
        this.#core.click(wanted, rate);
      this.#sounding = Promise.all([bus.addMetronome(clicks, { timbre, volume }), bus.running]);
      this.#canSound();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Whether the graph can sound; when it cannot, the core is told why. */
  async #canSound() {
    const bus = this.#bus;
    if (!bus) return false;
    const begun = this.#sounding.then(() => true);
    try {
      // Many short looks: a page that was busy for all of a long one would call it a failure.
      for (let look = 0; look < LOOKS; look += 1) {
        if (await Promise.race([begun, pause(LOOK)])) return true;
      }
      throw new Error(word("sound.refused"));
    } catch (error) {
      if (bus === this.#bus) this.#fail(error);
      return false;
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#close();
    this.tell({ failed: error instanceof Error ? error.message : String(error) });
  }

  #close() {
    clearTimeout(this.#resting);
    this.#bus?.close();
    this.#bus = null;
  }

  /**
   * @param {"began" | "ended"} interruption
   * @param {AudioBus} bus
   */
  #interrupt(interruption, bus) {
    if (bus === this.#bus) this.tell({ interruption });
  }

  /** Lets the sound device rest once nothing has sounded for a while. */
  #rest() {
    clearTimeout(this.#resting);
    if (this.#screen.isPlaying) return;
    this.#resting = setTimeout(() => this.#bus?.rest(), RESTING);
  }

  /** Has the core told the time when it wants to be. */
  #wake() {
    clearTimeout(this.#waking);
    const { wakeAt } = this.#screen;
    if (wakeAt === null) return;
    const wait = Math.max(0, wakeAt * 1000 - performance.now());
    this.#waking = setTimeout(() => this.tell({ tick: true }), Math.ceil(wait));
  }
}

/**
 * @param {number} duration
 * @returns {Promise<void>}
 */
function pause(duration) {
  return new Promise((resolve) => setTimeout(resolve, duration));
}
