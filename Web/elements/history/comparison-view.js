// @ts-check
/**
 * @typedef {object} Comparison
 * @property {string[]} titles
 * @property {string} [sentence]
 * @property {string[][]} rows
 * @property {string[][]} splits
 * @property {import("./activity-view.js").Chart} [gap]
 * @property {string[]} places
 */
import { fill, part, tabulate } from "../../parts.js";
import { WIDTH } from "./activity-view.js";
import { word } from "../../word.js";

/** Two activities side by side, and how far one was ahead along the way. */
export class ComparisonView extends HTMLElement {
  /** @type {Comparison | null} */
  #comparison = null;

  connectedCallback() {
    this.#slider.addEventListener("input", () => this.#point());
  }

  get #slider() {
    return part(this, "input[type=range]", HTMLInputElement);
  }

  /** @param {Comparison} comparison */
  show(comparison) {
    this.#comparison = comparison;
    const { titles, sentence = "", rows, splits, gap, places } = comparison;
    fill(this, { first: titles[0], second: titles[1], sentence });
    tabulate(part(this, "[data-part=totals]", HTMLElement), rows);
    tabulate(part(this, "[data-part=kilometres]", HTMLElement), splits);
    part(this, ".charts", HTMLElement).hidden = !gap;
    if (!gap) return;
    fill(this, { range: gap.range });
    part(this, "path.line", SVGElement).setAttribute("d", gap.path);
    this.#slider.max = String(places.length - 1);
    this.#slider.value = this.#slider.max;
    this.#point();
  }

  #point() {
    if (!this.#comparison?.gap) return;
    const { gap, places } = this.#comparison;
    const place = Number(this.#slider.value);
    fill(this, { place: places[place], gap: gap.readings[place] });
    this.#slider.setAttribute("aria-valuetext", word("charts.gapAfter", { place: places[place], gap: gap.readings[place] }));
    const x = String((place / Math.max(1, places.length - 1)) * WIDTH);
    const here = part(this, ".here", SVGElement);
    here.setAttribute("x1", x);
    here.setAttribute("x2", x);
  }
}

customElements.define("comparison-view", ComparisonView);
