// @ts-check
/**
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {{id: string, when: string, text: string, isOfModel: boolean, by: string}} WrittenLine
 * @typedef {{name: string, lines: number, own: number, perKilometer: number, longestSilence: number}} Rehearsal
 * @typedef {{script: object, model?: string, problems: string[], lines: WrittenLine[],
 *   report: {runs: Rehearsal[]}}} Written
 */
import { RecordClient } from "../history/record-client.js";
import { enumerate, fill, part, sentence, stamp } from "../parts.js";
import { word } from "../word.js";

/**
 * Has the model write a script for the plan that is being made, and shows whose line is whose and how it
 * went on rehearsals. Where no model is set up it stays hidden: the coach writes by itself.
 */
export class ScriptWish extends HTMLElement {
  /**
   * What the form says now; nothing where a field is not understood.
   * @type {() => Promise<Plan | null>}
   */
  planner = async () => null;

  #record = new RecordClient();
  /** @type {object | null} */
  #script = null;
  /** Counts what was asked for, so that a late answer to an earlier plan is passed over. */
  #asked = 0;

  connectedCallback() {
    this.#press("write").addEventListener("click", () => this.#write(false));
    this.#press("again").addEventListener("click", () => this.#write(true));
    this.#press("drop").addEventListener("click", () => this.clear());
    void this.#look();
  }

  /** The script that is to be played; nothing where the coach writes its own. */
  get script() {
    return this.#script;
  }

  /** Forgets the script: it was written for another plan, or is not wanted. */
  clear() {
    this.#asked += 1;
    this.#script = null;
    this.#draw("");
  }

  async #look() {
    // Without the server there is no model either.
    const mind = await this.#record.get("api/v1/mind").catch(() => null);
    this.hidden = !mind || mind.value.provider === "none";
  }

  /** @param {boolean} isAgain */
  async #write(isAgain) {
    const asked = (this.#asked += 1);
    this.#busy = true;
    fill(this, { scriptBy: word("wish.waiting") });
    try {
      const plan = await this.planner();
      if (!plan) return this.clear();
      const written = await this.#record.send("api/v1/mind/script", "POST", { ...plan, again: isAgain });
      if (asked === this.#asked) this.#show(written);
    } catch (error) {
      if (asked === this.#asked) fill(this, { scriptBy: sentence(error) });
    } finally {
      this.#busy = false;
    }
  }

  /** @param {Written} written */
  #show({ script, model, problems, lines, report }) {
    const ofModel = lines.filter((line) => line.isOfModel).length;
    this.#script = model ? script : null;
    const key = model ? "wish.byModel" : "wish.byRules";
    this.#draw(word(key, { model: model ?? "", count: ofModel, all: lines.length }));
    enumerate(part(this, "[data-part=problems]", HTMLElement), problems);
    this.#rows("lines", lines.map(({ when, text, by }) => ({ when, text, by })));
    const runs = report.runs.map(({ name, lines: said, perKilometer, longestSilence }) => ({
      name,
      said: String(said),
      perKilometer: String(perKilometer),
      silence: word("wish.seconds", { seconds: longestSilence }),
    }));
    this.#rows("runs", runs);
    part(this, "[data-part=script]", HTMLElement).hidden = !model;
  }

  /**
   * @param {string} name
   * @param {Record<string, string>[]} rows
   */
  #rows(name, rows) {
    part(this, `[data-part=${name}]`, HTMLElement).replaceChildren(
      ...rows.map((texts) => {
        const row = stamp(this, `[data-template=${name}]`);
        fill(row, texts);
        return row;
      }),
    );
  }

  /** @param {string} by */
  #draw(by) {
    fill(this, { scriptBy: by });
    const has = this.#script !== null;
    this.#press("write").hidden = has;
    this.#press("again").hidden = !has;
    this.#press("drop").hidden = !has;
    part(this, "[data-part=script]", HTMLElement).hidden = !has;
    part(this, "[data-part=problems]", HTMLElement).hidden = true;
  }

  set #busy(/** @type {boolean} */ isBusy) {
    for (const name of ["write", "again"]) this.#press(name).disabled = isBusy;
  }

  /** @param {string} name */
  #press(name) {
    return part(this, `[data-do=${name}]`, HTMLButtonElement);
  }
}

customElements.define("script-wish", ScriptWish);
