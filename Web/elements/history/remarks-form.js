// @ts-check
/**
 * @typedef {{label?: string | null, notes?: string | null, perceivedEffort?: number | null,
 *   gear?: string | null, sport?: string}} Remarks
 */
import { announce, fill, part } from "../../parts.js";
import { word } from "../../word.js";

/**
 * What somebody says of something that was done. It dispatches `remarks-said` with the remarks.
 */
export class RemarksForm extends HTMLElement {
  /** What was said before the last change. */
  #before = /** @type {Remarks} */ ({});
  #now = /** @type {Remarks} */ ({});

  connectedCallback() {
    this.#undo.addEventListener("click", () => announce(this, "remarks-said", this.#before));
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      const fields = new FormData(this.#form);
      const text = (/** @type {string} */ name) => String(fields.get(name) ?? "").trim() || null;
      const perceivedEffort = fields.has("effort") ? Number(fields.get("effort")) || null : undefined;
      const sport = text("sport") ?? undefined;
      const gear = fields.has("gear") ? text("gear") : undefined;
      const remarks = { label: text("label"), notes: text("notes"), perceivedEffort, gear, sport };
      announce(this, "remarks-said", remarks);
    });
    this.#form.addEventListener("input", () => this.#say(""));
  }

  get #form() {
    return part(this, "form", HTMLFormElement);
  }

  /**
   * @param {Remarks} remarks
   * @param {boolean} takesEffort Whether it is of a kind whose effort is told as a whole, and that has gear.
   */
  show({ label, notes, perceivedEffort, gear, sport }, takesEffort) {
    const field = (/** @type {string} */ name) =>
      /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
    field("label").value = label ?? "";
    field("notes").value = notes ?? "";
    field("effort").value = String(perceivedEffort ?? "");
    field("effort").disabled = !takesEffort;
    field("gear").value = gear ?? "";
    field("gear").disabled = !takesEffort;
    field("sport").value = sport ?? "";
    // A diary's session is strength, and nothing else.
    field("sport").disabled = !sport;
    part(this, "[data-part=sport]", HTMLElement).hidden = !sport;
    this.#now = {
      ...{ label: label ?? null, notes: notes ?? null, sport },
      ...(takesEffort && { perceivedEffort: perceivedEffort ?? null, gear: gear ?? null }),
    };
    part(this, "[data-part=effort]", HTMLElement).hidden = !takesEffort;
    part(this, "[data-part=gear]", HTMLElement).hidden = !takesEffort;
    this.#say("");
  }

  /**
   * Says that it is kept, and offers to take the change back.
   * @param {Remarks} remarks What holds now.
   */
  confirm(remarks) {
    const before = this.#now;
    this.show(remarks, !part(this, "[data-part=effort]", HTMLElement).hidden);
    this.#before = before;
    this.#say(word("notes.saved"));
  }

  /** @param {string} remarksKept */
  #say(remarksKept) {
    fill(this, { remarksKept });
    this.#undo.hidden = remarksKept === "";
  }

  get #undo() {
    return part(this, "[data-do=undo]", HTMLButtonElement);
  }
}

customElements.define("remarks-form", RemarksForm);
