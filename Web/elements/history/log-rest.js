// @ts-check
/**
 * @typedef {import("../../history/record-client.js").Asking} Asking
 * @typedef {import("./month-view.js").Day} Day
 * @typedef {import("./month-view.js").Month} Month
 * @typedef {import("./year-view.js").Year} Year
 * @typedef {{sentences: string[], recordWords: string[], predictionWords: string[],
 *   races: import("../race/race-planner.js").Race[]}} Trends
 */
import "../settings/erase-form.js";
import { ExerciseNames } from "./exercise-names.js";
import "./export-guide.js";
import "./file-intake.js";
import { GearList } from "./gear-list.js";
import { HeartQuestion } from "./heart-question.js";
import "../log/insight-words.js";
import { MemoryList } from "../mind/memory-list.js";
import { MonthView } from "./month-view.js";
import { RacePlanner } from "../race/race-planner.js";
import { YearView } from "./year-view.js";
import { enumerate, fill, item, part } from "../../parts.js";
import { query } from "../../query.js";
import { heart, measured } from "../../history/entry-address.js";
import { entryRows } from "../../history/entry-rows.js";

/** What follows the list of the history: years, the calendar, trends, the profile, names and files. */
export class LogRest extends HTMLElement {
  /** What the server says, or what it said last. */
  #get = /** @type {Asking} */ (() => Promise.reject());

  /** @param {Asking} get What asks the server and says so where it is not there. */
  wire(get) {
    this.#get = get;
  }

  /**
   * Shows all of it at once.
   * @returns {Promise<Year[]>} The years that there are.
   */
  async draw() {
    const [trends, month, memory, names, gear, runner, told] = await Promise.all([
      this.#get(`api/v1/trends?${heart()}`),
      this.#get(`api/v1/calendar?${query(measured())}`),
      // What this device has never seen of it cannot be shown without the server.
      this.#get("api/v1/memory").catch(() => null),
      this.#get("api/v1/exercise-names").catch(() => null),
      this.#get(`api/v1/gear?${query(measured())}`).catch(() => null),
      this.#get("api/v1/runner").catch(() => null),
      this.#get(`api/v1/years?${query(measured())}`).catch(() => null),
    ]);
    /** @type {Year[]} */
    const years = told?.years ?? [];
    part(this, "[data-part=years]", HTMLElement).hidden = years.length === 0;
    part(this, "year-view", YearView).show(years);
    this.#drawTrends(trends);
    this.#drawMonth(month);
    part(this, "[data-part=memory]", HTMLElement).hidden = memory === null;
    part(this, "heart-question", HeartQuestion).show(runner ?? {});
    part(this, "memory-list", MemoryList).show(memory?.rows ?? []);
    part(this, "[data-part=names]", HTMLElement).hidden = !names?.names.length;
    part(this, "exercise-names", ExerciseNames).show(names ?? { names: [], exercises: [] });
    // It stays while the last change can be undone.
    part(this, "[data-part=gear]", HTMLElement).hidden = !gear?.gear.length && !gear?.canUndo;
    part(this, "gear-list", GearList).show(gear?.gear ?? []);
    return years;
  }

  /** @param {string} month A day of it. */
  async leaf(month) {
    this.#drawMonth(await this.#get(`api/v1/calendar?${query({ month, ...measured() })}`));
  }

  /** @param {Day} day Of the calendar. */
  day({ date, rows }) {
    const place = part(this, "[data-part=day]", HTMLElement);
    fill(place, { day: date });
    part(place, ".entries", HTMLElement).replaceChildren(...entryRows(document, rows));
    place.hidden = false;
  }

  /** @param {Month} month */
  #drawMonth(month) {
    const section = part(this, "[data-part=calendar]", HTMLElement);
    part(section, "month-view", MonthView).show(month);
    part(section, "[data-part=day]", HTMLElement).hidden = true;
  }

  /** @param {Trends} trends */
  #drawTrends({ sentences, recordWords, predictionWords, races }) {
    // What was said before there were races has none.
    part(this, "race-planner", RacePlanner).show(races ?? []);
    const section = part(this, "[data-part=trends]", HTMLElement);
    enumerate(section, sentences);
    part(section, "details", HTMLElement).hidden = recordWords.length === 0;
    const records = part(section, ".records", HTMLElement);
    records.replaceChildren(...recordWords.map(item));
    enumerate(part(section, "[data-part=races]", HTMLElement), predictionWords);
  }
}

customElements.define("log-rest", LogRest);
