// @ts-check
/** @typedef {import("./narrator.js").Utterance} Utterance */
import { settings } from "../settings.js";

/** Milliseconds that a browser may take to find its voices, and to begin to speak. */
const FINDING = 4000;
const BEGINNING = 3000;

/**
 * Speaks with a voice of the browser itself. A browser without voices may still claim to have
 * spoken, so one is only made for a voice that really exists.
 */
export class BrowserVoice {
  #voice;
  #stop = () => {};

  /** @param {SpeechSynthesisVoice} voice */
  constructor(voice) {
    this.#voice = voice;
  }

  /** To be called in a click: some browsers speak later only if they were asked in one. */
  static prime() {
    if (!("speechSynthesis" in globalThis)) return;
    speechSynthesis.speak(new SpeechSynthesisUtterance(""));
  }

  /**
   * The voice for a language that was chosen by name, or else the best: one on the device before one that
   * needs a network.
   * @param {string} language
   * @returns {Promise<BrowserVoice | null>}
   */
  static async find(language) {
    const voices = await this.all(language);
    const { deviceVoice } = settings.get();
    const best =
      voices.find(({ voiceURI }) => voiceURI === deviceVoice) ??
      voices.find((voice) => voice.default && voice.localService) ??
      voices.find((voice) => voice.localService) ??
      voices[0];
    return best ? new BrowserVoice(best) : null;
  }

  /**
   * Every voice of a language.
   * @param {string} language
   * @returns {Promise<SpeechSynthesisVoice[]>}
   */
  static async all(language) {
    if (!("speechSynthesis" in globalThis)) return [];
    const deadline = performance.now() + FINDING;
    while (speechSynthesis.getVoices().length === 0 && performance.now() < deadline) {
      await new Promise((resolve) => {
        speechSynthesis.addEventListener("voiceschanged", resolve, { once: true });
        setTimeout(resolve, deadline - performance.now());
      });
    }
    return speechSynthesis
      .getVoices()
      .filter((voice) => voice.lang.toLowerCase().replace("_", "-").split("-")[0] === language);
  }

  /**
   * Speaks one line to its end.
   * @param {Utterance} utterance
   * @returns {Promise<boolean>} Whether there was something to hear.
   */
  speak({ spoken, seconds, delay }) {
    const words = new SpeechSynthesisUtterance(spoken);
    words.voice = this.#voice;
    words.lang = this.#voice.lang;
    return new Promise((resolve) => {
      /** @param {boolean} wasHeard */
      const finish = (wasHeard) => {
        clearTimeout(timer);
        this.#stop = () => {};
        speechSynthesis.cancel();
        resolve(wasHeard);
      };
      this.#stop = () => finish(true);
      words.addEventListener("start", () => {
        clearTimeout(timer);
        timer = setTimeout(() => finish(true), (seconds * 2 + 3) * 1000);
      });
      words.addEventListener("end", () => finish(true));
      words.addEventListener("error", () => finish(false));
      let timer = setTimeout(() => {
        speechSynthesis.speak(words);
        // Neither beginning nor end is certain to be told.
        timer = setTimeout(() => finish(false), BEGINNING);
      }, delay * 1000);
    });
  }

  stop() {
    this.#stop();
  }

  /** A browser that pauses speech may never go on, so the line is cut instead. */
  pause() {
    this.#stop();
  }
}
