// @ts-check
/**
 * @typedef {import("../gym/contract.js").GymEffect} GymEffect
 * @typedef {import("../server.js").Server} Server
 * @typedef {import("./run-sound.js").Hearing} Hearing
 */
import { AudioBus } from "./audio-bus.js";
import { BrowserVoice } from "./browser-voice.js";
import { ClipVoice } from "./clip-voice.js";
import { Narrator } from "./narrator.js";

/** Milliseconds that a workout waits for a browser to find its voice; one that comes later joins in. */
const PATIENCE = 300;

/**
 * Everything that is heard of one workout: the cues that the core gives, spoken, and short tones at the
 * seconds that count. Made in the click that starts it, because only a click may begin sound.
 */
export class GymSound {
  /** Why the server has no voice, if it was asked. */
  lack = "";
  /** Whether a voice is wanted and there is none, once the search is over. */
  isVoiceless = false;
  /** Ends with the search for voices, which may last longer than the workout waits for it. */
  search = Promise.resolve();
  isClosed = false;

  #server;
  #language;
  #wishes;
  #bus;
  /** @type {Narrator | null} */
  #narrator = null;
  /** @type {ClipVoice | null} */
  #clips = null;

  /**
   * @param {Server} server
   * @param {string} language
   * @param {Hearing} wishes
   */
  constructor(server, language, wishes) {
    this.#server = server;
    this.#language = language;
    this.#wishes = wishes;
    // Nothing else of this page sounds that a voice would have to wait for.
    this.#bus = new AudioBus({ ...wishes, grace: 0 });
    BrowserVoice.prime();
  }

  /**
   * Takes the voices that were asked for and exist, as a run does. A browser that still looks for its own
   * holds nothing up.
   * @param {Promise<BrowserVoice | null>} browserVoice
   * @param {Promise<{available: boolean, lack: string}>} serverVoices
   */
  async prepare(browserVoice, serverVoices) {
    const { voice } = this.#wishes;
    const search = voice === "text" ? Promise.resolve(null) : browserVoice;
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
    const [browser, { available, lack }] = await Promise.all([Promise.race([search, patience]), serverVoices]);
    const mayServer = voice === "auto" || voice === "server";
    const clips =
      mayServer && available ? new ClipVoice(this.#bus, this.#server, this.#language) : null;
    /** @type {(BrowserVoice | ClipVoice)[]} */
    const voices = [];
    // A clip begins on time; what a browser's own voice does with a countdown nobody knows.
    for (const found of voice === "browser" ? [browser, clips] : [clips, browser]) {
      if (found) voices.push(found);
    }
    this.#clips = clips;
    this.lack = lack;
    const narrator = (this.#narrator = new Narrator(this.#bus, voices));
    this.search = search.then((found) => {
      if (found && found !== browser) narrator.join(found, voice === "browser");
      this.isVoiceless = voice !== "text" && !clips && !found;
    });
  }

  /**
   * Fetches the clips of what will be said, in its order.
   * @param {string[]} script
   */
  expect(script) {
    this.#clips?.prepare(script, true);
  }

  /** Clips that a lost server left out are asked for when it is back. */
  catchUp() {
    this.#clips?.prepare();
  }

  /**
   * Carries out the cues of a step; one that comes too late is dropped, never spoken stale.
   * @param {GymEffect[]} effects
   * @param {number} at The session's second that it is now.
   */
  play(effects, at) {
    for (const { effect } of effects) {
      const { speak, stop } = effect;
      if (stop) this.#narrator?.stop(stop.id);
      if (!speak) continue;
      const { id, spoken, seconds, startsAt, expiresAt, tone, felt, cutsIn } = speak;
      if (expiresAt < at) continue;
      if (tone === "rest") this.#bus.tone();
      else if (tone) this.#bus.beep(tone === "go");
      if (felt) navigator.vibrate?.(60);
      const delay = Math.max(0, startsAt - at);
      const expires = performance.now() + (expiresAt - at) * 1000;
      this.#narrator?.say({ id, spoken, seconds, delay, expires, cutsIn });
    }
  }

  /** Falls silent for good, once the last line is over. */
  async close() {
    this.isClosed = true;
    if (this.#narrator) await this.#narrator.close();
    else await this.#bus.close();
  }
}
