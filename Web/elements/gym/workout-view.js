// @ts-check
/**
 * @typedef {import("../../gym/contract.js").Advice} Advice
 * @typedef {import("../../gym/contract.js").Memory} Memory
 * @typedef {import("../../gym/contract.js").Section} Section
 * @typedef {import("../../gym/contract.js").Workout} Workout
 *
 * @typedef {object} ShownWorkout
 * @property {Workout} workout
 * @property {string} text
 * @property {string} origin
 * @property {string} reason
 * @property {boolean} isOwn
 * @property {(Advice & {exercise: string})[]} advice
 * @property {{moment: string, text: string}[]} cues
 */
import { announce, fill, part, stamp } from "../../parts.js";
import { runWorkout } from "../../run/handed-over.js";
import { settings } from "../../settings.js";
import { PlanDay } from "./plan-day.js";

/**
 * Shows a workout before its start. It dispatches `workout-leave`, `workout-edit`, `workout-remove`,
 * `plates-wanted` with what was typed, and `workout-start` with what shall be heard.
 */
export class WorkoutView extends HTMLElement {
  /** @type {ShownWorkout | null} */
  #shown = null;

  /** Starts what is shown, as if its button had been pressed. */
  start() {
    part(this, "[data-do=start]", HTMLButtonElement).click();
  }

  connectedCallback() {
    for (const name of ["leave", "edit", "remove"]) {
      this.#press(name, () => announce(this, `workout-${name}`));
    }
    this.#press("run", () => {
      const { workout, text } = this.#shown ?? {};
      if (workout && text) runWorkout({ name: workout.id, text });
    });
    this.#press("start", () => {
      announce(this, "workout-start", { ...this.#choices, choices: this.#chosen });
    });
    const byDefault = this.#box("speaksByDefault");
    const values = settings.get();
    byDefault.checked = values.gymSpeaks !== "off";
    this.#box("startsClocks").checked = values.gymStartsClocks === "on";
    byDefault.addEventListener("change", () => {
      settings.set({ gymSpeaks: byDefault.checked ? "on" : "off" });
      this.#box("speaks").checked = byDefault.checked;
    });
    this.#box("startsClocks").addEventListener("change", () => {
      settings.set({ gymStartsClocks: this.#box("startsClocks").checked ? "on" : "off" });
    });
    for (const name of ["gymCoach", "gymTalk"]) {
      const select = this.#select(name);
      select.addEventListener("change", () => settings.set({ [name]: select.value }));
    }
    this.#select("gymTalk").value = values.gymTalk || "normal";
    const plates = part(this, ".plates form", HTMLFormElement);
    this.#put("unit", values.gymUnit ?? "kg");
    this.#put("bar", values.gymBar ?? "");
    this.#put("rack", values.gymRack ?? "");
    plates.addEventListener("submit", (event) => event.preventDefault());
    plates.addEventListener("input", () => this.#askPlates());
  }

  /** @param {ShownWorkout} shown */
  set shown(shown) {
    this.#shown = shown;
    part(this, "plan-day", PlanDay).workout = shown.workout;
    this.#box("speaks").checked = settings.get().gymSpeaks !== "off";
    this.problem = null;
    this.render();
  }

  /** @param {{id: string, name: string}[]} coaches Who may have a word in a workout. */
  set coaches(coaches) {
    const select = this.#select("gymCoach");
    select.append(...coaches.map(({ id, name }) => new Option(name, id)));
    select.value = settings.get().gymCoach ?? "";
  }

  /** @param {string | null} problem */
  set problem(problem) {
    part(this, "[data-text=problem]", HTMLElement).hidden = !problem;
    fill(this, { problem: problem ?? "" });
  }

  /** @param {import("../../gym/contract.js").TrainingPlace} place Where somebody trains: its bar and plates. */
  set place({ bar, plates }) {
    this.#put("bar", bar);
    this.#put("rack", plates);
  }

  /**
   * The plates of a weight, or why there are none.
   * @param {import("../../gym/contract.js").Plates | {problem: string}} plates
   */
  set plates(plates) {
    const problem = "problem" in plates ? plates.problem : "";
    part(this, "[data-text=platesProblem]", HTMLElement).hidden = problem === "";
    const { words, warmUp } = "words" in plates ? plates : { words: "", warmUp: [] };
    fill(this, { side: words, platesProblem: problem });
    part(this, ".ramp", HTMLElement).replaceChildren(
      ...warmUp.map(({ words: rung }) => {
        const item = document.createElement("li");
        item.textContent = rung;
        return item;
      }),
    );
  }

  get #choices() {
    const on = (/** @type {string} */ name) => this.#box(name).checked;
    const coach = this.#select("gymCoach").value;
    const talk = this.#select("gymTalk").value;
    return { speaks: on("speaks"), startsClocks: on("startsClocks"), talk, ...(coach && { coach }) };
  }

  render() {
    const shown = this.#shown;
    if (!shown) return;
    const { workout, text, origin, reason, isOwn, advice, cues } = shown;
    fill(this, { title: workout.title, facts: workout.facts, summary: workout.summary, text });
    fill(this, { origin, reason });
    part(this, "[data-text=reason]", HTMLElement).hidden = reason === "";
    part(this, "[data-do=remove]", HTMLElement).hidden = !isOwn;
    part(this, "[data-do=run]", HTMLElement).hidden = workout.category !== "run";
    const parts = part(this, ".parts", HTMLElement);
    parts.replaceChildren(...workout.sections.map((section, number) => this.#section(section, number)));
    this.#drawAdvice(advice);
    part(this, ".cues ol", HTMLElement).replaceChildren(
      ...cues.slice(0, 400).map(({ moment: when, text: words }) => {
        const item = document.createElement("li");
        const moment = document.createElement("b");
        moment.textContent = when;
        item.append(moment, ` ${words}`);
        return item;
      }),
    );
  }

  /** @param {ShownWorkout["advice"]} advice */
  #drawAdvice(advice) {
    part(this, ".next", HTMLElement).hidden = advice.length === 0;
    part(this, ".advice", HTMLElement).replaceChildren(
      ...advice.map(({ exercise, why, words: next }) => {
        const item = document.createElement("li");
        const name = document.createElement("strong");
        const words = document.createElement("span");
        name.textContent = `${exercise}: ${next}`;
        words.textContent = why;
        item.append(name, words);
        return item;
      }),
    );
  }

  /**
   * @param {Section} section
   * @param {number} number
   */
  #section({ heading, length, cues, items, choices = [] }, number) {
    const section = stamp(this, "[data-template=part]");
    fill(section, { label: heading, when: length, cues: cues.join(" ") });
    part(section, ".hint", HTMLElement).hidden = cues.length === 0;
    const select = part(section, "select", HTMLSelectElement);
    select.dataset.section = String(number);
    select.replaceChildren(...choices.map((words, choice) => new Option(words, String(choice))));
    part(section, ".field", HTMLElement).hidden = choices.length === 0;
    part(section, "ul", HTMLElement).append(
      ...items.map(({ exercise, dose = "", tag, known }) => {
        const item = stamp(this, "[data-template=item]");
        if (known) part(item, "a", HTMLAnchorElement).href = `gym-log.html#${encodeURIComponent(known)}`;
        fill(item, { name: tag ? `${tag} ${exercise}` : exercise, dose });
        return item;
      }),
    );
    return section;
  }

  /** What is chosen where a heading leaves a choice. */
  get #chosen() {
    const selects = [.../** @type {NodeListOf<HTMLSelectElement>} */ (this.querySelectorAll("[data-section]"))];
    return selects
      .map(({ dataset, value }) => ({ section: Number(dataset.section), choice: Number(value) }))
      .filter(({ choice }) => choice > 0);
  }

  #askPlates() {
    const text = (/** @type {string} */ name) => this.#field(name).value.trim();
    const [weight, unit, bar, rack] = ["weight", "unit", "bar", "rack"].map(text);
    settings.set({ gymUnit: unit, gymBar: bar, gymRack: rack });
    if (weight) announce(this, "plates-wanted", { weight, unit, bar, rack });
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  #put(name, value) {
    this.#field(name).value = value;
  }

  /**
   * @param {string} name
   * @returns {HTMLInputElement | HTMLSelectElement}
   */
  #field(name) {
    const field = part(this, ".plates form", HTMLFormElement).elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field;
    throw new Error(`there is no field ${name}`);
  }

  /** @param {string} name */
  #box(name) {
    return part(this, `[name=${name}]`, HTMLInputElement);
  }

  /** @param {string} name */
  #select(name) {
    return part(this, `select[name=${name}]`, HTMLSelectElement);
  }

  /**
   * @param {string} name
   * @param {() => void} act
   */
  #press(name, act) {
    part(this, `[data-do=${name}]`, HTMLButtonElement).addEventListener("click", act);
  }
}

customElements.define("workout-view", WorkoutView);
