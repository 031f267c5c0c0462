// @ts-check
/** @typedef {import("../../contract.js").Signal} Signal */
import { announce, part } from "../../parts.js";

/**
 * Shows how far each sensor can be trusted, in the core's words. It dispatches `sensors-wanted` and
 * `pocket-wanted`.
 */
export class SignalRow extends HTMLElement {
  /** @type {Signal[]} */
  #signals = [];
  #isOutdoor = true;

  connectedCallback() {
    part(this, "[data-do=sensors]", HTMLButtonElement).addEventListener("click", () =>
      announce(this, "sensors-wanted"),
    );
    part(this, "[data-do=pocket]", HTMLButtonElement).addEventListener("click", () =>
      announce(this, "pocket-wanted"),
    );
  }

  /** @param {{signals: Signal[], isOutdoor: boolean}} now */
  set now({ signals, isOutdoor }) {
    this.#signals = signals;
    this.#isOutdoor = isOutdoor;
    this.render();
  }

  /** @param {boolean} isOpen Whether the list of the sensors is shown. */
  set open(isOpen) {
    part(this, "[data-do=sensors]", HTMLButtonElement).ariaExpanded = String(isOpen);
  }

  render() {
    for (const { sensor, state, words } of this.#signals) {
      const chip = part(this, `[data-sensor=${sensor}]`, HTMLElement);
      chip.dataset.state = state;
      chip.hidden = sensor === "position" && !this.#isOutdoor;
      const text = part(chip, "span", HTMLElement);
      if (text.textContent !== words) text.textContent = words;
    }
  }
}

customElements.define("signal-row", SignalRow);
