// @ts-check
import { coachLanguage } from "../../language.js";
import { announce, fill, part } from "../../parts.js";
import { Server } from "../../server.js";
import { settings } from "../../settings.js";
import { BrowserVoice } from "../../sound/browser-voice.js";
import { word } from "../../word.js";

/** The clips of the voice before: none of them may be heard any more. */
const CLIPS = "pacesetter-clips-1";

/**
 * Chooses the voice by its name, on this device or on the server, and lets it be heard. It dispatches
 * `setting-saved`.
 */
export class VoiceChoice extends HTMLElement {
  /** What is said to try a voice. */
  sample = "";

  #server = new Server();
  #language = coachLanguage;
  /** @type {(() => void) | null} Stops what is heard. */
  #stop = null;

  connectedCallback() {
    this.#select.addEventListener("change", (event) => {
      event.stopPropagation();
      this.#keep();
      announce(this, "setting-saved");
    });
    part(this, "[data-do=sample]", HTMLElement).addEventListener("click", () => this.#play());
    this.#offer();
  }

  /** What is heard: the coach's own words, which are English, or a sentence of the page's language. */
  get #words() {
    return this.#language === "en" ? this.sample : word("voice.sample");
  }

  get #select() {
    return part(this, "select", HTMLSelectElement);
  }

  /** Lists what there is, and shows what was chosen. */
  async #offer() {
    const [here, there] = await Promise.all([
      BrowserVoice.all(this.#language),
      this.#server.roster(this.#language),
    ]);
    this.#fill("browser", here.map(({ name, voiceURI }) => new Option(name, `browser:${voiceURI}`)));
    this.#fill("server", there.map(({ name, id }) => new Option(name, `server:${id}`)));
    const { voice = "auto", deviceVoice = "", serverVoice = "" } = settings.get();
    const wanted = { browser: `browser:${deviceVoice}`, server: `server:${serverVoice}` }[voice] ?? voice;
    this.#select.value = wanted;
    if (this.#select.selectedIndex < 0) this.#select.value = "auto";
  }

  /**
   * @param {string} where
   * @param {HTMLOptionElement[]} options
   */
  #fill(where, options) {
    const group = part(this, `[data-where=${where}]`, HTMLOptGroupElement);
    group.replaceChildren(...options);
    group.hidden = options.length === 0;
  }

  get #chosen() {
    const [voice, ...rest] = this.#select.value.split(":");
    return { voice, name: rest.join(":") };
  }

  #keep() {
    const { voice, name } = this.#chosen;
    settings.set({
      voice,
      ...(voice === "browser" && { deviceVoice: name }),
      ...(voice === "server" && { serverVoice: name }),
    });
    // Those of another voice would be heard in between.
    globalThis.caches?.delete(CLIPS);
  }

  async #play() {
    if (this.#stop) return this.#stop();
    fill(this, { voiceProblem: "" });
    this.#show(true);
    const { voice } = this.#chosen;
    const isHeard = voice === "text" ? false : await this.#speak(voice).catch(() => false);
    this.#stop = null;
    this.#show(false);
    fill(this, { voiceProblem: isHeard ? "" : word("voice.silent") });
  }

  /**
   * Speaks with the voice that a run would have.
   * @param {string} voice
   */
  async #speak(voice) {
    const device = voice === "server" ? null : await BrowserVoice.find(this.#language);
    if (device) {
      this.#stop = () => device.stop();
      return device.speak({ id: "sample", spoken: this.#words, seconds: 4, delay: 0 });
    }
    const response = voice === "browser" ? null : await this.#server.speech(this.#words, this.#language);
    if (!response) return false;
    const audio = new Audio(URL.createObjectURL(await response.blob()));
    const end = new Promise((resolve) => {
      this.#stop = () => {
        audio.pause();
        resolve(true);
      };
      audio.addEventListener("ended", () => resolve(true));
      audio.addEventListener("error", () => resolve(false));
    });
    await audio.play();
    return end;
  }

  /** @param {boolean} isSpeaking */
  #show(isSpeaking) {
    part(this, "[data-when=silent]", HTMLElement).hidden = isSpeaking;
    part(this, "[data-when=speaking]", HTMLElement).hidden = !isSpeaking;
  }
}

customElements.define("voice-choice", VoiceChoice);
