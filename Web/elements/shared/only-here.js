// @ts-check
/** @typedef {import("../../run/engine.js").Safe} Safe */
import { locale } from "../../language.js";
import { announce, fill, part } from "../../parts.js";

/**
 * Says how much of what was logged nobody but this device has, and what is wrong with its storage. It
 * dispatches `journal-save`.
 */
export class OnlyHere extends HTMLElement {
  /** @type {Safe | null} */
  #safe = null;
  /** @type {Safe} */
  #left = { onlyHere: 0, trouble: null };

  connectedCallback() {
    part(this, "[data-do=save]", HTMLButtonElement).addEventListener("click", () =>
      announce(this, "journal-save"),
    );
  }

  /** @param {Safe | null} safe Nothing where there is nothing to be said. */
  set safe(safe) {
    this.#safe = safe;
    this.render();
  }

  /** @param {Partial<Safe>} left What is left from before, or what of it has changed. */
  set left(left) {
    this.#left = { ...this.#left, ...left };
    const { onlyHere, trouble } = this.#left;
    this.safe = onlyHere > 0 || trouble ? { onlyHere, trouble } : null;
  }

  render() {
    const safe = this.#safe;
    this.hidden = !safe;
    if (!safe) return;
    fill(this, { onlyHere: safe.onlyHere.toLocaleString(locale) });
    part(this, "[data-count=some]", HTMLElement).hidden = safe.onlyHere === 0;
    part(this, "[data-count=none]", HTMLElement).hidden = safe.onlyHere > 0;
    for (const note of this.querySelectorAll("[data-trouble]")) {
      /** @type {HTMLElement} */ (note).hidden = note.getAttribute("data-trouble") !== safe.trouble;
    }
  }
}

customElements.define("only-here", OnlyHere);
