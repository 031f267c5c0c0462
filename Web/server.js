// @ts-check
import { settings } from "./settings.js";

/** How often to look whether the server is still there, in milliseconds. */
const LOOK = 10_000;

/** The longest wait for one clip. */
const PATIENCE = 30_000;

/**
 * The server this page came from, which may go away at any moment.
 * It sends a `change` event when it goes and when it comes back.
 */
export class Server extends EventTarget {
  isGone = false;
  #timer = 0;

  /** Looks now and then whether the server is there, until told to stop. */
  watch() {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#fetch("health"), LOOK);
  }

  unwatch() {
    clearInterval(this.#timer);
  }

  /**
   * Whether the server can make voice clips in a language, and what it says if it cannot.
   * @param {string} language
   * @returns {Promise<{available: boolean, lack: string}>}
   */
  async voices(language) {
    const response = await this.#fetch(`api/v1/speech?language=${encodeURIComponent(language)}`);
    const { available = false, lack = "" } = response?.ok ? await response.json() : {};
    return { available, lack: lack ?? "" };
  }

  /**
   * The voices that the server has for a language.
   * @param {string} language
   * @returns {Promise<{id: string, name: string}[]>}
   */
  async roster(language) {
    const response = await this.#fetch(`api/v1/speech?language=${encodeURIComponent(language)}`);
    return response?.ok ? ((await response.json()).voices ?? []) : [];
  }

  /**
   * A line as sound, nothing when there is no server or it has no voice.
   * @param {string} text
   * @param {string} language
   * @returns {Promise<Response | null>}
   */
  async speech(text, language) {
    const response = await this.#fetch("api/v1/speech", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Pacesetter": "1" },
      body: JSON.stringify({ text, language, voice: settings.get().serverVoice || null }),
    });
    return response?.ok ? response : null;
  }

  /** Whether the server writes down voice notes. */
  async hears() {
    const response = await this.#fetch("api/v1/words");
    const { available = false } = response?.ok ? await response.json() : {};
    return available === true;
  }

  /**
   * What is said in a voice note: empty where nothing is, nothing where nobody could write it down.
   * @param {Blob} sound
   * @returns {Promise<string | null>}
   */
  async words(sound) {
    const response = await this.#fetch("api/v1/words", {
      method: "POST",
      headers: { "Content-Type": sound.type, "X-Pacesetter": "1" },
      body: sound,
    });
    const { text = null } = response?.ok ? await response.json() : {};
    return text;
  }

  /** Whether the server has a model that may be asked. */
  async minds() {
    const response = await this.#fetch("api/v1/mind");
    const { provider = "none" } = response?.ok ? await response.json() : {};
    return provider !== "none";
  }

  /**
   * What a model answers to a runner; without words where it does not.
   * @param {string} text
   * @param {{facts: string[], said: string[], coach: string | null}} run What is known of the run, what the
   *   coach has said lately, and who coaches.
   * @returns {Promise<{text: string, model?: string, cost: number} | null>}
   */
  async reply(text, run) {
    const response = await this.#fetch("api/v1/mind/reply", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Pacesetter": "1" },
      body: JSON.stringify({ text, ...run }),
    });
    return response?.ok ? response.json() : null;
  }

  /**
   * The sound of a voice note that another device has recorded.
   * @param {string} file
   */
  async sound(file) {
    const response = await this.#fetch(`api/v1/files/${file}`);
    return response?.ok ? response.blob() : null;
  }

  /**
   * @param {string} path
   * @param {RequestInit} [options]
   */
  async #fetch(path, options) {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    try {
      const { signal } = patience;
      const response = await fetch(path, { cache: "no-store", signal, ...options });
      this.#note(false);
      return response;
    } catch {
      // Every way a fetch can throw means that nobody answered.
      this.#note(true);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {boolean} isGone */
  #note(isGone) {
    if (isGone === this.isGone) return;
    this.isGone = isGone;
    this.dispatchEvent(new Event("change"));
  }
}
