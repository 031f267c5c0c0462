// @ts-check
/**
 * @typedef {import("../../contract.js").Plan} Plan
 * @typedef {import("../../run/session.js").Session} Session
 */
import { RecordClient } from "../../history/record-client.js";
import { coachLanguage } from "../../language.js";
import { dayOf } from "../../moments.js";
import { fill, part } from "../../parts.js";
import { Server } from "../../server.js";
import { dayBefore } from "../../run/day-before.js";
import { PackShelf } from "../../sound/pack-shelf.js";
import { word } from "../../word.js";

/** How many sounds are asked for at the same time. */
const ABREAST = 2;

/**
 * The race pack: how many of its sounds this device has, a button that makes the rest, and what to look
 * at the day before.
 */
export class RacePack extends HTMLElement {
  #server = new Server();
  #shelf = new PackShelf(coachLanguage);
  /** @type {Session | null} */
  #session = null;
  /** @type {() => Promise<Plan | null>} */
  #planned = async () => null;
  #isBusy = false;

  connectedCallback() {
    part(this, "[data-do=make]", HTMLButtonElement).addEventListener("click", () => this.#make());
  }

  /**
   * @param {Session} session
   * @param {() => Promise<Plan | null>} planned What the form says.
   */
  wire(session, planned) {
    this.#session = session;
    this.#planned = planned;
  }

  /** Looks how much of the pack is here. */
  async look() {
    if (this.hidden || this.#isBusy) return;
    await this.#shelf.look();
    const [plan, list] = await Promise.all([this.#planned(), this.#shelf.list()]);
    const lines = plan && list?.plan === inOneText(plan) ? list.lines : [];
    await this.#show(lines, await this.#missing(lines));
    this.#showProof(plan, list?.proof ?? null);
  }

  /**
   * The plan with the words of its pack, if that was made of it.
   * @param {Plan} plan
   */
  async settled(plan) {
    const list = this.hidden ? null : await this.#shelf.list();
    return list?.plan === inOneText(plan) ? { ...plan, seed: list.seed } : plan;
  }

  /** @param {string[]} lines */
  async #missing(lines) {
    const here = await Promise.all(lines.map((line) => this.#shelf.has(line)));
    return lines.filter((_, place) => !here[place]);
  }

  async #make() {
    const button = part(this, "[data-do=make]", HTMLButtonElement);
    this.#isBusy = button.disabled = true;
    part(this, "[data-part=problem]", HTMLElement).hidden = true;
    await this.#shelf.look();
    const plan = await this.#planned();
    const lines = (plan && (await this.#session?.pack(plan))) ?? [];
    const proof = plan && (await this.#proved(plan));
    if (plan) await this.#shelf.begin({ plan: inOneText(plan), seed: plan.seed, lines, proof });
    this.#showProof(plan, proof);
    const missing = await this.#missing(lines);
    const left = [...missing];
    const fetchNext = async () => {
      for (let line = missing.shift(); line !== undefined; line = missing.shift()) {
        const response = await this.#server.speech(line, coachLanguage);
        if (!response || !(await this.#shelf.keep(line, response))) return;
        left.splice(left.indexOf(line), 1);
        this.#count(lines.length, left.length);
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, fetchNext));
    this.#isBusy = button.disabled = false;
    part(this, "[data-part=problem]", HTMLElement).hidden = left.length === 0;
    await this.#show(lines, left);
  }

  /**
   * Has the server rehearse the script of a plan; nothing where the coach finds the words, or nobody answers.
   * @param {Plan} plan
   * @returns {Promise<import("../../sound/pack-shelf.js").PackProof | null>}
   */
  async #proved({ script }) {
    if (!script) return null;
    try {
      /** @type {import("../mind/script-wish.js").Report} */
      const { isPlayable, runs, findings } = await new RecordClient().send("api/v1/mind/proof", "POST", script);
      const named = runs.map(({ name }) => name);
      const wrong = findings.map(({ problem }) => problem);
      return { script: JSON.stringify(script), provedAt: Date.now(), runs: named, findings: wrong, isPlayable };
    } catch {
      return null;
    }
  }

  /**
   * @param {Plan | null} plan
   * @param {import("../../sound/pack-shelf.js").PackProof | null} proof
   */
  #showProof(plan, proof) {
    const item = part(this, "[data-check=proof]", HTMLElement);
    item.hidden = !plan?.script;
    if (!plan?.script) return;
    const isSame = proof?.script === JSON.stringify(plan.script);
    const state = !proof ? "bad" : !isSame ? "changed" : proof.isPlayable ? "good" : "failed";
    item.dataset.good = String(state === "good");
    for (const name of ["good", "changed", "failed", "bad"]) {
      part(item, `[data-says=${name}]`, HTMLElement).hidden = name !== state;
    }
    const by = proof && word("wish.provedBy", { day: dayOf(new Date(proof.provedAt)), runs: proof.runs.join("; ") });
    fill(item, { provedBy: [by ?? "", ...(isSame && proof ? proof.findings : [])].join(" ") });
  }

  /**
   * @param {string[]} lines
   * @param {string[]} missing
   */
  async #show(lines, missing) {
    this.#count(lines.length, missing.length);
    for (const [name, isGood] of Object.entries(await dayBefore())) {
      const item = part(this, `[data-check=${name}]`, HTMLElement);
      item.dataset.good = String(isGood);
      part(item, "[data-says=good]", HTMLElement).hidden = !isGood;
      part(item, "[data-says=bad]", HTMLElement).hidden = isGood;
    }
  }

  /**
   * @param {number} wanted
   * @param {number} missing
   */
  #count(wanted, missing) {
    fill(this, { packReady: String(wanted - missing), packWanted: String(wanted) });
    const progress = part(this, "progress", HTMLProgressElement);
    progress.max = Math.max(1, wanted);
    progress.value = wanted - missing;
    const state = wanted === 0 ? "none" : missing === 0 ? "whole" : "partial";
    this.dataset.state = state;
    for (const name of ["none", "partial", "whole"]) {
      part(this, `[data-part=${name}]`, HTMLElement).hidden = name !== state;
    }
    progress.hidden = state === "none";
    part(this, "[data-do=make]", HTMLElement).hidden = state === "whole";
  }
}

/**
 * What of a plan decides which words are said.
 * @param {Plan} plan
 */
function inOneText(plan) {
  const { coach, swearing, goal, targetPaceSecPerKm, units, talk, withoutTopics, race, cueScheme, language } = plan;
  const words = [coach, swearing, goal, targetPaceSecPerKm, units, talk, withoutTopics, race, cueScheme];
  // Packs that were made before coaches spoke other languages, or without a script, stay of use.
  const more = [...(language === "en" ? [] : [language]), ...(plan.script ? [plan.script] : [])];
  return JSON.stringify([...words, ...more]);
}

customElements.define("race-pack", RacePack);
