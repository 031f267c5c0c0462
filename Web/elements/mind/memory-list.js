// @ts-check
/** @typedef {{key: string, name: string, value: string, origin: string}} Remembered */
import { fill, part, stamp } from "../../parts.js";
import { RecordForm } from "../shared/record-form.js";
import { word } from "../../word.js";

/** What is remembered of somebody, each to be forgotten, and a form to remember something. */
export class MemoryList extends RecordForm {
  connectedCallback() {
    const what = part(this, "[name=what]", HTMLSelectElement);
    const name = part(this, "[name=name]", HTMLInputElement);
    const ask = () => {
      // A fact that is read has its own name.
      const isNamed = what.selectedOptions[0]?.dataset.named !== undefined;
      name.required = isNamed;
      part(this, "[data-part=name]", HTMLElement).hidden = !isNamed;
    };
    what.addEventListener("change", ask);
    ask();
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const wish = Object.fromEntries(new FormData(this.form));
      this.change("api/v1/memory", "PUT", wish, () => {
        this.form.reset();
        ask();
        this.say(word("profile.saved"), false);
      });
    });
    this.offerUndo("api/v1/memory/undo");
  }

  /** @param {Remembered[]} rows */
  show(rows) {
    part(this, ".remembered", HTMLElement).replaceChildren(...rows.map((row) => this.#entry(row)));
    part(this, ".empty", HTMLElement).hidden = rows.length > 0;
  }

  /** @param {Remembered} row */
  #entry({ key, name, value, origin }) {
    const entry = stamp(this);
    fill(entry, { name, value, origin });
    const button = part(entry, "button", HTMLButtonElement);
    button.setAttribute("aria-label", word("profile.removeNamed", { name }));
    button.addEventListener("click", () =>
      this.takeOut(`api/v1/memory/${encodeURIComponent(key)}`, word("profile.removed", { name })),
    );
    return entry;
  }
}

customElements.define("memory-list", MemoryList);
