// @ts-check
/**
 * @typedef {{label: string, share: number, isToday?: boolean}} DayBar
 * @typedef {{id: string, kind: string, title: string, date: string, facts: string[]}} LastRow
 * @typedef {{week: string, goalShare?: number, days: DayBar[], next?: {title: string, date: string},
 *   last?: LastRow, free?: string, route?: {path: string, width: number, height: number}, line?: string}} Today
 */
import { measured } from "../../history/entry-address.js";
import { RecordClient } from "../../history/record-client.js";
import { announce, fill, inLine, part } from "../../parts.js";
import { query } from "../../query.js";
import { settings } from "../../settings.js";

/** How high the highest bar is, in the drawing's own units. */
const HIGH = 40;

const SPACE = "http://www.w3.org/2000/svg";

/**
 * The day at a glance: the week against its goal, a line of the coach, the next race and the last activity.
 * Without a server it shows what was known last. It dispatches `run-usual` for a run with the plan of last time.
 */
export class TodayCard extends HTMLElement {
  #record = new RecordClient();

  connectedCallback() {
    const usual = part(this, "[data-do=usual]", HTMLButtonElement);
    usual.addEventListener("click", () => announce(this, "run-usual"));
    usual.hidden = settings.get().coach === undefined;
    document.addEventListener("plan-changed", () => this.#load());
    this.#load();
  }

  async #load() {
    const { weeklyGoal } = settings.get();
    const wanted = query({ ...(weeklyGoal && { goal: weeklyGoal }), ...measured() });
    // A device that is not paired, or has never seen the record, has no day to show.
    const answer = await this.#record.get(`api/v1/today?${wanted}`).catch(() => null);
    if (answer) this.#show(answer.value);
    this.ariaBusy = null;
  }

  /** @param {Today} today */
  #show({ week, goalShare, days, next, last, route, line = "", free = "" }) {
    fill(this, { week, coachLine: line, free });
    const goal = part(this, "progress", HTMLProgressElement);
    goal.hidden = goalShare === undefined;
    goal.value = goalShare ?? 0;
    part(this, ".bars", SVGElement).replaceChildren(...days.flatMap((day, place) => bar(day, place)));
    const race = part(this, "[data-part=next]", HTMLElement);
    race.hidden = !next;
    if (next) fill(race, { raceTitle: next.title, raceDate: next.date });
    this.#showLast(last, route);
    part(this, ".day", HTMLElement).hidden = false;
  }

  /**
   * @param {Today["last"]} last
   * @param {Today["route"]} route
   */
  #showLast(last, route) {
    const place = part(this, "[data-part=last]", HTMLAnchorElement);
    place.hidden = !last;
    if (!last) return;
    const { id, title, date, facts } = last;
    place.href = `history.html#${encodeURIComponent(id)}`;
    fill(place, { lastTitle: title, lastDate: date, lastFacts: inLine(facts) });
    const drawing = part(place, "svg", SVGElement);
    drawing.toggleAttribute("hidden", !route);
    if (!route) return;
    drawing.setAttribute("viewBox", `0 0 ${route.width} ${route.height}`);
    part(drawing, "path", SVGElement).setAttribute("d", route.path);
  }
}

/**
 * A day as a bar with its name under it.
 * @param {DayBar} day
 * @param {number} place
 */
function bar({ label, share, isToday }, place) {
  const x = place * 40;
  const high = Math.max(share * HIGH, 2);
  const figure = document.createElementNS(SPACE, "rect");
  const box = { x: x + 8, y: HIGH - high, width: 24, height: high, rx: share > 0 ? 4 : 1 };
  for (const [name, value] of Object.entries(box)) figure.setAttribute(name, String(value));
  const name = document.createElementNS(SPACE, "text");
  name.setAttribute("x", String(x + 20));
  name.setAttribute("y", String(HIGH + 14));
  name.textContent = label;
  if (share > 0) figure.classList.add("done");
  if (isToday) name.classList.add("today");
  return [figure, name];
}

customElements.define("today-card", TodayCard);
