// @ts-check
/**
 * @typedef {import("../elements/history/month-view.js").Day} Day
 * @typedef {import("../elements/history/month-view.js").Month} Month
 * @typedef {import("../elements/history/year-view.js").Year} Year
 * @typedef {{sentences: string[], recordWords: string[], predictionWords: string[],
 *   races: import("../elements/race/race-planner.js").Race[]}} Trends
 */
import "../elements/settings/erase-form.js";
import { ExerciseNames } from "../elements/history/exercise-names.js";
import "../elements/history/file-intake.js";
import { HeartQuestion } from "../elements/history/heart-question.js";
import "../elements/log/insight-words.js";
import { MemoryList } from "../elements/mind/memory-list.js";
import { MonthView } from "../elements/history/month-view.js";
import { RacePlanner } from "../elements/race/race-planner.js";
import { YearView } from "../elements/history/year-view.js";
import { enumerate, fill, item, part } from "../parts.js";
import { query } from "../query.js";
import { heart, measured } from "./entry-address.js";
import { entryRows } from "./entry-rows.js";

/** What follows the list of the history: years, the calendar, trends, the profile, names and files. */
export class LogRest {
  #page;
  #get;

  /**
   * @param {HTMLElement} page
   * @param {(path: string) => Promise<any>} get What the server says, or what it said last.
   */
  constructor(page, get) {
    this.#page = page;
    this.#get = get;
  }

  /**
   * Shows all of it at once.
   * @returns {Promise<Year[]>} The years that there are.
   */
  async draw() {
    const page = this.#page;
    const [trends, month, memory, names, runner, told] = await Promise.all([
      this.#get(`api/v1/trends?${heart()}`),
      this.#get(`api/v1/calendar?${query(measured())}`),
      // What this device has never seen of it cannot be shown without the server.
      this.#get("api/v1/memory").catch(() => null),
      this.#get("api/v1/exercise-names").catch(() => null),
      this.#get("api/v1/runner").catch(() => null),
      this.#get(`api/v1/years?${query(measured())}`).catch(() => null),
    ]);
    /** @type {Year[]} */
    const years = told?.years ?? [];
    part(page, "[data-part=years]", HTMLElement).hidden = years.length === 0;
    part(page, "year-view", YearView).show(years);
    this.#drawTrends(trends);
    this.#drawMonth(month);
    part(page, "[data-part=memory]", HTMLElement).hidden = memory === null;
    part(page, "heart-question", HeartQuestion).show(runner ?? {});
    part(page, "memory-list", MemoryList).show(memory?.rows ?? []);
    part(page, "[data-part=names]", HTMLElement).hidden = !names?.names.length;
    part(page, "exercise-names", ExerciseNames).show(names ?? { names: [], exercises: [] });
    return years;
  }

  /** @param {string} month A day of it. */
  async leaf(month) {
    this.#drawMonth(await this.#get(`api/v1/calendar?${query({ month, ...measured() })}`));
  }

  /** @param {Day} day Of the calendar. */
  day({ date, rows }) {
    const place = part(this.#page, "[data-part=day]", HTMLElement);
    fill(place, { day: date });
    part(place, ".entries", HTMLElement).replaceChildren(...entryRows(this.#page, rows));
    place.hidden = false;
  }

  /** @param {Month} month */
  #drawMonth(month) {
    const section = part(this.#page, "[data-part=calendar]", HTMLElement);
    part(section, "month-view", MonthView).show(month);
    part(section, "[data-part=day]", HTMLElement).hidden = true;
  }

  /** @param {Trends} trends */
  #drawTrends({ sentences, recordWords, predictionWords, races }) {
    // What was said before there were races has none.
    part(this.#page, "race-planner", RacePlanner).show(races ?? []);
    const section = part(this.#page, "[data-part=trends]", HTMLElement);
    enumerate(section, sentences);
    part(section, "details", HTMLElement).hidden = recordWords.length === 0;
    const records = part(section, ".records", HTMLElement);
    records.replaceChildren(...recordWords.map(item));
    enumerate(part(section, "[data-part=races]", HTMLElement), predictionWords);
  }
}
