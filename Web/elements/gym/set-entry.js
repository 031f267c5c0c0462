// @ts-check
/**
 * @typedef {import("../../gym/contract.js").Entry} Entry
 * @typedef {import("../../gym/contract.js").Refused} Refused
 * @typedef {import("../../gym/contract.js").Result} Result
 * @typedef {import("../../gym/gym-desk.js").Stepper} Stepper
 */
import { fill, part } from "../../parts.js";

/**
 * What a set is taken to be: the count and the weight, filled in by the core and changed by hand. It
 * reads nothing of it; `typed` are the texts, and the core says what they mean.
 */
export class SetEntry extends HTMLElement {
  /** @type {Stepper | null} Asks the core. */
  stepper = null;
  /** Presses that are not answered yet, one after the other. */
  settled = Promise.resolve();
  /** @type {Result | null} */
  #prefill = null;
  /** @type {Entry | null} */
  #fields = null;
  /** Which set it is about: another one is filled in anew. */
  #about = "";

  connectedCallback() {
    for (const [name, step] of /** @type {const} */ ([["less", -1], ["more", 1]])) {
      for (const kind of /** @type {const} */ (["count", "load"])) {
        part(this.#entry(kind), `[data-do=${name}]`, HTMLButtonElement).addEventListener("click", () =>
          this.#press(kind, step),
        );
      }
    }
    for (const input of this.querySelectorAll("input")) {
      input.addEventListener("focus", () => input.select());
      input.addEventListener("input", () => (this.refused = {}));
    }
  }

  /**
   * Shows a set.
   * @param {Result | null} prefill
   * @param {Entry | null} fields Nothing where nothing can be entered.
   * @param {string} about Which set it is.
   */
  show(prefill, fields, about) {
    this.hidden = !prefill || !fields;
    const key = about + JSON.stringify([prefill, fields]);
    if (key === this.#about) return;
    this.#about = key;
    this.#prefill = prefill;
    this.#fields = fields;
    if (!prefill || !fields) return;
    this.refused = {};
    this.#fill("count", fields.count);
    this.#entry("load").hidden = !fields.load;
    this.#fill("load", fields.load);
  }

  /** What was entered, as it was typed. */
  get typed() {
    if (!this.#fields || this.hidden) return undefined;
    return { count: this.#input("count").value, load: this.#input("load").value };
  }

  /** @param {Refused} refused What of it the core did not understand. */
  set refused(refused) {
    for (const kind of /** @type {const} */ (["count", "load"])) {
      this.#input(kind).setAttribute("aria-invalid", String(refused[kind] !== undefined));
    }
    const words = [refused.count, refused.load].filter(Boolean).join(" ");
    fill(this, { refused: words });
    part(this, "[data-text=refused]", HTMLElement).hidden = words === "";
    if (words !== "") this.#input(refused.count === undefined ? "load" : "count").focus();
  }

  /**
   * @param {"count" | "load"} field
   * @param {number} by
   */
  #press(field, by) {
    const about = this.#about;
    this.settled = this.settled.then(async () => {
      const [prefill, unit] = [this.#prefill, this.#fields?.unit];
      if (!this.stepper || !prefill || !unit || about !== this.#about) return;
      const text = await this.stepper({ field, text: this.#input(field).value, by, prefill, unit });
      if (about === this.#about) this.#input(field).value = text;
    }).catch((error) => console.error(error));
  }

  /**
   * @param {"count" | "load"} kind
   * @param {import("../../gym/contract.js").EntryField} [field]
   */
  #fill(kind, field) {
    this.#name(kind, field?.label ?? "");
    this.#input(kind).value = field?.text ?? "";
  }

  /**
   * @param {"count" | "load"} kind
   * @param {string} words
   */
  #name(kind, words) {
    part(this.#entry(kind), ".label", HTMLElement).textContent = words;
  }

  /** @param {"count" | "load"} kind */
  #input(kind) {
    return part(this.#entry(kind), "input", HTMLInputElement);
  }

  /** @param {"count" | "load"} kind */
  #entry(kind) {
    return part(this, `[data-entry=${kind}]`, HTMLElement);
  }
}

customElements.define("set-entry", SetEntry);
