// @ts-check
import { locale } from "../../language.js";
import { draw } from "../../svg.js";
import { word } from "../../word.js";

/**
 * @typedef {{at: number, label: string, value: number, words: string}} Point
 */

const WIDTH = 320;
const HEIGHT = 160;
const EDGE = 12;

/** How much room the figures of the scale have beside the line. */
const SCALE = 48;

/** From how many days on only the best and the last of them have a dot: more would hide the line. */
const MANY = 40;

/**
 * Values over days as a line on a scale. To a screen reader it is one picture whose name says where it begins,
 * where it ends and what was highest; the page has the numbers in a table as well.
 */
export class LineChart extends HTMLElement {
  /** @param {Point[]} points In the order of time. */
  set points(points) {
    this.replaceChildren();
    const first = points.at(0);
    const last = points.at(-1);
    if (!first || !last) return;
    const values = points.map(({ value }) => value);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const best = points.find(({ value }) => value === high) ?? last;
    const x = (/** @type {number} */ at) =>
      SCALE + ((at - first.at) / Math.max(1, last.at - first.at)) * (WIDTH - SCALE - EDGE);
    const y = (/** @type {number} */ value) =>
      HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
    const svg = draw("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img" });
    const words =
      points.length === 1
        ? `${first.label}: ${first.words}`
        : word("charts.line", {
            ...{ first: first.label, start: first.words, last: last.label, end: last.words },
            ...{ best: best.label, top: best.words },
          });
    svg.setAttribute("aria-label", words);
    for (const value of scale(low, high)) {
      const figure = draw("text", { x: SCALE - 8, y: y(value).toFixed(1), "text-anchor": "end", dy: "0.35em" });
      figure.textContent = value.toLocaleString(locale);
      svg.append(draw("line", { x1: SCALE, x2: WIDTH, y1: y(value).toFixed(1), y2: y(value).toFixed(1) }), figure);
    }
    const path = points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
    svg.append(draw("polyline", { points: path.join(" ") }));
    for (const point of points.length < MANY ? points : [best, last]) {
      const dot = draw("circle", { cx: x(point.at).toFixed(1), cy: y(point.value).toFixed(1), r: "4" });
      const title = draw("title", {});
      title.textContent = `${point.label}: ${point.words}`;
      dot.append(title);
      svg.append(dot);
    }
    const sentence = document.createElement("p");
    sentence.textContent = words;
    // One value is no line.
    if (points.length === 1) {
      this.append(sentence);
      return;
    }
    const days = document.createElement("p");
    days.className = "days";
    days.append(...[first, last].map(({ label }) => Object.assign(document.createElement("span"), { textContent: label })));
    days.ariaHidden = sentence.ariaHidden = "true";
    this.append(svg, days, sentence);
  }
}

/**
 * Round values from a lowest to a highest one: two to five of them.
 * @param {number} low
 * @param {number} high
 */
function scale(low, high) {
  const span = high - low;
  if (span === 0) return [low];
  const power = 10 ** Math.floor(Math.log10(span / 2));
  const step = [5, 2, 1].map((one) => one * power).find((one) => one <= span / 2) ?? power;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

customElements.define("line-chart", LineChart);
