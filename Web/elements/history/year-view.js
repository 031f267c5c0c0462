// @ts-check
/**
 * @typedef {{label: string, words: string, parts: {kind: string, share: number}[]}} Month
 * @typedef {{year: number, words: string, sports: {kind: string, words: string}[],
 *   months: Month[]}} Year
 */
import { announce, fill, item, part } from "../../parts.js";
import { draw } from "../../svg.js";
import { word } from "../../word.js";

/** How high the highest bar is, in the units of the drawing. */
const HEIGHT = 100;

/** How wide a month is. */
const WIDTH = 24;

/**
 * A year in bars: a month each, with a part for each sport. It dispatches `year-wanted` when somebody
 * wants to see the list of a year.
 */
export class YearView extends HTMLElement {
  /** @type {Year[]} */
  #years = [];
  #place = 0;

  connectedCallback() {
    part(this, "[data-do=earlier]", HTMLElement).addEventListener("click", () => this.#turn(1));
    part(this, "[data-do=later]", HTMLElement).addEventListener("click", () => this.#turn(-1));
    part(this, "[data-do=list]", HTMLElement).addEventListener("click", () =>
      announce(this, "year-wanted", this.#years[this.#place].year),
    );
  }

  /** @param {Year[]} years The newest first. */
  show(years) {
    this.#years = years;
    this.#turn(0);
  }

  /** @param {number} by */
  #turn(by) {
    const last = this.#years.length - 1;
    this.#place = Math.max(0, Math.min(last, this.#place + by));
    const year = this.#years[this.#place];
    if (!year) return;
    part(this, "[data-do=earlier]", HTMLButtonElement).disabled = this.#place === last;
    part(this, "[data-do=later]", HTMLButtonElement).disabled = this.#place === 0;
    const name = String(year.year);
    fill(this, { year: name, yearWords: year.words, yearList: word("history.yearList", { year: name }) });
    part(this, ".sports", HTMLElement).replaceChildren(
      ...year.sports.map(({ kind, words }) => {
        const entry = item(words);
        entry.dataset.kind = kind;
        return entry;
      }),
    );
    part(this, "svg", SVGSVGElement).replaceChildren(
      ...year.months.map((month, index) => bar(month, index)),
    );
    // Who does not see the bars reads the months.
    part(this, ".months", HTMLElement).replaceChildren(...year.months.map(({ words }) => item(words)));
  }
}

/**
 * @param {Month} month
 * @param {number} index
 */
function bar({ label, words, parts }, index) {
  const group = draw("g", {});
  let top = HEIGHT;
  for (const { kind, share } of parts) {
    const height = share * HEIGHT;
    top -= height;
    const block = draw("rect", { x: index * WIDTH + 3, y: top, width: WIDTH - 6, height });
    block.dataset.kind = kind;
    group.append(block);
  }
  const text = draw("text", { x: (index + 0.5) * WIDTH, y: HEIGHT + 14 });
  text.textContent = label.slice(0, 1);
  const title = draw("title", {});
  title.textContent = words;
  group.append(text, title);
  return group;
}

customElements.define("year-view", YearView);
