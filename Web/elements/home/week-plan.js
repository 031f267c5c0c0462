// @ts-check
/**
 * @typedef {{id: string, title: string, kind: "run" | "workout", workout?: string, day: string, time?: string,
 *   outcome: "planned" | "done" | "skipped" | "missed", words: string, entry?: string}} PlannedRow
 * @typedef {{day: string, label: string, isToday?: boolean, sessions: PlannedRow[]}} PlannedDay
 * @typedef {{days: PlannedDay[], canUndo: boolean}} Plan
 * @typedef {{id: string, clash?: string, slots: {time: string, words: string}[]}} Suggestion
 * @typedef {import("./day-events.js").Events & {day: string, label: string, isToday?: boolean,
 *   sessions: Suggestion[]}} AgendaDay
 * @typedef {{calendars: number, days: AgendaDay[]}} Agenda
 */
import { RecordClient } from "../../history/record-client.js";
import { announce, fill, part, sentence, stamp } from "../../parts.js";
import { word } from "../../word.js";
import { DayEvents } from "./day-events.js";

const PATH = "api/v1/plan";

/**
 * The plan of the week: what is meant on which day, with what became of it, beside what the calendars say.
 * Runs are planned here, workouts where they are found. It dispatches `plan-changed`, and reads the plan
 * anew when asked to.
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
    const [answer, agenda] = await Promise.all([this.#record.get(PATH).catch(() => null), this.#agenda()]);
    if (answer) this.#show(answer.value, agenda);
    this.hidden = answer === null;
  }

  /**
   * The days beside the calendars, which are not kept here; nothing without the server.
   * @returns {Promise<Agenda | null>}
   */
  #agenda() {
    return this.#record.peek(`${PATH}/agenda`).catch(() => null);
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
      const [{ value }, agenda] = await Promise.all([this.#record.get(PATH), this.#agenda()]);
      this.#show(value, agenda);
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

  /**
   * @param {Plan} plan
   * @param {Agenda | null} agenda
   */
  #show({ days }, agenda) {
    const today = days.find(({ isToday }) => isToday)?.day ?? "";
    this.dataset.today = today;
    const beside = new Map(agenda?.days.map((day) => [day.day, day]));
    const planned = new Map(days.map((day) => [day.day, day]));
    // Today stands there in any case, another day if something is planned: seven empty rows say nothing.
    const shown = days.filter(({ isToday, sessions }) => isToday || sessions.length > 0);
    part(this, ".days", HTMLElement).replaceChildren(
      ...shown.filter(({ day }) => !beside.has(day)).map((day) => this.#day(day)),
      // From today on, in their order.
      ...[...beside.values()].map((day) =>
        this.#day({ ...day, sessions: planned.get(day.day)?.sessions ?? [] }, day),
      ),
    );
    part(this, "[data-part=noCalendar]", HTMLElement).hidden = agenda?.calendars !== 0;
    part(this, "[data-part=calendars]", HTMLElement).hidden = !agenda?.calendars;
    part(this, "[data-part=calendarsAway]", HTMLElement).hidden = agenda !== null;
    this.#suggestDay();
  }

  /** Suggests today for a new run. */
  #suggestDay() {
    const field = part(this, "form.add [name=day]", HTMLInputElement);
    if (!field.value) field.value = this.dataset.today ?? "";
  }

  /**
   * @param {PlannedDay} day
   * @param {AgendaDay} [agenda]
   */
  #day({ label, isToday, sessions }, agenda) {
    const entry = stamp(this, "template[data-part=day]");
    fill(entry, { label });
    entry.classList.toggle("today", isToday === true);
    if (agenda) part(entry, "day-events", DayEvents).events = agenda;
    const suggested = new Map(agenda?.sessions.map((session) => [session.id, session]));
    part(entry, ".sessions", HTMLElement).replaceChildren(
      ...sessions.map((session) => this.#session(session, suggested.get(session.id))),
    );
    part(entry, ".free", HTMLElement).hidden = sessions.length > 0;
    return entry;
  }

  /**
   * @param {PlannedRow} session
   * @param {Suggestion} [suggestion]
   */
  #session(session, suggestion) {
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
    if (suggestion) this.#suggest(row, session, suggestion);
    return row;
  }

  /**
   * Says what takes the time of a session, and offers the free times that it fits into.
   * @param {HTMLElement} row
   * @param {PlannedRow} session
   * @param {Suggestion} suggestion
   */
  #suggest(row, { id, title, day }, { clash = "", slots }) {
    fill(row, { clash });
    part(row, ".clash", HTMLElement).hidden = clash === "";
    const place = part(row, ".slots", HTMLElement);
    place.hidden = slots.length === 0;
    place.replaceChildren(
      ...slots.map(({ time, words }) => {
        const slot = document.createElement("button");
        slot.type = "button";
        slot.className = "button";
        slot.textContent = words;
        slot.setAttribute("aria-label", word("week.takeSlot", { slot: words, name: title }));
        slot.addEventListener("click", () =>
          this.#change({ move: id, day, time }, word("week.moved", { name: title })),
        );
        return slot;
      }),
    );
  }
}

customElements.define("week-plan", WeekPlan);
