// @ts-check
/** @typedef {import("../../contract.js").Screen} Screen */
import { actWhenHeld } from "../../hold.js";
import { fill, part } from "../../parts.js";

/**
 * A black screen that a pocket cannot touch, for phones whose pages get no positions behind a locked
 * screen. Only a long press on its button leads out.
 */
export class PocketMode extends HTMLElement {
  connectedCallback() {
    const leave = () => this.close();
    actWhenHeld(part(this, "button", HTMLButtonElement), {
      held: leave,
      tapped: () => part(this, ".hold", HTMLElement).toggleAttribute("data-asked", true),
    });
    const button = part(this, "button", HTMLButtonElement);
    // A screen reader's click cannot be held, and no pocket makes one.
    button.addEventListener("click", (event) => {
      if (event.detail === 0 && !isKeyHeld) leave();
    });
    let isKeyHeld = false;
    button.addEventListener("keydown", () => (isKeyHeld = true));
    button.addEventListener("keyup", () => setTimeout(() => (isKeyHeld = false)));
    this.#dialog.addEventListener("cancel", (event) => event.preventDefault());
    for (const name of ["touchmove", "wheel"]) {
      this.addEventListener(name, (event) => event.preventDefault(), { passive: false });
    }
  }

  get isOpen() {
    return this.#dialog.open;
  }

  open() {
    part(this, ".hold", HTMLElement).removeAttribute("data-asked");
    if (!this.isOpen) this.#dialog.showModal();
    // The whole screen, where the browser lets a page have it.
    document.documentElement.requestFullscreen?.().catch(() => {});
  }

  close() {
    if (!this.isOpen) return;
    this.#dialog.close();
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  }

  /** @param {Screen} screen */
  set screen({ distance, time, pace }) {
    if (!this.isOpen) return;
    const figures = { pocketDistance: distance, pocketTime: time, pocketPace: pace };
    for (const [name, { value, unit }] of Object.entries(figures)) {
      fill(this, { [name]: `${value} ${unit}`.trim() });
    }
  }

  get #dialog() {
    return part(this, "dialog", HTMLDialogElement);
  }
}

customElements.define("pocket-mode", PocketMode);
