// @ts-check
/**
 * @typedef {{id: string, title: string, kind: "run" | "workout", workout?: string, day: string, time?: string,
 *   outcome: "planned" | "done" | "skipped" | "missed", words: string, entry?: string}} PlannedRow
 * @typedef {{day: string, label: string, isToday?: boolean, sessions: PlannedRow[]}} PlannedDay
 * @typedef {{days: PlannedDay[], canUndo: boolean}} Plan
 */
import { RecordClient } from "../history/record-client.js";
import { announce, fill, part, sentence, stamp } from "../parts.js";
import { word } from "../word.js";

const PATH = "api/v1/plan";

/**
 * The plan of the week: what is meant on which day, with what became of it. Runs are planned here, workouts
 * where they are found. It dispatches `plan-changed`, and reads the plan anew when asked to.
 */
export class WeekPlan extends HTMLElement {
  #record = new RecordClient();

  connectedCallback() {
    const form = part(this, "form.add", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#add(form);
    });
    part(this, "[data-do=undo]", HTMLElement).addEventListener("click", () =>
      this.#change({ undo: true }, word("record.restored"), false),
    );
    void this.#load();
  }

  async #load() {
    // A device that is not paired, or has never seen the record, has no plan to show.
    const answer = await this.#record.get(PATH).catch(() => null);
    if (answer) this.#show(answer.value);
    this.hidden = answer === null;
  }

  /** @param {HTMLFormElement} form */
  async #add(form) {
    const { title, day, time } = Object.fromEntries(new FormData(form));
    const put = { title, kind: "run", day, ...(time && { time }) };
    if (!(await this.#change({ put }, word("week.planned", { name: String(title) })))) return;
    form.reset();
    this.#suggestDay();
  }

  /**
   * Changes the plan and shows what it is then.
   * @param {object} change
   * @param {string} done What is said then.
   * @param {boolean} [offersUndo]
   * @returns {Promise<boolean>} Whether it was changed.
   */
  async #change(change, done, offersUndo = true) {
    try {
      await this.#record.send(PATH, "POST", change);
      // What was changed may lie outside the days that the answer has.
      this.#show((await this.#record.get(PATH)).value);
      this.#say(done, "", offersUndo);
      announce(this, "plan-changed");
      return true;
    } catch (error) {
      this.#say("", sentence(error), false);
      return false;
    }
  }

  /**
   * @param {string} planDone
   * @param {string} planProblem
   * @param {boolean} offersUndo
   */
  #say(planDone, planProblem, offersUndo) {
    fill(this, { planDone, planProblem });
    part(this, "[data-text=planProblem]", HTMLElement).hidden = planProblem === "";
    const undo = part(this, "[data-do=undo]", HTMLButtonElement);
    undo.hidden = !offersUndo;
    if (offersUndo) undo.focus();
  }

  /** @param {Plan} plan */
  #show({ days }) {
    const today = days.find(({ isToday }) => isToday)?.day ?? "";
    this.dataset.today = today;
    // Today stands there in any case, another day if something is planned: seven empty rows say nothing.
    const shown = days.filter(({ isToday, sessions }) => isToday || sessions.length > 0);
    part(this, ".days", HTMLElement).replaceChildren(...shown.map((day) => this.#day(day)));
    this.#suggestDay();
  }

  /** Suggests today for a new run. */
  #suggestDay() {
    const field = part(this, "form.add [name=day]", HTMLInputElement);
    if (!field.value) field.value = this.dataset.today ?? "";
  }

  /** @param {PlannedDay} day */
  #day({ label, isToday, sessions }) {
    const entry = stamp(this, "template[data-part=day]");
    fill(entry, { label });
    entry.classList.toggle("today", isToday === true);
    part(entry, "ul", HTMLElement).replaceChildren(...sessions.map((session) => this.#session(session)));
    part(entry, ".free", HTMLElement).hidden = sessions.length > 0;
    return entry;
  }

  /** @param {PlannedRow} session */
  #session(session) {
    const { id, title, workout, kind, outcome, words, entry } = session;
    const row = stamp(this, "template[data-part=session]");
    fill(row, { title, words });
    row.dataset.outcome = outcome;
    const link = part(row, "a", HTMLAnchorElement);
    if (entry) link.href = `history.html#${encodeURIComponent(entry)}`;
    else if (workout) link.href = `gym.html?workout=${encodeURIComponent(workout)}`;
    else if (kind === "run") link.href = "./?start=run";
    part(row, "summary", HTMLElement).setAttribute("aria-label", word("week.changeNamed", { name: title }));
    const form = part(row, "form", HTMLFormElement);
    part(form, "[name=day]", HTMLInputElement).value = session.day;
    part(form, "[name=time]", HTMLInputElement).value = session.time ?? "";
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const { day, time } = Object.fromEntries(new FormData(form));
      const move = { move: id, day, ...(time && { time }) };
      void this.#change(move, word("week.moved", { name: title }));
    });
    const skip = part(row, "[data-do=skip]", HTMLButtonElement);
    const isSkipped = outcome === "skipped";
    skip.textContent = word(isSkipped ? "week.again" : "week.skip");
    skip.addEventListener("click", () =>
      this.#change(
        isSkipped ? { unskip: id } : { skip: id },
        word(isSkipped ? "week.plannedAgain" : "week.skipped", { name: title }),
      ),
    );
    part(row, "[data-do=remove]", HTMLElement).addEventListener("click", () =>
      this.#change({ remove: id }, word("week.removed", { name: title })),
    );
    return row;
  }
}

customElements.define("week-plan", WeekPlan);
