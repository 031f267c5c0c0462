// @ts-check
/** @typedef {import("../../contract.js").SplitRow} SplitRow */
import { part } from "../../parts.js";

/** Shows the splits in their order, or the newest first where it is told `newest-first`. */
export class SplitTable extends HTMLElement {
  /** @type {SplitRow[]} */
  #splits = [];
  /** What is drawn now. */
  #drawn = "";

  connectedCallback() {
    this.render();
  }

  /** @param {SplitRow[]} splits */
  set splits(splits) {
    this.#splits = splits;
    this.render();
  }

  render() {
    const body = part(this, "tbody", HTMLTableSectionElement);
    part(this, "table", HTMLTableElement).hidden = this.#splits.length === 0;
    part(this, ".empty", HTMLElement).hidden = this.#splits.length > 0;
    // Screens come four times a second, splits every few minutes.
    const wanted = JSON.stringify(this.#splits);
    if (wanted === this.#drawn) return;
    this.#drawn = wanted;
    const rows = this.#splits.map(({ number, pace, time, heartRate }) => {
      const row = document.createElement("tr");
      const head = document.createElement("th");
      head.scope = "row";
      head.textContent = number;
      row.append(head);
      for (const value of [pace, time, heartRate ?? "–"]) {
        row.insertCell().textContent = value;
      }
      return row;
    });
    body.replaceChildren(...(this.hasAttribute("newest-first") ? rows.reverse() : rows));
  }
}

customElements.define("split-table", SplitTable);
