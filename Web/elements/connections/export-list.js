// @ts-check
/**
 * @typedef {{id: string, address: string, user?: string, sent?: number, waiting?: number, asked: boolean,
 *   given: boolean, problem?: string}} Place
 */
import { momentOf } from "../../moments.js";
import { fill, part } from "../../parts.js";
import { word } from "../../word.js";
import { ConnectionList } from "./connection-list.js";

/**
 * The places that get each activity as files, with how far each of them is.
 * @extends {ConnectionList<Place>}
 */
export class ExportList extends ConnectionList {
  constructor() {
    super("api/v1/exports", "exportProblem");
  }

  /** @param {FormData} data */
  async add(data) {
    const wish = Object.fromEntries(["address", "user", "password"].map((name) => [name, data.get(name)]));
    const button = part(this.form, "button", HTMLButtonElement);
    button.disabled = true;
    try {
      this.show(await this.send("POST", "", { ...wish, home: data.has("home") }));
      this.form.reset();
    } finally {
      button.disabled = false;
    }
    await this.watch((places) => places.every(({ waiting, problem }) => waiting === 0 || problem));
  }

  /**
   * @param {HTMLElement} row
   * @param {Place} place
   */
  draw(row, place) {
    const { id, address, user, sent, waiting, given, problem } = place;
    const facts = [
      ...(user ? [user] : []),
      ...(given ? [word("exports.given")] : []),
      ...(waiting === undefined ? [] : [waiting ? word("exports.waiting", { count: waiting }) : word("exports.all")]),
      sent ? word("exports.sent", { date: momentOf(new Date(sent * 1000)) }) : word("exports.unsent"),
    ];
    fill(row, { exportAddress: address, exportFacts: facts.join(" · "), exportFault: problem ?? "" });
    part(row, "[data-text=exportFault]", HTMLElement).hidden = !problem;
    const send = this.press(row, "send", async () => {
      await this.send("POST", `/${id}/send`);
      await this.watch((places) => !places.find((one) => one.id === id)?.asked);
    });
    send.ariaLabel = word("exports.sendNamed", { name: address });
    this.closes(row, place, address).hidden = given;
  }
}

customElements.define("export-list", ExportList);
