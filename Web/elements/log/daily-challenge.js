// @ts-check
/**
 * @typedef {import("../../gym/gym-session.js").GymSession} GymSession
 * @typedef {import("../../gym/gym-store.js").GymStore} GymStore
 */
import { ChallengeDesk } from "../../gym/challenge-desk.js";
import { now } from "../../now.js";
import { fill, part } from "../../parts.js";
import { word } from "../../word.js";

/**
 * So many of one exercise a day, counted whenever some are done. The core adds up; this keeps each press
 * as an entry of its own, so that none is lost and each can be undone.
 */
export class DailyChallenge extends HTMLElement {
  /** @type {GymSession | null} */
  #session = null;
  /** @type {GymStore | null} */
  #store = null;
  /** @type {ChallengeDesk | null} */
  #desk = null;
  /** What is counted, and how many a day. */
  #chosen = { exercise: "", goal: 0 };
  /** What was added since the page was loaded, for undoing. */
  #added = /** @type {{id: string, count: number}[]} */ ([]);

  connectedCallback() {
    fill(this, { done: "0", goal: this.#field("challengeGoal").value });
  }

  /**
   * @param {GymSession} session
   * @param {GymStore} store
   */
  async begin(session, store) {
    this.#session = session;
    this.#store = store;
    const desk = (this.#desk = new ChallengeDesk(store, session));
    await this.#showChosen();
    for (const button of this.querySelectorAll("[data-add]")) {
      button.addEventListener("click", () => this.#add(Number(button.getAttribute("data-add"))));
    }
    part(this, "[data-do=undo]", HTMLElement).addEventListener("click", () => {
      const last = this.#added.pop();
      if (last) this.#add(-last.count, last.id);
    });
    part(this, "form", HTMLFormElement).addEventListener("change", async () => {
      const [exercise, goal] = ["challengeExercise", "challengeGoal"].map((name) => this.#field(name).value);
      await desk.choose({ exercise: exercise.trim(), goal });
      await this.#showChosen();
      await this.render();
      await this.#meet();
    });
    part(this, "form", HTMLFormElement).addEventListener("submit", (event) => event.preventDefault());
    await this.render();
    await this.#meet();
    addEventListener("online", () => this.#meet());
  }

  /** Shows what is counted; a field that is left empty shows it again. */
  async #showChosen() {
    const chosen = await this.#desk?.chosen();
    if (!chosen) return;
    const { exercise, goal } = chosen;
    this.#chosen = { exercise, goal };
    this.#field("challengeExercise").value = exercise;
    this.#field("challengeGoal").value = String(goal);
  }

  /** What the other devices have counted comes in, and what was counted here goes out. */
  async #meet() {
    const isKnown = (await this.#desk?.meet()) ?? false;
    const waiting = ((await this.#store?.entries()) ?? []).some(({ isWaiting }) => isWaiting);
    part(this, "[data-part=only-here]", HTMLElement).hidden = !waiting;
    if (!isKnown) return;
    await this.#showChosen();
    await this.render();
  }

  async render() {
    const entries = (await this.#store?.entries()) ?? [];
    /** @type {import("../../gym/contract.js").Challenge} */
    const challenge = await this.#session?.ask({
      ...{ do: "challenge", ...now(), ...this.#chosen, entries },
    });
    const { done, goal, days } = challenge;
    const run = days > 1 ? word("challenge.days", { days }) : "";
    fill(this, { done: String(done), goal: String(goal), days: run });
    const bar = part(this, "progress", HTMLProgressElement);
    bar.max = goal;
    bar.value = Math.max(0, Math.min(goal, done));
    part(this, "[data-do=undo]", HTMLButtonElement).disabled = this.#added.length === 0;
  }

  /**
   * @param {number} count
   * @param {string} [undoes] What it takes back.
   */
  async #add(count, undoes) {
    const { now: at, utcOffsetMinutes } = now();
    const id = crypto.randomUUID();
    const { exercise } = this.#chosen;
    await this.#desk?.add({ id, exercise, at, utcOffsetMinutes, count, undoes });
    if (!undoes) this.#added.push({ id, count });
    await this.render();
    await this.#meet();
  }

  /** @param {string} name */
  #field(name) {
    return part(this, `[name=${name}]`, HTMLInputElement);
  }
}

customElements.define("daily-challenge", DailyChallenge);
