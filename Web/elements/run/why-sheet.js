// @ts-check
/** @typedef {import("../../contract.js").LedgerRow} LedgerRow */
import { define, fill, part } from "../../parts.js";

/** Answers "Why did you say that?" with a row of the ledger. */
export class WhySheet extends HTMLElement {
  /** @type {LedgerRow | null} */
  #row = null;

  /**
   * Opens with a row.
   * @param {LedgerRow} row
   */
  show(row) {
    this.#row = row;
    this.render();
    part(this, "dialog", HTMLDialogElement).showModal();
  }

  render() {
    if (!this.#row) return;
    const { at, title, why, values } = this.#row;
    fill(this, { at, title, why });
    define(part(this, "dl", HTMLElement), values);
  }
}

customElements.define("why-sheet", WhySheet);
