// @ts-check
/** @typedef {{name: string, words: string}} Gear */
import { fill, part, stamp } from "../../parts.js";
import { RecordForm } from "../shared/record-form.js";
import { word } from "../../word.js";

const PATH = "api/v1/gear";

/** Shoes and bikes with what they have covered; each can be renamed, merged with another, or taken off. */
export class GearList extends RecordForm {
  connectedCallback() {
    this.offerUndo(`${PATH}/undo`);
  }

  /** @param {Gear[]} gear */
  show(gear) {
    part(this, ".gear", HTMLElement).replaceChildren(...gear.map((one) => this.#row(one)));
  }

  /** @param {Gear} gear */
  #row({ name, words }) {
    const row = stamp(this);
    fill(row, { name, words });
    const input = part(row, "input", HTMLInputElement);
    input.value = name;
    input.setAttribute("aria-label", word("gear.rename", { name }));
    input.addEventListener("change", () => {
      const newName = input.value.trim();
      const done = newName === "" ? word("gear.removed", { name }) : word("gear.renamed", { name, newName });
      this.change(PATH, "PUT", { name, newName: newName || null }, () => this.say(done, true));
    });
    return row;
  }
}

customElements.define("gear-list", GearList);
