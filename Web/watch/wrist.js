// @ts-check
import { chime } from "../sound/tones.js";

/** How the wrist is tapped, in milliseconds on and off. */
const TAPS = {
  start: [120],
  split: [80, 60, 80],
  milestone: [80, 60, 80, 60, 160],
  step: [160, 80, 160],
  attention: [300, 100, 300],
  badge: [30],
};

/** Milliseconds for which the badge stays after the coach has begun to speak. */
const BADGE = 6000;

/** @typedef {import("../run/cue-choice.js").Note} Note */

/** What somebody hears, feels and glimpses on the wrist without looking for it. */
export class Wrist {
  #badge;
  #timer = 0;
  #sound = /** @type {AudioContext | null} */ (null);

  /** @param {HTMLElement} badge */
  constructor(badge) {
    this.#badge = badge;
    // Browsers let no sound begin without a touch.
    addEventListener("click", () => this.#wake(), { once: true });
  }

  /** @param {keyof typeof TAPS} kind */
  tap(kind) {
    navigator.vibrate?.(TAPS[kind]);
  }

  /** Gets ready to sound. */
  #wake() {
    this.#sound ??= new AudioContext();
    this.#sound.resume();
  }

  /**
   * Sounds a tone in the place of words.
   * @param {Note[]} notes
   * @param {number} delay Seconds until it begins.
   */
  chime(notes, delay) {
    this.#wake();
    if (this.#sound) chime(this.#sound.destination, notes, delay);
  }

  /** The coach speaks now. */
  showBadge() {
    this.tap("badge");
    this.#badge.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#badge.hidden = true), BADGE);
  }
}
