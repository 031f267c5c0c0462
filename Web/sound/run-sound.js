// @ts-check
/**
 * @typedef {import("../contract.js").RunEvent} RunEvent
 * @typedef {import("../contract.js").Sound} Sound
 * @typedef {import("../contract.js").TimedEffect} TimedEffect
 * @typedef {import("../server.js").Server} Server
 * @typedef {import("./audio-bus.js").Music} Music
 * @typedef {import("./ticker.js").Clicks} Clicks
 *
 * What the runner wants to hear.
 * @typedef {{voice: string, music: Music, lead: number}} Hearing
 */
import { settings } from "../settings.js";
import { AudioBus } from "./audio-bus.js";
import { BrowserVoice } from "./browser-voice.js";
import { ClipVoice } from "./clip-voice.js";
import { Narrator } from "./narrator.js";
import { PackShelf } from "./pack-shelf.js";
import { PackVoice } from "./pack-voice.js";

/**
 * Everything that is heard of one run. Made in the click that starts it, because only a click may begin
 * sound. It sends `tell` with what the core must know, and `readiness` when a clip has come.
 */
export class RunSound extends EventTarget {
  /** Why the server has no voice, if it was asked. */
  lack = "";
  /** Whether a voice is wanted and there is none. */
  isVoiceless = false;

  #server;
  #language;
  #wishes;
  #bus;
  /** @type {Narrator | null} */
  #narrator = null;
  /** @type {ClipVoice | null} */
  #clips = null;
  #hasOwnVoice = false;
  /** Whether the core waits to be told that a line has ended. */
  #isReported;

  /**
   * @param {Server} server
   * @param {string} language
   * @param {Hearing} wishes
   * @param {boolean} isReported
   */
  constructor(server, language, wishes, isReported) {
    super();
    this.#server = server;
    this.#language = language;
    this.#wishes = wishes;
    this.#isReported = isReported;
    this.#bus = new AudioBus(wishes);
    BrowserVoice.prime();
    for (const name of /** @type {const} */ (["began", "ended"])) {
      this.#bus.addEventListener(name, () => this.#tell({ interruption: name }));
    }
  }

  get readiness() {
    return this.#clips?.readiness ?? null;
  }

  /**
   * Takes the voices that were asked for and exist: the browser's own before the server's, unless the
   * server's are wanted; then the browser's stands in when the server is gone.
   * @param {Promise<BrowserVoice | null>} browserVoice
   * @param {Promise<{available: boolean, lack: string}>} serverVoices
   */
  async prepare(browserVoice, serverVoices) {
    const { voice } = this.#wishes;
    const browser = voice === "text" ? null : await browserVoice;
    const { available, lack } = await serverVoices;
    const mayServer = voice === "auto" || voice === "server";
    const clips =
      mayServer && available ? new ClipVoice(this.#bus, this.#server, this.#language) : null;
    clips?.addEventListener("change", () => this.dispatchEvent(new Event("readiness")));
    const shelf = await new PackShelf(this.#language).look();
    /** @type {import("./narrator.js").Voice[]} */
    const voices = shelf.count > 0 && voice !== "text" ? [new PackVoice(this.#bus, shelf)] : [];
    for (const found of voice === "server" ? [clips, browser] : [browser, clips]) {
      if (found) voices.push(found);
    }
    this.#clips = clips;
    this.#hasOwnVoice = voice !== "server" && browser !== null;
    this.lack = lack;
    this.isVoiceless = voice !== "text" && !browser && !clips;
    this.#narrator = new Narrator(this.#bus, voices);
    for (const [name, key] of [["finished", "lineFinished"], ["failed", "lineFailed"]]) {
      this.#narrator.addEventListener(name, (event) => {
        const line = /** @type {CustomEvent<string>} */ (event).detail;
        if (this.#isReported) this.#tell({ [key]: line });
      });
    }
  }

  /**
   * Fetches the clips of what will probably be said. A browser that speaks itself needs them only once
   * it has failed.
   * @param {string[]} script
   */
  expect(script) {
    const prepare = () => this.#clips?.prepare(script);
    if (this.#hasOwnVoice) this.#narrator?.addEventListener("fallback", prepare);
    else prepare();
  }

  /** Clips that a lost server left out are asked for when it is back. */
  catchUp() {
    this.#clips?.prepare();
  }

  /**
   * Brings the metronome of a plan into the mix, as its own page left it.
   * @param {Clicks} clicks
   * @returns {Promise<boolean>} Whether it can sound; if not, the core has been told.
   */
  async addMetronome(clicks) {
    const { metronomeTimbre: timbre = "wood" } = settings.get();
    try {
      await this.#bus.addMetronome(clicks, { timbre, volume: beatVolume() });
      return true;
    } catch (error) {
      const failed = error instanceof Error ? error.message : String(error);
      this.#tell({ metronome: { failed } });
      return false;
    }
  }

  /** @param {Sound} sound */
  tick(sound) {
    this.#bus.tick(sound);
  }

  /**
   * Carries out what of a step is heard or felt.
   * @param {TimedEffect[]} effects
   * @param {{to: number, speed: number, isMuted: boolean}} now
   */
  play(effects, { to, speed, isMuted }) {
    for (const { effect } of effects) {
      if (effect.speak) {
        const { id, spoken, pieces, seconds, startsAt, asked, tone } = effect.speak;
        const delay = Math.max(0, startsAt - to) / speed;
        if (tone) this.#sound(id, tone.notes, delay, seconds);
        else this.#narrator?.say({ id, spoken, pieces, seconds, delay, isWanted: asked !== undefined });
      }
      if (effect.stop) this.#narrator?.stop(effect.stop.id);
      if (effect.metronome) this.#bus.tick(effect.metronome);
      if (effect.haptic) navigator.vibrate?.(40);
      if (effect.split && !isMuted) this.#bus.tone();
      if (effect.countdown !== undefined) this.#bus.beep(effect.countdown === 0);
    }
  }

  /**
   * Sounds a tone in the place of a line.
   * @param {string} id
   * @param {import("../run/cue-choice.js").Note[]} notes
   * @param {number} delay
   * @param {number} seconds
   */
  #sound(id, notes, delay, seconds) {
    this.#bus.earcon(notes, delay);
    if (!this.#isReported) return;
    setTimeout(() => this.#tell({ lineFinished: id }), (delay + seconds) * 1000);
  }

  /**
   * Says a line that belongs to no run.
   * @param {{id: string, spoken: string, seconds: number}} line
   */
  say(line) {
    this.#narrator?.say({ ...line, delay: 0 });
  }

  /** @param {boolean} isMuted */
  mute(isMuted) {
    this.#narrator?.mute(isMuted);
  }

  pause() {
    this.#narrator?.pause();
  }

  resume() {
    this.#narrator?.resume();
  }

  /** Falls silent for good, once the last line is over. */
  async close() {
    this.#bus.tick({ stop: true });
    if (this.#narrator) await this.#narrator.close();
    else await this.#bus.close();
  }

  /** @param {RunEvent} detail */
  #tell(detail) {
    this.dispatchEvent(new CustomEvent("tell", { detail }));
  }
}

/** How loud the metronome was last, from 0 to 1. */
export function beatVolume() {
  return Number(settings.get().metronomeVolume ?? "0.4");
}
