// @ts-check
/**
 * @typedef {import("./history-page.js").Row} Row
 * @typedef {{number: number, date: string, isToday: boolean, rows: Row[]}} Day
 * @typedef {object} Month
 * @property {string} title
 * @property {string} total
 * @property {string} previous The first day of the month before.
 * @property {string} [next] The first day of the month after, where it has begun.
 * @property {string[]} weekdays
 * @property {{days: (Day | null)[], total: string}[]} weeks
 */
import { announce, fill, part } from "../../parts.js";
import { word } from "../../word.js";

/**
 * A month in weeks. A day on which something was done is a button that shows it. It dispatches
 * `month-wanted` and `day-chosen`.
 */
export class MonthView extends HTMLElement {
  /** @type {Month | null} */
  #month = null;

  connectedCallback() {
    for (const way of /** @type {const} */ (["previous", "next"])) {
      part(this, `[data-do=${way}]`, HTMLElement).addEventListener("click", () =>
        announce(this, "month-wanted", this.#month?.[way]),
      );
    }
  }

  /** @param {Month} month */
  show(month) {
    this.#month = month;
    fill(this, { month: month.title, monthTotal: month.total || word("month.empty") });
    part(this, "[data-do=next]", HTMLButtonElement).disabled = !month.next;
    const head = part(this, "thead tr", HTMLElement);
    head.replaceChildren(
      ...month.weekdays.map((name) => {
        const cell = document.createElement("th");
        cell.scope = "col";
        cell.textContent = name;
        return cell;
      }),
    );
    part(this, "tbody", HTMLElement).replaceChildren(
      ...month.weeks.flatMap(({ days, total }) => {
        const week = document.createElement("tr");
        week.append(...days.map((day) => this.#cell(day)));
        if (!total) return [week];
        const sum = document.createElement("tr");
        const cell = sum.insertCell();
        sum.className = "total";
        cell.colSpan = days.length;
        cell.textContent = total;
        return [week, sum];
      }),
    );
  }

  /** @param {Day | null} day */
  #cell(day) {
    const cell = document.createElement("td");
    if (!day) return cell;
    const number = String(day.number);
    if (day.isToday) cell.setAttribute("aria-current", "date");
    if (day.rows.length === 0) {
      cell.textContent = number;
      return cell;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = number;
    button.setAttribute("aria-pressed", "false");
    const done = day.rows.map(({ title, facts }) => [title, ...facts.slice(0, 1)].join(" "));
    button.setAttribute("aria-label", `${day.date}: ${done.join(", ")}`);
    button.addEventListener("click", () => {
      for (const other of this.querySelectorAll("tbody button")) {
        other.setAttribute("aria-pressed", String(other === button));
      }
      announce(this, "day-chosen", day);
    });
    cell.append(button);
    return cell;
  }
}

customElements.define("month-view", MonthView);
