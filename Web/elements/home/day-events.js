// @ts-check
/**
 * @typedef {{when: string, title: string}} DayEvent
 * @typedef {{events: DayEvent[], more: DayEvent[], fold?: string}} Events
 */
import { fill, part } from "../../parts.js";

/** What the calendars hold on a day: a few events at once, and the rest of a long day in a fold. */
export class DayEvents extends HTMLElement {
  /** @param {Events} events */
  set events({ events, more, fold = "" }) {
    part(this, ".first", HTMLElement).replaceChildren(...events.map(row));
    const rest = part(this, "details", HTMLDetailsElement);
    rest.hidden = more.length === 0;
    fill(rest, { fold });
    part(rest, "ul", HTMLElement).replaceChildren(...more.map(row));
    this.hidden = events.length + more.length === 0;
  }
}

/** @param {DayEvent} event */
function row({ when, title }) {
  const item = document.createElement("li");
  const time = document.createElement("span");
  const name = document.createElement("span");
  time.textContent = when;
  name.textContent = title;
  item.append(time, name);
  return item;
}

customElements.define("day-events", DayEvents);
