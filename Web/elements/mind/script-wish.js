// @ts-check
/**
 * @typedef {import("../../contract.js").Plan} Plan
 * @typedef {{id: string, when: string, text: string, isOfModel: boolean, by: string}} WrittenLine
 * @typedef {{name: string, lines: number, own: number, perKilometer: number, longestSilence: number}} Rehearsal
 * @typedef {{isPlayable: boolean, runs: Rehearsal[], findings: {message?: string, problem: string}[],
 *   doubts: string[]}} Report
 * @typedef {{script: object, model?: string, problems: string[], lines: WrittenLine[],
 *   report: Report}} Written
 */
import { RecordClient } from "../../history/record-client.js";
import { announce, enumerate, fill, part, sentence, stamp } from "../../parts.js";
import { word } from "../../word.js";

/**
 * Has the model write a script for the plan that is being made, shows whose line is whose and how it went
 * on rehearsals, and saves it. A saved one is rehearsed on the plan before it is taken. Where there is
 * neither a model nor a saved script it stays hidden: the coach writes by itself.
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
  #hasModel = false;
  /** Counts what was asked for, so that a late answer to an earlier plan is passed over. */
  #asked = 0;

  connectedCallback() {
    this.#press("write").addEventListener("click", () => this.#write(false));
    this.#press("again").addEventListener("click", () => this.#write(true));
    this.#press("drop").addEventListener("click", () => this.clear());
    this.#press("keep").addEventListener("click", () => this.#keep());
    this.#own.addEventListener("change", () => this.#take());
    this.#name.addEventListener("keydown", (event) => {
      // The form around it is not to be sent.
      if (event.key === "Enter") event.preventDefault();
      if (event.key === "Enter") void this.#keep();
    });
    // What is chosen here changes nothing of the plan.
    for (const kind of ["input", "change"]) this.addEventListener(kind, (event) => event.stopPropagation());
    void this.#look();
  }

  /** The script that is to be played; nothing where the coach writes its own. */
  get script() {
    return this.#script;
  }

  /** @param {string} name What a script is called that is saved here. */
  set called(name) {
    this.#name.value = name;
  }

  /** Forgets the script: it was written for another plan, or is not wanted. */
  clear() {
    this.#asked += 1;
    this.#script = null;
    this.#own.value = "";
    this.#draw("");
  }

  async #look() {
    // Without the server there is no model either.
    const mind = await this.#record.get("api/v1/mind").catch(() => null);
    const list = await this.#record.get("api/v1/scripts").catch(() => null);
    this.#hasModel = mind !== null && mind.value.provider !== "none";
    this.#offer(list?.value.scripts ?? []);
  }

  /** @param {{name: string}[]} scripts */
  #offer(scripts) {
    const [none] = this.#own.options;
    this.#own.replaceChildren(none, ...scripts.map(({ name }) => new Option(name)));
    part(this, "[data-part=saved]", HTMLElement).hidden = scripts.length === 0;
    this.hidden = !this.#hasModel && scripts.length === 0;
    this.#draw(part(this, "[data-text=scriptBy]", HTMLElement).textContent ?? "");
  }

  async #keep() {
    const name = this.#name.value.trim();
    let said = word("wish.nameFirst");
    try {
      if (name && this.#script) {
        const path = `api/v1/scripts/${encodeURIComponent(name)}`;
        this.#offer((await this.#record.send(path, "PUT", this.#script)).scripts);
        said = word("wish.kept", { name });
      }
    } catch (error) {
      said = sentence(error);
    }
    fill(this, { scriptBy: said });
  }

  /** Takes a saved script, once it has been rehearsed on the plan that is being made. */
  async #take() {
    const name = this.#own.value;
    this.clear();
    if (!name) return;
    this.#own.value = name;
    const asked = this.#asked;
    try {
      const [plan, { value }] = await Promise.all([
        this.planner(),
        this.#record.get(`api/v1/scripts/${encodeURIComponent(name)}`),
      ]);
      if (!plan) return this.clear();
      const { mode, goal, targetPaceSecPerKm, units } = plan;
      const script = { ...JSON.parse(value.text), plan: { mode, goal, targetPaceSecPerKm, units } };
      const report = await this.#record.send("api/v1/mind/proof", "POST", script);
      if (asked !== this.#asked) return;
      this.#script = report.isPlayable ? script : null;
      this.#draw(word(report.isPlayable ? "wish.playable" : "wish.notPlayable", { name }));
      this.#rows("lines", []);
      this.#prove(report);
    } catch (error) {
      if (asked === this.#asked) fill(this, { scriptBy: sentence(error) });
    }
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
    this.#rows("lines", lines.map(({ when, text, by }) => ({ when, text, by })));
    this.#prove(report, problems);
    part(this, "[data-part=script]", HTMLElement).hidden = !model;
  }

  /**
   * How a script went on rehearsals, and what is wrong with it.
   * @param {Report} report
   * @param {string[]} [problems]
   */
  #prove(report, problems = []) {
    const wrong = report.findings.map(({ message, problem }) => (message ? `${message}: ${problem}` : problem));
    enumerate(part(this, "[data-part=problems]", HTMLElement), [...problems, ...wrong]);
    const runs = report.runs.map(({ name, lines: said, perKilometer, longestSilence }) => ({
      name,
      said: String(said),
      perKilometer: String(perKilometer),
      silence: word("wish.seconds", { seconds: longestSilence }),
    }));
    this.#rows("runs", runs);
    part(this, "[data-part=script]", HTMLElement).hidden = false;
  }

  /**
   * @param {string} name
   * @param {Record<string, string>[]} rows
   */
  #rows(name, rows) {
    const body = part(this, `[data-part=${name}]`, HTMLElement);
    body.closest("table")?.toggleAttribute("hidden", rows.length === 0);
    body.replaceChildren(
      ...rows.map((texts) => {
        const row = stamp(this, `[data-template=${name}]`);
        fill(row, texts);
        return row;
      }),
    );
  }

  /** @param {string} by */
  #draw(by) {
    announce(this, "script-chosen");
    fill(this, { scriptBy: by });
    const has = this.#script !== null;
    const isSaved = this.#own.value !== "";
    this.#press("write").hidden = has || !this.#hasModel;
    this.#press("again").hidden = !has || isSaved || !this.#hasModel;
    this.#press("drop").hidden = !has;
    part(this, "[data-part=naming]", HTMLElement).hidden = !has || isSaved;
    part(this, "[data-part=script]", HTMLElement).hidden = !has;
    part(this, "[data-part=problems]", HTMLElement).hidden = true;
  }

  get #own() {
    return part(this, "[data-part=saved] select", HTMLSelectElement);
  }

  get #name() {
    return part(this, "[data-part=naming] input", HTMLInputElement);
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
