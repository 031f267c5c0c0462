// @ts-check
/**
 * @typedef {{name: string, samples: string[], guess: string}} Column
 * @typedef {{columns: Column[]}} Table A table that no program is known to write.
 * @typedef {{file: File, table: Table}} Asked A file with such a table.
 * @typedef {{files: File[], isExplained: boolean}} Answered The files with one header, and what became of the question.
 * @typedef {{id: string, words: string}} Learned What was said of a table.
 * @typedef {{tables: Learned[], choices: {meaning: string, words: string}[]}} Learneds
 */
import { once } from "../../once.js";
import { announce, fill, part, stamp } from "../../parts.js";
import { word } from "../../word.js";
import { RecordForm } from "../shared/record-form.js";

const PATH = "api/v1/imports/tables";

/**
 * Asks what the columns of tables tell that no program is known to write, one header after the other, and lists
 * what was said of others. It reports each answer with `table-answered`.
 */
export class TableQuestion extends RecordForm {
  /**
   * What is asked about, the one that is shown first.
   * @type {Asked[]}
   */
  #asked = [];
  /** @type {Learneds} */
  #known = { tables: [], choices: [] };
  #fetch = once(() => this.#refresh());

  connectedCallback() {
    part(this, "[data-do=explain]", HTMLElement).addEventListener("click", () => this.#explain());
    part(this, "[data-do=notNow]", HTMLElement).addEventListener("click", () => this.#settle(false));
    part(this, "details", HTMLElement).addEventListener("toggle", () => void this.#fetch().catch(() => {
      // Without the server the list stays empty, and the page says elsewhere that it is not there.
    }));
  }

  /**
   * Asks about a table once those before it are answered.
   * @param {File} file
   * @param {Table} table
   */
  ask(file, table) {
    this.#asked.push({ file, table });
    if (this.#asked.length === 1) void this.#show();
  }

  /** Shows the next question, if there is one. */
  async #show() {
    const question = part(this, ".question", HTMLElement);
    if (this.#asked.length === 0) {
      question.hidden = true;
      return;
    }
    await this.#fetch().catch(() => {
      // The question stands with what is known; an answer says that the server is not there.
    });
    const { file, table } = this.#asked[0];
    fill(this, { question: word("import.whichColumns", { name: file.name }) });
    const rows = table.columns.map((column) => this.#row(column));
    part(this, ".columns", HTMLElement).replaceChildren(...rows);
    question.hidden = false;
    this.scrollIntoView({ block: "start" });
    rows[0]?.querySelector("select")?.focus({ preventScroll: true });
  }

  /**
   * Ends a question, and that of every table with the same header.
   * @param {boolean} isExplained
   */
  #settle(isExplained) {
    const answered = header(this.#asked[0].table);
    const files = this.#asked.filter(({ table }) => header(table) === answered).map(({ file }) => file);
    this.#asked = this.#asked.filter(({ table }) => header(table) !== answered);
    announce(this, "table-answered", { files, isExplained });
    void this.#show();
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
    const columns = this.#asked[0].table.columns.map(({ name }) => name);
    const meanings = [...this.querySelectorAll(".columns select")].map((select) => /** @type {HTMLSelectElement} */ (select).value);
    this.change(PATH, "PUT", { columns, meanings }, () => {
      void this.#refresh();
      this.#settle(true);
    });
  }
}

/**
 * What tells a table from others.
 * @param {Table} table
 */
function header(table) {
  return JSON.stringify(table.columns.map(({ name }) => name));
}

customElements.define("table-question", TableQuestion);
