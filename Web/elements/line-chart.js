// @ts-check
import { draw } from "../svg.js";
import { word } from "../word.js";

/**
 * @typedef {{at: number, label: string, value: number, words: string}} Point
 */

const WIDTH = 320;
const HEIGHT = 140;
const EDGE = 12;

/**
 * Values over days as a line. To a screen reader it is one picture whose name says where it begins, where
 * it ends and what was highest; the page has the numbers in a table as well.
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
      EDGE + ((at - first.at) / Math.max(1, last.at - first.at)) * (WIDTH - 2 * EDGE);
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
    const path = points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
    svg.append(draw("polyline", { points: path.join(" ") }));
    for (const { at, value, label, words: said } of points) {
      const dot = draw("circle", { cx: x(at).toFixed(1), cy: y(value).toFixed(1), r: "4" });
      const title = draw("title", {});
      title.textContent = `${label}: ${said}`;
      dot.append(title);
      svg.append(dot);
    }
    const ends = document.createElement("p");
    ends.textContent = words;
    // One value is no line.
    if (points.length === 1) {
      this.append(ends);
    } else {
      ends.ariaHidden = "true";
      this.append(svg, ends);
    }
  }
}

customElements.define("line-chart", LineChart);
