// @ts-check
/**
 * @typedef {{id: string, address: string, user?: string, sent?: number, waiting?: number, asked: boolean,
 *   given: boolean, problem?: string}} Place
 */
import { RecordClient } from "../history/record-client.js";
import { momentOf } from "../moments.js";
import { attempt, fill, part, refill, stamp } from "../parts.js";
import { word } from "../word.js";

const PATH = "api/v1/exports";

/** How often, and how many times, the page looks how a sending goes: a server may need 15 seconds. */
const [PAUSE, LOOKS] = [1000, 18];

/** The places that get each activity as files, with how far each of them is. */
export class ExportList extends HTMLElement {
  #record = new RecordClient();

  connectedCallback() {
    const form = part(this, "form", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#try(() => this.#add(form));
    });
    void this.#try(() => this.#load());
  }

  /** @param {() => Promise<unknown>} work */
  #try(work) {
    return attempt(this, "exportProblem", work);
  }

  async #load() {
    const { exports } = /** @type {{exports: Place[]}} */ ((await this.#record.get(PATH)).value);
    this.#show(exports);
    return exports;
  }

  /** @param {HTMLFormElement} form */
  async #add(form) {
    const data = new FormData(form);
    const wish = Object.fromEntries(["address", "user", "password"].map((name) => [name, data.get(name)]));
    const button = part(form, "button", HTMLButtonElement);
    button.disabled = true;
    try {
      const { exports } = await this.#record.send(PATH, "POST", { ...wish, home: data.has("home") });
      form.reset();
      this.#show(exports);
    } finally {
      button.disabled = false;
    }
    await this.#watch((places) => places.every(({ waiting, problem }) => waiting === 0 || problem));
  }

  /** @param {string} id */
  async #send(id) {
    await this.#record.send(`${PATH}/${id}/send`, "POST");
    await this.#watch((places) => !places.find((one) => one.id === id)?.asked);
  }

  /**
   * Shows how far the places are until it is done.
   * @param {(places: Place[]) => unknown} isDone
   */
  async #watch(isDone) {
    for (let look = 0; look < LOOKS && this.isConnected; look += 1) {
      await new Promise((done) => setTimeout(done, PAUSE));
      if (isDone(await this.#load())) return;
    }
  }

  /** @param {Place[]} places */
  #show(places) {
    refill(part(this, ".exports", HTMLElement), places.map((place) => this.#row(place)));
    part(this, ".empty", HTMLElement).hidden = places.length > 0;
  }

  /** @param {Place} place */
  #row({ id, address, user, sent, waiting, given, problem }) {
    const row = stamp(this);
    const facts = [
      ...(user ? [user] : []),
      ...(given ? [word("exports.given")] : []),
      ...(waiting === undefined ? [] : [waiting ? word("exports.waiting", { count: waiting }) : word("exports.all")]),
      sent ? word("exports.sent", { date: momentOf(new Date(sent * 1000)) }) : word("exports.unsent"),
    ];
    fill(row, { exportAddress: address, exportFacts: facts.join(" · "), exportFault: problem ?? "" });
    part(row, "[data-text=exportFault]", HTMLElement).hidden = !problem;
    this.#button(row, "send", word("exports.sendNamed", { name: address }), () => this.#send(id));
    const close = this.#button(row, "close", word("connections.closeNamed", { name: address }), async () =>
      this.#show((await this.#record.send(`${PATH}/${id}`, "DELETE")).exports),
    );
    close.hidden = given;
    return row;
  }

  /**
   * @param {HTMLElement} row
   * @param {string} name
   * @param {string} label
   * @param {() => Promise<unknown>} act
   */
  #button(row, name, label, act) {
    const button = part(row, `[data-do=${name}]`, HTMLButtonElement);
    button.setAttribute("aria-label", label);
    button.addEventListener("click", () => this.#try(act));
    return button;
  }
}

customElements.define("export-list", ExportList);
