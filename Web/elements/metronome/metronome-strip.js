// @ts-check
/** @typedef {import("../../contract.js").MetronomeScreen} MetronomeScreen */
import { repeatWhileHeld } from "../../hold.js";
import { announce, fill, part } from "../../parts.js";

/**
 * The metronome of a run, in a row of the run's screen. It decides nothing: it dispatches
 * `run-beat`, `run-beat-again` and `run-volume`, and waits to be told. A run without one has none.
 */
export class MetronomeStrip extends HTMLElement {
  /** @type {MetronomeScreen | null} */
  #screen = null;

  connectedCallback() {
    repeatWhileHeld(this.#button("slower"), () => announce(this, "run-beat", { step: -1 }));
    repeatWhileHeld(this.#button("faster"), () => announce(this, "run-beat", { step: 1 }));
    this.#button("toggle").addEventListener("click", () =>
      announce(this, "run-beat", this.#screen?.isPlaying ? { stop: true } : { start: true }),
    );
    this.#button("again").addEventListener("click", () => announce(this, "run-beat-again"));
    this.#volume.addEventListener("input", () =>
      announce(this, "run-volume", this.#volume.valueAsNumber / 100),
    );
  }

  /** @param {MetronomeScreen | null | undefined} screen */
  set screen(screen) {
    this.#screen = screen ?? null;
    this.render();
  }

  /** @param {number} volume From 0 to 1. */
  set volume(volume) {
    this.#volume.valueAsNumber = Math.round(volume * 100);
  }

  render() {
    const screen = this.#screen;
    this.hidden = screen === null;
    if (!screen) return;
    const { tempo, unit, note, problem, isPlaying } = screen;
    fill(this, { tempo, unit, note: note ?? "", problem: problem ?? "" });
    const toggle = this.#button("toggle");
    toggle.ariaPressed = String(isPlaying);
    toggle.disabled = !screen.canStart;
    this.#button("slower").disabled = !screen.canSlower;
    this.#button("faster").disabled = !screen.canFaster;
    part(this, ".hint", HTMLElement).hidden = note === null;
    part(this, ".problem", HTMLElement).hidden = problem === null;
  }

  get #volume() {
    return part(this, "[type=range]", HTMLInputElement);
  }

  /** @param {string} name */
  #button(name) {
    return part(this, `[data-do=${name}]`, HTMLButtonElement);
  }
}

customElements.define("metronome-strip", MetronomeStrip);
