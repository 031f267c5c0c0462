// @ts-check
/** @typedef {import("../../contract.js").MetronomeScreen} MetronomeScreen */
import { repeatWhileHeld } from "../../hold.js";
import { announce, fill, part, stamp } from "../../parts.js";

/** Milliseconds without a change until a new tempo is read out: nobody wants to hear each step. */
const SETTLED = 700;

/**
 * Shows a metronome and asks for changes: it dispatches `beat` with what a person wants of it,
 * `beat-toggle` for the large button and `beat-again` for another try, and waits to be told.
 */
export class MetronomePanel extends HTMLElement {
  /** @type {MetronomeScreen | null} */
  #screen = null;
  #settling = 0;

  connectedCallback() {
    repeatWhileHeld(this.#button("slower"), () => announce(this, "beat", { step: -1 }));
    repeatWhileHeld(this.#button("faster"), () => announce(this, "beat", { step: 1 }));
    // A tap counts when the finger comes down; the click of a keyboard has no finger.
    const tap = this.#button("tap");
    tap.addEventListener("pointerdown", () => announce(this, "beat", { tap: true }));
    tap.addEventListener("click", (event) => {
      if (event.detail === 0) announce(this, "beat", { tap: true });
    });
    this.#button("toggle").addEventListener("click", () => announce(this, "beat-toggle"));
    this.#button("again").addEventListener("click", () => announce(this, "beat-again"));
    this.#volume.addEventListener("input", () =>
      announce(this, "beat", { volume: this.#volume.valueAsNumber / 100 }),
    );
    part(this, ".timbres", HTMLElement).addEventListener("change", (event) => {
      if (!(event.target instanceof HTMLInputElement)) return;
      announce(this, "beat", { timbre: event.target.value });
    });
  }

  /** @param {MetronomeScreen} screen */
  set screen(screen) {
    const old = this.#screen;
    const isNew = old !== null && (screen.tempo !== old.tempo || screen.note !== old.note);
    this.#screen = screen;
    this.render();
    if (!isNew) return;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#readOut(), SETTLED);
  }

  render() {
    const screen = this.#screen;
    if (!screen) return;
    const { tempo, unit, volumeText, button, problem, note } = screen;
    this.dataset.playing = String(screen.isPlaying);
    fill(this, { tempo, unit, volumeText, button, problem: problem ?? "", note: note ?? "" });
    this.#button("slower").disabled = !screen.canSlower;
    this.#button("faster").disabled = !screen.canFaster;
    this.#button("toggle").disabled = !screen.canStart;
    part(this, ".problem", HTMLElement).hidden = problem === null;
    const volume = Math.round(screen.volume * 100);
    // Not while it is being moved: rounding would fight with the finger.
    if (this.#volume.valueAsNumber !== volume) this.#volume.valueAsNumber = volume;
    this.#volume.setAttribute("aria-valuetext", volumeText);
    this.dataset.loudness = volume === 0 ? "none" : volume < 50 ? "low" : "high";
    this.#renderTimbres(screen);
  }

  /** @param {MetronomeScreen} screen */
  #renderTimbres({ timbre, timbres }) {
    const list = part(this, ".timbres", HTMLElement);
    if (list.childElementCount === 0) {
      list.replaceChildren(
        ...timbres.map(({ id, name }) => {
          const choice = stamp(this);
          fill(choice, { name });
          part(choice, "input", HTMLInputElement).value = id;
          return choice;
        }),
      );
    }
    for (const input of list.querySelectorAll("input")) input.checked = input.value === timbre;
  }

  #readOut() {
    if (!this.#screen) return;
    const { tempo, unit, note } = this.#screen;
    fill(this, { said: [`${tempo} ${unit}`, note].filter(Boolean).join(". ") });
  }

  get #volume() {
    return part(this, "[type=range]", HTMLInputElement);
  }

  /** @param {string} name */
  #button(name) {
    return part(this, `[data-do=${name}]`, HTMLButtonElement);
  }
}

customElements.define("metronome-panel", MetronomePanel);
