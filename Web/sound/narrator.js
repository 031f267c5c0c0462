// @ts-check
/**
 * @typedef {import("./audio-bus.js").AudioBus} AudioBus
 *
 * @typedef {object} Utterance
 * @property {string} id
 * @property {string} spoken
 * @property {{words: string, pause: number}[]} [pieces] A line with figures, part by part, with the silence after each.
 * @property {number} seconds How long it probably takes.
 * @property {number} delay Wall seconds until it should begin.
 * @property {number} [expires] When it is too late to begin, in milliseconds of `performance.now()`.
 * @property {boolean} [isWanted] Whether somebody waits for it, also in silence.
 * @property {boolean} [cutsIn] Whether it does not wait for a line whose time is over.
 *
 * @typedef {object} Voice
 * @property {(utterance: Utterance) => Promise<boolean>} speak
 * @property {() => void} stop
 * @property {() => void} [pause]
 * @property {(utterance: Utterance) => Promise<boolean>} [has] There for a voice that can say some lines only.
 */
import { SilentVoice } from "./silent-voice.js";

/**
 * Carries out the lines that the core wants said, one at a time; which line goes first, and which one is
 * stopped, the core has decided. It sends `finished` and `failed` events with the line's id as detail,
 * and `fallback` when it gives up on its best voice.
 */
export class Narrator extends EventTarget {
  #bus;
  /**
   * The voices that may be tried, best first.
   * @type {Voice[]}
   */
  #voices;
  #isMuted = false;
  #isPaused = false;
  /** @type {Utterance | null} */
  #current = null;
  /**
   * What was handed over last, while the voice still needs longer for the current line than the core
   * allows it.
   * @type {{utterance: Utterance, due: number} | null}
   */
  #next = null;

  /**
   * @param {AudioBus} bus
   * @param {Voice[]} voices Those that may be tried, best first.
   */
  constructor(bus, voices) {
    super();
    this.#bus = bus;
    this.#voices = voices.length > 0 ? [...voices] : [new SilentVoice()];
  }

  /**
   * Takes a voice that came late, for the lines to come.
   * @param {Voice} voice
   * @param {boolean} isBest Whether it is tried before those that are there.
   */
  join(voice, isBest) {
    const silent = this.#voices.filter((one) => one instanceof SilentVoice);
    const others = this.#voices.filter((one) => !silent.includes(one));
    this.#voices = isBest ? [voice, ...others] : [...others, voice];
    for (const one of silent) one.stop();
  }

  /**
   * Says a line, once the voice is free.
   * @param {Utterance} utterance
   */
  async say(utterance) {
    if (this.#current) {
      this.#next = { utterance, due: performance.now() + utterance.delay * 1000 };
      if (utterance.cutsIn) this.#stopVoices();
      return;
    }
    this.#current = utterance;
    const isSilent = (this.#isMuted && !utterance.isWanted) || isLate(utterance);
    const wasHeard = isSilent || (await this.#speakInRoom(utterance));
    const detail = utterance.id;
    this.dispatchEvent(new CustomEvent(wasHeard ? "finished" : "failed", { detail }));
    const next = this.#next;
    this.#current = this.#next = null;
    if (!next) return;
    const delay = Math.max(0, (next.due - performance.now()) / 1000);
    this.say({ ...next.utterance, delay });
  }

  /**
   * Cuts a line short.
   * @param {string} id
   */
  stop(id) {
    if (this.#next?.utterance.id === id) this.#next = null;
    if (this.#current?.id === id) this.#stopVoices();
  }

  /** @param {boolean} isMuted */
  mute(isMuted) {
    this.#isMuted = isMuted;
    this.#bus.mute(isMuted);
    if (!isMuted) return;
    this.#next = null;
    this.#stopVoices();
  }

  /** Holds the line being said, until `resume`. */
  pause() {
    this.#isPaused = true;
    this.#bus.pause();
    for (const voice of this.#voices) voice.pause?.();
  }

  resume() {
    this.#isPaused = false;
    this.#bus.resume();
  }

  /** Falls silent for good: once the current line is over, or at once while paused. */
  async close() {
    while (this.#current && !this.#isPaused) {
      await new Promise((resolve) => {
        this.addEventListener("finished", resolve, { once: true });
        this.addEventListener("failed", resolve, { once: true });
      });
    }
    this.#stopVoices();
    await this.#bus.close();
  }

  #stopVoices() {
    for (const voice of this.#voices) voice.stop();
  }

  /**
   * Speaks while other sounds make room: by what can be heard, for the core's own seconds are too
   * short for it at 60x.
   * @param {Utterance} utterance
   */
  async #speakInRoom(utterance) {
    const delay = Math.max(utterance.delay, this.#bus.makeRoom());
    const wasHeard = await this.#speak({ ...utterance, delay });
    this.#bus.giveRoom();
    return wasHeard;
  }

  /**
   * Tries the voices in their order. One that fails is not waited for again as long as another speaks:
   * it becomes the last hope.
   * @param {Utterance} utterance
   */
  async #speak(utterance) {
    for (const voice of [...this.#voices]) {
      if (voice.has && !(await voice.has(utterance))) continue;
      if (await voice.speak(utterance)) return true;
      if (this.#voices.length === 1) continue;
      // Another may have joined at the front meanwhile.
      this.#voices = [...this.#voices.filter((other) => other !== voice), voice];
      this.dispatchEvent(new Event("fallback"));
    }
    return false;
  }
}

/**
 * Whether the core has said that it is too late to begin with a line.
 * @param {Utterance} utterance
 */
function isLate({ expires = Infinity }) {
  return performance.now() > expires;
}
