// @ts-check
/**
 * @typedef {import("../../contract.js").Beat} Beat
 * @typedef {import("../../sound/audio-bus.js").Music} Music
 */
import { Core } from "../../core.js";
import { core } from "../../core-ahead.js";
import { part } from "../../parts.js";
import { settings } from "../../settings.js";
import { LockScreen } from "../../sound/lock-screen.js";
import { Metronome } from "../../sound/metronome.js";
import { MetronomePanel } from "./metronome-panel.js";

/**
 * What the keys do, by their names; the space bar starts and stops.
 * @type {Record<string, Beat>}
 */
const KEYS = {
  ArrowUp: { step: 1 },
  ArrowRight: { step: 1 },
  ArrowDown: { step: -1 },
  ArrowLeft: { step: -1 },
  t: { tap: true },
  T: { tap: true },
};

/**
 * The metronome's own page: carries wishes from the panel, the keyboard and the lock screen to the
 * metronome, shows what it has become, and remembers it.
 */
export class MetronomePage extends HTMLElement {
  /** @type {Metronome | null} */
  #metronome = null;
  /** @type {LockScreen | null} */
  #lockScreen = null;

  connectedCallback() {
    this.#load().catch((error) => {
      console.error(error);
      part(this, "[data-notice=broken]", HTMLElement).hidden = false;
    });
  }

  async #load() {
    const metronome = new Metronome(new Core(await core));
    this.#metronome = metronome;
    this.#lockScreen = new LockScreen({
      play: () => metronome.start(),
      stop: () => metronome.stop(),
    });
    for (const name of /** @type {const} */ (["began", "ended"])) {
      this.#lockScreen.addEventListener(name, () => metronome.tell({ interruption: name }));
    }
    this.#recall(metronome);
    metronome.addEventListener("change", () => {
      this.#remember();
      this.render();
    });
    this.#listen(metronome);
    this.render();
  }

  render() {
    const metronome = this.#metronome;
    if (!metronome) return;
    const { screen, music } = metronome;
    part(this, "metronome-panel", MetronomePanel).screen = screen;
    this.dataset.playing = String(screen.isPlaying);
    const isTold = "audioSession" in navigator;
    const promise = isTold ? `told-${music}` : `silent-${music}`;
    for (const hint of this.querySelectorAll("[data-promise]")) {
      /** @type {HTMLElement} */ (hint).hidden = hint.getAttribute("data-promise") !== promise;
    }
    this.#lockScreen?.show({
      title: `${screen.tempo} ${screen.unit}`,
      isPlaying: screen.isPlaying,
      isAlone: music === "playback",
    });
  }

  /** @param {Metronome} metronome */
  #listen(metronome) {
    this.addEventListener("beat", (event) => {
      metronome.tell(/** @type {CustomEvent} */ (event).detail);
    });
    this.addEventListener("beat-toggle", () => this.#toggle(metronome));
    this.addEventListener("beat-again", () => metronome.tryAgain());
    addEventListener("keydown", (event) => this.#press(event, metronome));
    // A page that is kept for the way back must not tick on.
    addEventListener("pagehide", () => metronome.stop());
    for (const field of this.querySelectorAll("[name=metronomeMusic]")) {
      field.addEventListener("change", () => {
        metronome.music = /** @type {Music} */ (/** @type {HTMLInputElement} */ (field).value);
        this.#remember();
        this.render();
      });
    }
    part(this, "[name=metronomeKeys]", HTMLInputElement).addEventListener("change", () =>
      this.#remember(),
    );
  }

  /** @param {Metronome} metronome */
  #toggle(metronome) {
    if (metronome.screen.isPlaying) metronome.stop();
    else metronome.start();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Metronome} metronome
   */
  #press(event, metronome) {
    const hasKeys = part(this, "[name=metronomeKeys]", HTMLInputElement).checked;
    if (!hasKeys || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : this;
    const isSpace = event.key === " ";
    // Keys that mean something where the focus is keep their meaning.
    if (target.closest(isSpace ? "input, button, summary, a" : "input")) return;
    const beat = KEYS[event.key];
    if (!beat && !isSpace) return;
    event.preventDefault();
    if (isSpace && !event.repeat && metronome.screen.canStart) this.#toggle(metronome);
    if (beat && !(beat.tap && event.repeat)) metronome.tell(beat);
  }

  /** @param {Metronome} metronome */
  #recall(metronome) {
    const values = settings.get();
    // A link or a tag on a treadmill may name the tempo: `metronome?bpm=176`.
    const asked = new URLSearchParams(location.search).get("bpm");
    if (asked) history.replaceState(null, "", location.pathname);
    const volume = Number(values.metronomeVolume);
    const beats = [
      values.metronomeTempo && { tempo: Number(values.metronomeTempo) },
      asked && { tempo: Number(asked) },
      values.metronomeVolume && { volume },
      values.metronomeTimbre && { timbre: values.metronomeTimbre },
    ];
    for (const beat of beats) {
      try {
        if (beat) metronome.tell(beat);
      } catch {
        // Remembered by another version of the page: the usual value stands.
      }
    }
    const music = values.metronomeMusic === "transient" ? "transient" : "playback";
    metronome.music = music;
    part(this, `[name=metronomeMusic][value=${music}]`, HTMLInputElement).checked = true;
    part(this, "[name=metronomeKeys]", HTMLInputElement).checked = values.metronomeKeys !== "off";
  }

  #remember() {
    if (!this.#metronome) return;
    const { screen, music } = this.#metronome;
    settings.set({
      metronomeTempo: String(screen.beatsPerMinute),
      metronomeVolume: String(screen.volume),
      metronomeTimbre: screen.timbre,
      metronomeMusic: music,
      metronomeKeys: part(this, "[name=metronomeKeys]", HTMLInputElement).checked ? "on" : "off",
    });
  }
}

customElements.define("metronome-page", MetronomePage);
