// @ts-check
import { announce, part } from "../../parts.js";

/** Milliseconds for which the button is held until it counts. */
const LONG_ENOUGH = 900;

/** Milliseconds in which a second press counts, where the first was no finger's. */
const ARMED = 4000;

/**
 * A button that wants to be meant: it dispatches `held` when a finger has held it for a while. A keyboard
 * and a screen reader press it twice.
 */
export class HoldButton extends HTMLElement {
  #timer = 0;

  connectedCallback() {
    const button = part(this, "button", HTMLButtonElement);
    this.dataset.hold = "rest";
    button.addEventListener("pointerdown", (event) => {
      if (event.button === 0) this.#become("held", LONG_ENOUGH, () => announce(this, "held"));
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      button.addEventListener(name, () => {
        if (this.dataset.hold === "held") this.#rest();
      });
    }
    // Held long, a phone would offer a menu.
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    button.addEventListener("click", (event) => {
      // A finger's click is no more than a short press.
      if (event.detail > 0) return;
      if (this.dataset.hold === "armed") {
        this.#rest();
        announce(this, "held");
      } else {
        this.#become("armed", ARMED, () => {});
      }
    });
  }

  /**
   * @param {"held" | "armed"} state
   * @param {number} pause
   * @param {() => void} act
   */
  #become(state, pause, act) {
    clearTimeout(this.#timer);
    this.dataset.hold = state;
    this.#timer = setTimeout(() => {
      this.#rest();
      act();
    }, pause);
  }

  #rest() {
    clearTimeout(this.#timer);
    this.dataset.hold = "rest";
  }
}

customElements.define("hold-button", HoldButton);
