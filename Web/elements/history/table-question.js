// @ts-check
/**
 * @typedef {{name: string, samples: string[], guess: string}} Column
 * @typedef {{columns: Column[]}} Table A table that no program is known to write.
 * @typedef {{id: string, words: string}} Learned What was said of a table.
 * @typedef {{tables: Learned[], choices: {meaning: string, words: string}[]}} Learneds
 */
import { once } from "../../once.js";
import { fill, part, stamp } from "../../parts.js";
import { word } from "../../word.js";
import { RecordForm } from "../shared/record-form.js";

const PATH = "api/v1/imports/tables";

/**
 * Asks what the columns of a table tell that no program is known to write, and lists what was said of others.
 */
export class TableQuestion extends RecordForm {
  /** @type {Table | null} */
  #table = null;
  /** @type {Learneds} */
  #known = { tables: [], choices: [] };
  /** What is done once somebody has confirmed: whoever has the file reads it again. */
  #again = () => {};
  #fetch = once(() => this.#refresh());

  connectedCallback() {
    part(this, "[data-do=explain]", HTMLElement).addEventListener("click", () => this.#explain());
    part(this, "[data-do=notNow]", HTMLElement).addEventListener("click", () => this.close());
    part(this, "details", HTMLElement).addEventListener("toggle", () => void this.#fetch().catch(() => {
      // Without the server the list stays empty, and the page says elsewhere that it is not there.
    }));
  }

  /**
   * Asks about a table, unless another one is being asked about.
   * @param {string} name The file.
   * @param {Table} table
   * @param {() => void} again What is done once somebody has confirmed.
   */
  async ask(name, table, again) {
    if (this.#table) return;
    [this.#table, this.#again] = [table, again];
    await this.#fetch();
    fill(this, { question: word("import.whichColumns", { name }) });
    const rows = table.columns.map((column) => this.#row(column));
    part(this, ".columns", HTMLElement).replaceChildren(...rows);
    part(this, ".question", HTMLElement).hidden = false;
    this.scrollIntoView({ block: "start" });
    rows[0]?.querySelector("select")?.focus({ preventScroll: true });
  }

  close() {
    this.#table = null;
    part(this, ".question", HTMLElement).hidden = true;
  }

  async #refresh() {
    this.show(await (await fetch(PATH)).json());
  }

  /** @param {Learneds} known */
  show(known) {
    this.#known = known;
    fill(this, { none: known.tables.length === 0 ? word("import.noTables") : "" });
    part(this, ".learned", HTMLElement).replaceChildren(
      ...known.tables.map(({ id, words }) => {
        const row = stamp(this, "[data-template=learned]");
        fill(row, { words });
        const button = part(row, "button", HTMLButtonElement);
        button.setAttribute("aria-label", `${button.textContent}: ${words}`);
        button.addEventListener("click", () => this.change(`${PATH}/${id}`, "DELETE", undefined, () => void this.#refresh()));
        return row;
      }),
    );
  }

  /** @param {Column} column */
  #row({ name, samples, guess }) {
    const row = stamp(this, "[data-template=column]");
    fill(row, { name, samples: samples.join(", ") });
    part(row, "select", HTMLSelectElement).append(
      ...this.#known.choices.map(({ meaning, words }) => new Option(words, meaning, meaning === guess, meaning === guess)),
    );
    return row;
  }

  #explain() {
    if (!this.#table) return;
    const columns = this.#table.columns.map(({ name }) => name);
    const meanings = [...this.querySelectorAll(".columns select")].map((select) => /** @type {HTMLSelectElement} */ (select).value);
    this.change(PATH, "PUT", { columns, meanings }, () => {
      this.close();
      void this.#refresh();
      this.#again();
    });
  }
}

customElements.define("table-question", TableQuestion);
