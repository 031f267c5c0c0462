// @ts-check
/**
 * @typedef {import("../../gym/contract.js").ExerciseDay} ExerciseDay
 * @typedef {import("../../gym/contract.js").Next} Next
 * @typedef {import("../../gym/contract.js").Progress} Progress
 * @typedef {import("./daily-challenge.js").DailyChallenge} DailyChallenge
 * @typedef {import("./exercise-card.js").ExerciseCard} ExerciseCard
 * @typedef {import("./line-chart.js").LineChart} LineChart
 */
import { headStart } from "../../ahead.js";
import { forgotten, logAhead } from "../../gym/log-ahead.js";
import { locale } from "../../language.js";
import { now } from "../../now.js";
import { once } from "../../once.js";
import { PageElement } from "../../page-element.js";
import { define, enumerate, fill, item, links, list, part, stamp, tabulate } from "../../parts.js";
import { word } from "../../word.js";

/** How many workouts are listed at first. */
const SOME = 20;

/** How many exercises of the catalog are listed at once. */
const FOUND = 12;

/** @param {string} name */
const leadTo = (name) => ({ title: name, to: `#${encodeURIComponent(name)}` });

/** @param {Progress["records"][number]} record */
const recordWords = ({ words, date }) => `${words} (${date})`;

/**
 * The log of the gym: the week, the workouts, and each exercise with its records and what is next. Every
 * figure that has to be reckoned comes from the core.
 */
export class GymLog extends PageElement {
  /** The core, with the log in its hands; it comes after the log as the server knows it. */
  #ready = once(() => this.#prepare());
  /** The exercise that is wanted, and the one that is shown; none: the log. */
  #exercise = "";
  #shown = "";
  /** How many workouts are listed. */
  #count = SOME;
  /** How often the page has turned; what was begun before the last turn is not shown any more. */
  #turn = 0;

  connectedCallback() {
    this.press("[data-do=older]", () => {
      this.#count += SOME * 2;
      this.#follow();
    });
    this.press("[data-do=leave]", () => history.back());
    addEventListener("hashchange", () => this.#follow());
    part(this, "[name=exerciseWords]", HTMLElement).addEventListener("input", () => this.#search());
    part(this, "[role=search]", HTMLFormElement).addEventListener("submit", (event) => event.preventDefault());
    for (const name of ["rule", "sets", "reps"]) {
      part(this, `[name=${name}]`, HTMLElement).addEventListener("change", () => this.#advise(true));
    }
    this.#try(() => this.#load()).finally(() => this.removeAttribute("aria-busy"));
  }

  async #load() {
    const { session, library } = await this.#ready();
    await import("./daily-challenge.js");
    const challenge = /** @type {DailyChallenge} */ (part(this, "daily-challenge", HTMLElement));
    challenge.begin(session, library.store);
    await this.#follow();
    // Who turns to an exercise then waits for no script.
    await Promise.all([import("./insight-words.js"), import("./exercise-card.js"), import("./line-chart.js")]);
  }

  async #prepare() {
    await headStart(this.#foresee());
    const [{ GymSession }, { Library }] = await Promise.all([import("../../gym/gym-session.js"), import("../../gym/library.js")]);
    const session = new GymSession();
    const library = new Library(session);
    await library.load(false);
    return { session, library };
  }

  /** Shows the log as the server knows it, until the core is here with what this device alone knows. */
  async #foresee() {
    const [progress, gone] = await Promise.all([logAhead, forgotten]);
    // The server still counts what was taken out of this device's log: it must not come back for a moment.
    if (!progress || gone?.length || "drawn" in this.dataset || location.hash) return;
    this.#drawLog(progress);
  }

  /** Shows what the address names: the log, or one exercise. */
  async #follow() {
    const turn = (this.#turn += 1);
    this.#exercise = decodeURIComponent(location.hash.slice(1));
    const view = this.#exercise ? "exercise" : "log";
    const { library } = await this.#ready();
    const wish = await library.wish();
    const progress = await library.progress({
      limit: this.#count,
      checkIns: await library.checkIns(),
      ...(wish.weeklyGoal && { weeklyGoal: wish.weeklyGoal }),
      ...(this.#exercise && { exercise: this.#exercise }),
    });
    if (turn !== this.#turn) return;
    if (this.#exercise) await this.#drawExercise(progress);
    else this.#drawLog(progress);
    if (!this.#exercise) await this.#search();
    if (turn !== this.#turn) return;
    this.turnTo(view);
    // Who has scrolled meanwhile stays where they are.
    if (this.#shown !== this.#exercise) this.begin(view);
    this.#shown = this.#exercise;
  }

  /** @param {Progress} progress */
  #drawLog(progress) {
    this.dataset.drawn = "";
    const { week, streak, standstill, deload, records, log: shown } = progress;
    const [{ low, high }] = week;
    fill(this, {
      week: shown?.week ?? "",
      streak: streak.words,
      deload: deload ?? "",
      band: word("log.band", { low, high }),
    });
    part(this, "[data-part=deload]", HTMLElement).hidden = !deload;
    const still = part(this, ".standstill", HTMLElement);
    still.hidden = standstill.length === 0;
    still.replaceChildren(...standstill.map(item));
    const log = part(this, "[data-view=log] details", HTMLElement);
    const trained = week.filter(({ sets: some }) => some > 0);
    tabulate(log, trained.map(({ muscle, sets: some }) => [muscle, some.toLocaleString(locale)]));
    this.#drawSessions(shown?.sessions ?? []);
    part(this, "[data-do=older]", HTMLElement).hidden = !shown?.older;
    const names = shown?.exercises ?? [];
    links(part(this, "[data-part=exercises]", HTMLElement), names.map(leadTo));
    enumerate(part(this, "[data-part=records]", HTMLElement), records.map(recordWords));
  }

  /** Lists what the catalog has for the words that are typed. */
  async #search() {
    const { session } = await this.#ready();
    const words = part(this, "[name=exerciseWords]", HTMLInputElement).value;
    /** @type {import("../../gym/contract.js").FoundExercises} */
    const { count, exercises } = await session.ask({ do: "exercises", words, limit: FOUND });
    const section = part(this, "[data-part=catalog]", HTMLElement);
    links(section, exercises.map(leadTo));
    section.hidden = count === 0 && words === "";
    const some = { shown: String(exercises.length), count: String(count) };
    fill(this, { catalogCount: count > exercises.length ? word("exercise.some", some) : word("exercise.count", some) });
  }

  /** @param {NonNullable<Progress["log"]>["sessions"]} sessions */
  #drawSessions(sessions) {
    part(this, "[data-part=no-sessions]", HTMLElement).hidden = sessions.length > 0;
    list(part(this, ".sessions", HTMLElement), sessions, ({ id, title, facts, exercises, notes }) => {
      const entry = stamp(this, "[data-template=session]");
      fill(entry, { title, facts });
      define(part(entry, "dl", HTMLElement), exercises);
      part(entry, ".notes", HTMLElement).replaceChildren(...notes.map(item));
      const remove = part(entry, "button", HTMLButtonElement);
      remove.addEventListener("click", async () => {
        if (remove.dataset.sure) {
          await (await this.#ready()).library.forget(id);
          await this.#follow();
          part(this, "[data-view=log] h1", HTMLElement).focus({ preventScroll: true });
        }
        remove.dataset.sure = "yes";
        remove.textContent = word("log.removeSure");
      });
      return entry;
    });
  }

  /** @param {Progress} progress */
  async #drawExercise({ history = [], records }) {
    fill(this, { exercise: this.#exercise });
    const { session, library } = await this.#ready();
    await Promise.all([library.complete(), import("./exercise-card.js"), import("./line-chart.js")]);
    const { equipment } = await library.wish();
    const wanted = { exercise: this.#exercise, ...(equipment && { equipment }) };
    const { exercise } = await session.ask({ do: "exercise", ...wanted });
    /** @type {ExerciseCard} */ (part(this, "exercise-card", HTMLElement)).exercise = exercise;
    await this.#advise(false);
    const points = history.flatMap(({ day, date, best }) =>
      best ? [{ at: day, label: date, value: best.value, words: best.words }] : [],
    );
    part(this, "[data-part=chart]", HTMLElement).hidden = points.length === 0;
    /** @type {LineChart} */ (part(this, "line-chart", HTMLElement)).points = points;
    enumerate(part(this, "[data-part=own-records]", HTMLElement), records.map(recordWords));
    const days = part(this, "[data-part=days]", HTMLElement);
    const rows = [...history].reverse().map(({ date, sets: done, best }) => [
      ...[date, done.join(", "), best ? best.words : "–"],
    ]);
    tabulate(days, rows);
  }

  /**
   * What is next of the exercise, by the rule that is chosen for it.
   * @param {boolean} isTyped Whether the fields say which.
   */
  async #advise(isTyped) {
    const fields = {
      rule: part(this, "[name=rule]", HTMLSelectElement),
      sets: part(this, "[name=sets]", HTMLInputElement),
      reps: part(this, "[name=reps]", HTMLInputElement),
    };
    const [rule, sets, reps] = [fields.rule.value, fields.sets.value, fields.reps.value];
    const typed = isTyped ? { typed: { rule, sets, reps } } : {};
    const { session, library } = await this.#ready();
    const rules = (await library.store.noted("rules")) ?? {};
    const here = await library.here();
    part(this, "[data-text=problem]", HTMLElement).hidden = true;
    await this.#try(async () => {
      /** @type {Next} */
      const { words, why, chosen, rules: kept } = await session.ask({
        ...{ do: "next", ...now(), exercise: this.#exercise, rules, ...typed, ...here },
      });
      fill(this, { next: words, why });
      fields.rule.value = chosen.rule;
      fields.sets.value = String(chosen.sets);
      fields.reps.value = String(chosen.reps);
      if (isTyped) await library.prefer("rules", kept);
    });
  }

  /** @param {() => Promise<unknown>} work */
  #try(work) {
    return this.attempt(work, (problem) => {
      fill(this, { problem });
      part(this, "[data-text=problem]", HTMLElement).hidden = false;
    });
  }
}

customElements.define("gym-log", GymLog);
