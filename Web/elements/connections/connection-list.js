// @ts-check
import { RecordClient } from "../../history/record-client.js";
import { attempt, part, refill, stamp } from "../../parts.js";
import { word } from "../../word.js";

/** How often, and how many times, a list looks how something goes: a server may need 15 seconds. */
const [PAUSE, LOOKS] = [1000, 18];

/**
 * A list on the page Connections, which the server keeps: a template for its rows, a form that adds one, and
 * a place for what went wrong. What its rows say, and what else can be done with one, is each list's own.
 * @template {{id: string}} Entry
 */
export class ConnectionList extends HTMLElement {
  #record = new RecordClient();
  #path;
  #name;
  #problem;

  /**
   * @param {string} path Where the server keeps it. The last part is its name, also in the answers, and as the
   *   class of its place.
   * @param {string} problem The `data-text` of the place for what went wrong.
   */
  constructor(path, problem) {
    super();
    this.#path = path;
    this.#name = path.slice(path.lastIndexOf("/") + 1);
    this.#problem = problem;
  }

  connectedCallback() {
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.try(() => this.add(new FormData(this.form)));
    });
    void this.try(() => this.load());
  }

  get form() {
    return part(this, "form", HTMLFormElement);
  }

  /**
   * Adds what the form says; each list has its own.
   * @param {FormData} data
   * @returns {Promise<unknown>}
   */
  async add(data) {
    throw new Error(`<${this.localName}> lacks add`);
  }

  /**
   * Fills a copy of the template; each list has its own.
   * @param {HTMLElement} row
   * @param {Entry} entry
   */
  draw(row, entry) {
    throw new Error(`<${this.localName}> lacks draw`);
  }

  /** @param {() => Promise<unknown>} work */
  try(work) {
    return attempt(this, this.#problem, work);
  }

  /** Shows what the server has now. */
  async load() {
    return this.show((await this.#record.get(this.#path)).value);
  }

  /**
   * @param {"PATCH" | "POST" | "DELETE"} method
   * @param {string} place The place in the list, as `/1/send`; empty for the list itself.
   * @param {object} [body]
   */
  send(method, place, body) {
    return this.#record.send(this.#path + place, method, body);
  }

  /**
   * Shows an answer of the server.
   * @param {Record<string, unknown>} answer
   * @returns {Entry[]}
   */
  show({ [this.#name]: list }) {
    const entries = /** @type {Entry[]} */ (list);
    const rows = entries.map((entry) => {
      const row = stamp(this);
      this.draw(row, entry);
      return row;
    });
    refill(part(this, `.${this.#name}`, HTMLElement), rows);
    part(this, ".empty", HTMLElement).hidden = rows.length > 0;
    return entries;
  }

  /**
   * Shows how far the list is until it is done.
   * @param {(entries: Entry[]) => unknown} isDone
   */
  async watch(isDone) {
    for (let look = 0; look < LOOKS && this.isConnected; look += 1) {
      if (isDone(await this.load())) return;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  /**
   * Lets a button do something.
   * @param {HTMLElement} owner
   * @param {string} name
   * @param {() => Promise<unknown>} act
   */
  press(owner, name, act) {
    const button = part(owner, `[data-do=${name}]`, HTMLButtonElement);
    button.addEventListener("click", () => this.try(act));
    return button;
  }

  /**
   * Lets the row's button take its entry out of the list.
   * @param {HTMLElement} row
   * @param {Entry} entry
   * @param {string} name What the entry is called.
   */
  closes(row, { id }, name) {
    const button = this.press(row, "close", async () => {
      await this.send("DELETE", `/${id}`);
      await this.load();
    });
    button.ariaLabel = word("connections.closeNamed", { name });
    return button;
  }
}
