// @ts-check
/**
 * @typedef {import("../gym/contract.js").Entry} Entry
 * @typedef {import("../gym/contract.js").Load} Load
 * @typedef {import("../gym/contract.js").Result} Result
 */
import { part } from "../parts.js";

/**
 * What a set is taken to be: the count and the weight, filled in by the core and changed by hand. It
 * decides nothing; `result` is asked for when the set is done.
 */
export class SetEntry extends HTMLElement {
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
    const { count, load } = prefill;
    this.#name("count", fields.count.label);
    this.#input("count").value = count === undefined ? "" : String(count);
    this.#entry("load").hidden = !fields.load;
    this.#name("load", fields.load?.label ?? "");
    this.#input("load").value = load ? String(load.value) : "";
  }

  /** What was entered. */
  get result() {
    if (!this.#prefill || !this.#fields || this.hidden) return undefined;
    const { count: _, load: known, ...rest } = this.#prefill;
    const count = number(this.#input("count").value);
    const value = number(this.#input("load").value);
    const load = known ?? /** @type {Load} */ ({ mode: "external", value: 0, unit: this.#fields.unit });
    return {
      ...rest,
      ...(count !== undefined && { count }),
      ...(value !== undefined && { load: { ...load, value } }),
    };
  }

  /**
   * @param {"count" | "load"} kind
   * @param {number} sign
   */
  #press(kind, sign) {
    const input = this.#input(kind);
    const step = this.#fields?.[kind]?.step ?? 1;
    const next = Math.max(0, (number(input.value) ?? 0) + sign * step);
    input.value = String(Math.round(next * 100) / 100);
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

/** @param {string} text */
function number(text) {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && Number.isFinite(value) && value >= 0 ? value : undefined;
}

customElements.define("set-entry", SetEntry);
