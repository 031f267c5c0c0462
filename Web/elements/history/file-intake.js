// @ts-check
/**
 * What became of a file.
 * @typedef {object} Receipt
 * @property {string[]} rows A sentence for each file in it.
 * @property {string} words
 * @property {string[]} summary What came in, for whoever looks back.
 * @property {{file: string, offer?: string, table?: import("./table-question.js").Table}[]} reports With what would be missing if the rest of a damaged file were taken.
 * @property {{import?: number}} total
 * @typedef {object} Manner How files are taken.
 * @property {boolean} [salvage] Whether what is whole of a damaged file will do.
 * @property {boolean} [adds] Whether they belong to those before: the report goes on, and undo takes out all.
 */
import { measured } from "../../history/entry-address.js";
import { sendFile, Unreached } from "../../history/file-sending.js";
import { chosenFiles, droppedFiles } from "../../history/given-files.js";
import { sharedFiles } from "../../history/shared-files.js";
import { zoneName } from "../../moments.js";
import { TableQuestion } from "./table-question.js";
import { announce, enumerate, fill, part, sentence } from "../../parts.js";
import { word } from "../../word.js";

/**
 * Takes files that somebody chooses or drops, one after the other, and says what became of each. The server
 * reads them; this page only sends the bytes and shows how far they are.
 */
export class FileIntake extends HTMLElement {
  /** @type {string[]} */
  #rows = [];
  /** @type {string[]} */
  #summary = [];
  /**
   * What the last files brought, to be taken out again.
   * @type {number[]}
   */
  #imports = [];
  /**
   * Damaged files, the rest of which is whole.
   * @type {File[]}
   */
  #damaged = [];
  /** Files are sent one after the other. */
  #sending = Promise.resolve(true);

  connectedCallback() {
    for (const name of ["files", "folder"]) {
      const input = part(this, `[name=${name}]`, HTMLInputElement);
      input.addEventListener("change", () => {
        void this.#prepare(chosenFiles([...(input.files ?? [])]));
        input.value = "";
      });
    }
    for (const name of ["dragover", "drop"]) {
      this.addEventListener(name, (event) => {
        event.preventDefault();
        const { dataTransfer } = /** @type {DragEvent} */ (event);
        if (name === "drop") void this.#prepare(droppedFiles(dataTransfer));
      });
    }
    part(this, "[data-do=undo]", HTMLElement).addEventListener("click", () => this.#undo());
    part(this, "[data-do=salvage]", HTMLElement).addEventListener("click", () =>
      this.#take(this.#damaged, { salvage: true }),
    );
    this.addEventListener("table-answered", (event) => {
      const { files, isExplained } = /** @type {CustomEvent<import("./table-question.js").Answered>} */ (event).detail;
      if (isExplained) void this.#take(files, { adds: true });
      else this.#skip(files);
    });
    void this.#receive();
  }

  /**
   * Takes what was given once its folders have been read, which may take a while.
   * @param {Promise<File[]>} given
   */
  async #prepare(given) {
    fill(this, { status: word("import.packing") });
    try {
      await this.#take(await given);
    } catch (error) {
      fill(this, { status: sentence(error) });
    }
  }

  /** Offers what another app has shared. It is imported by a press, for another site can share too. */
  async #receive() {
    const shared = await sharedFiles("history");
    const names = (/** @type {import("../../history/shared-files.js").SharedFile[]} */ some) =>
      some.map(({ file }) => file.name).join(", ");
    const unread = shared.filter(({ isRead }) => !isRead);
    const offered = shared.filter(({ isRead }) => isRead);
    if (shared.length === 0) return;
    const place = part(this, ".shared", HTMLElement);
    fill(this, {
      shared: offered.length === 0 ? "" : word("import.shared", { names: names(offered) }),
      unread: unread.length === 0 ? "" : word("import.unknown", { names: names(unread) }),
    });
    // A sentence that was read needs to be read once.
    await Promise.all(unread.map(({ forget }) => forget()));
    const buttons = part(place, ".choices", HTMLElement);
    buttons.hidden = offered.length === 0;
    place.hidden = false;
    place.scrollIntoView({ block: "center" });
    const forget = () => {
      place.hidden = true;
      return Promise.all(offered.map((one) => one.forget()));
    };
    const take = part(buttons, "[data-do=shared]", HTMLButtonElement);
    take.addEventListener("click", async () => {
      take.disabled = true;
      const isDone = await this.#take(offered.map(({ file }) => file));
      take.disabled = false;
      // What the server never saw stays for later.
      if (isDone) await forget();
    });
    part(buttons, "[data-do=discard]", HTMLElement).addEventListener("click", forget);
    if (offered.length > 0) take.focus({ preventScroll: true });
  }

  /** @param {File[]} files Whose tables nobody explains. */
  #skip(files) {
    const words = word("import.tableSkipped", { names: files.map(({ name }) => name).join(", ") });
    this.#rows.push(words);
    this.#draw(words);
  }

  /**
   * @param {File[]} files
   * @param {Manner} [manner]
   * @returns {Promise<boolean>} Whether the server has seen all of them.
   */
  #take(files, manner = {}) {
    if (files.length === 0) return Promise.resolve(true);
    const sent = this.#sending.then(() => this.#send(files, manner));
    this.#sending = sent;
    return sent;
  }

  /**
   * @param {File[]} files
   * @param {Manner} manner
   */
  async #send(files, { salvage = false, adds = false }) {
    let isSeen = true;
    if (!adds) {
      [this.#rows, this.#summary] = [[], []];
      // What was taken before the rest of damaged files can still be taken out with it.
      if (!salvage) this.#imports = [];
      this.#damaged = [];
    }
    let words = "";
    for (const [index, file] of files.entries()) {
      const name = files.length > 1 ? word("import.oneOf", { name: file.name, index: index + 1, count: files.length }) : file.name;
      fill(this, { status: word("import.sending", { name }) });
      try {
        const arrived = () => fill(this, { status: word("import.reading", { name }) });
        const receipt = await this.#post(file, salvage, arrived);
        const { table } = receipt.reports.find((report) => report.table) ?? {};
        if (table) void part(this, "table-question", TableQuestion).ask(file, table);
        if (receipt.reports.some(({ offer }) => offer !== undefined)) this.#damaged.push(file);
        this.#rows.push(...receipt.rows);
        words = receipt.words;
        this.#summary.push(...receipt.summary);
        // The sentence below is that of all files together.
        if (files.length > 1 && receipt.rows.length === 0) this.#rows.push(`${file.name}: ${words}`);
        // Of a file that nothing came of there is nothing to undo.
        if (typeof receipt.total.import === "number") this.#imports.push(receipt.total.import);
      } catch (error) {
        if (error instanceof Unreached) isSeen = false;
        words = `${file.name}: ${/** @type {Error} */ (error).message}`;
        this.#rows.push(words);
      }
      this.#draw(files.length === 1 ? words : word("import.progressOf", { index: index + 1, count: files.length }));
    }
    announce(this, "record-changed");
    return isSeen;
  }

  /**
   * @param {File} file
   * @param {boolean} salvage
   * @param {() => void} arrived Told when the server has all of it.
   * @returns {Promise<Receipt>}
   */
  async #post(file, salvage, arrived) {
    const weights = part(this, "[name=weights]:checked", HTMLInputElement).value;
    const values = { name: file.name, weights, zone: zoneName(), ...measured(), ...(salvage && { salvage: "true" }) };
    const progress = part(this, "progress", HTMLProgressElement);
    progress.hidden = false;
    try {
      const shown = (/** @type {string} */ words) => fill(this, { reached: words });
      return /** @type {Receipt} */ (await sendFile(file, values, progress, arrived, shown));
    } finally {
      fill(this, { reached: "" });
      progress.hidden = true;
    }
  }

  async #undo() {
    const undone = /** @type {number[]} */ ([]);
    for (const id of this.#imports) {
      const response = await fetch(`api/v1/imports/${id}`, {
        method: "DELETE",
        headers: { "X-Pacesetter": "1" },
      }).catch(() => null);
      if (response?.ok) undone.push(id);
    }
    const isDone = undone.length === this.#imports.length;
    this.#imports = this.#imports.filter((id) => !undone.includes(id));
    [this.#rows, this.#summary] = [[], []];
    this.#draw(isDone ? word("import.undone") : word("server.unreachable"));
    announce(this, "record-changed");
  }

  /** @param {string} status */
  #draw(status) {
    fill(this, { status });
    enumerate(part(this, ".summary", HTMLElement), this.#summary);
    enumerate(part(this, ".report", HTMLElement), this.#rows);
    part(this, "[data-do=undo]", HTMLElement).hidden = this.#imports.length === 0;
    part(this, ".offer", HTMLElement).hidden = this.#damaged.length === 0;
  }
}

customElements.define("file-intake", FileIntake);
