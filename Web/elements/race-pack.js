// @ts-check
/**
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../run/session.js").Session} Session
 */
import { coachLanguage } from "../language.js";
import { fill, part } from "../parts.js";
import { Server } from "../server.js";
import { dayBefore } from "../run/day-before.js";
import { PackShelf } from "../sound/pack-shelf.js";

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
    if (plan) await this.#shelf.begin({ plan: inOneText(plan), seed: plan.seed, lines });
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
  // Packs that were made before coaches spoke other languages stay of use.
  return JSON.stringify(language === "en" ? words : [...words, language]);
}

customElements.define("race-pack", RacePack);
