// @ts-check
/** @typedef {{label?: string | null, notes?: string | null, perceivedEffort?: number | null}} Remarks */
import { announce, fill, part } from "../parts.js";
import { word } from "../word.js";

/**
 * What somebody says of something that was done. It dispatches `remarks-said` with the remarks.
 */
export class RemarksForm extends HTMLElement {
  connectedCallback() {
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      const fields = new FormData(this.#form);
      const text = (/** @type {string} */ name) => String(fields.get(name) ?? "").trim() || null;
      const perceivedEffort = fields.has("effort") ? Number(fields.get("effort")) || null : undefined;
      const remarks = { label: text("label"), notes: text("notes"), perceivedEffort };
      announce(this, "remarks-said", remarks);
    });
    this.#form.addEventListener("input", () => fill(this, { remarksKept: "" }));
  }

  get #form() {
    return part(this, "form", HTMLFormElement);
  }

  /**
   * @param {Remarks} remarks
   * @param {boolean} takesEffort Whether it is of a kind whose effort is told as a whole.
   */
  show({ label, notes, perceivedEffort }, takesEffort) {
    const field = (/** @type {string} */ name) =>
      /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
    field("label").value = label ?? "";
    field("notes").value = notes ?? "";
    field("effort").value = String(perceivedEffort ?? "");
    field("effort").disabled = !takesEffort;
    part(this, "[data-part=effort]", HTMLElement).hidden = !takesEffort;
    fill(this, { remarksKept: "" });
  }

  /** Says that it is kept. */
  confirm() {
    fill(this, { remarksKept: word("notes.saved") });
  }
}

customElements.define("remarks-form", RemarksForm);
