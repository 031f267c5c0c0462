// @ts-check
/**
 * @typedef {{name: string, path: string, range: string, top?: string, bottom?: string,
 *   readings: string[]}} Chart
 * @typedef {{label: string, value: string, personalBest?: boolean}} Fact
 * @typedef {{label: string, range: string, time: string, share: string, length: number}} ZoneBar
 * @typedef {object} ActivityScreen
 * @property {string} title
 * @property {string} date
 * @property {Fact[]} rows
 * @property {Fact[]} best
 * @property {string[][]} splits
 * @property {string} [splitUnit] What each of them measures: "km", "mi".
 * @property {string[][]} [laps] Those that the runner marked.
 * @property {import("../../contract.js").RepTable} [reps] What the repetitions of a planned run were.
 * @property {{basis: string, bars: ZoneBar[]}} [zones] Where the heart was, if it was measured.
 * @property {import("./route-map.js").Route} [route]
 * @property {import("./route-map.js").TileMap} [map] Where the server's owner named one.
 * @property {boolean} [raceable] Whether a run can be raced against it.
 * @property {Chart[]} charts
 * @property {{time: string, text: string, place?: number, file?: string, note?: string, heard?: string,
 *   mark?: boolean}[]}
 *   lines What was said, and the file of a voice note that can be heard.
 * @property {string[]} times
 * @property {([number, number] | null)[]} markers
 */
import { announce, define, fill, part, stamp, tabulate } from "../../parts.js";
import { repCells } from "../../run/rep-cells.js";
import { NoteWords } from "./note-words.js";
import { RouteMap } from "./route-map.js";
import { word } from "../../word.js";

/** How wide a chart is in its own units. */
export const WIDTH = 320;

/**
 * One activity: the way it took, its figures, and its readings, which one slider goes along together.
 */
export class ActivityView extends HTMLElement {
  /** @type {ActivityScreen | null} */
  #screen = null;

  connectedCallback() {
    part(this, "input[type=range]", HTMLInputElement).addEventListener("input", () => this.#point());
    part(this, ".charts > div", HTMLElement).addEventListener("pointermove", (event) => {
      const chart = /** @type {Element} */ (event.target).closest("svg");
      if (!chart) return;
      const { left, width } = chart.getBoundingClientRect();
      const slider = part(this, "input[type=range]", HTMLInputElement);
      slider.value = String(Math.round(((event.clientX - left) / width) * Number(slider.max)));
      this.#point();
    });
    part(this, "[data-do=race]", HTMLButtonElement).addEventListener("click", () => {
      this.racing = true;
      announce(this, "activity-race");
    });
  }

  /** @param {boolean} isRacing Whether the run is being fetched to be raced against. */
  set racing(isRacing) {
    part(this, "[data-do=race]", HTMLButtonElement).disabled = isRacing;
  }

  /** @param {string} problem Why it cannot be raced against. */
  set problem(problem) {
    fill(this, { raceProblem: problem });
    part(this, "[data-text=raceProblem]", HTMLElement).hidden = problem === "";
  }

  /** @param {ActivityScreen} screen */
  show(screen) {
    this.problem = "";
    part(this, "[data-do=race]", HTMLElement).hidden = !screen.raceable;
    this.#screen = screen;
    const { rows, best, splits, laps, reps, zones, route, map, charts, times, lines } = screen;
    part(this, "route-map", RouteMap).show(route, map);
    const pairs = (/** @type {Fact[]} */ facts) =>
      facts.map(({ label, value, personalBest }) => ({
        name: label,
        value: personalBest ? `${value} · ${word("best.today")}` : value,
      }));
    define(part(this, "dl", HTMLElement), pairs(rows));
    const readings = part(this, ".charts", HTMLElement);
    readings.hidden = charts.length === 0;
    part(readings, "div", HTMLElement).replaceChildren(
      ...charts.map(({ name, path, range, top = "", bottom = "" }) => {
        const figure = stamp(part(this.ownerDocument, "history-page", HTMLElement), "[data-template=chart]");
        fill(figure, { name, range, top, bottom, ...ticks(times) });
        part(figure, ".line", SVGElement).setAttribute("d", path);
        return figure;
      }),
    );
    const slider = part(this, "input[type=range]", HTMLInputElement);
    slider.max = String(Math.max(1, times.length - 1));
    slider.value = "0";
    this.#point();
    tabulate(part(this, "[data-part=splits]", HTMLElement), splits);
    // A copy for days without the server may be older than the unit.
    fill(this, { splitUnit: screen.splitUnit ?? "" });
    tabulate(part(this, "[data-part=laps]", HTMLElement), laps ?? []);
    const repetitions = part(this, "[data-part=reps]", HTMLElement);
    tabulate(repetitions, repCells(reps));
    fill(repetitions, { repSentence: reps?.sentence ?? "" });
    this.#showZones(zones);
    const stretches = part(this, "[data-part=best]", HTMLElement);
    stretches.hidden = best.length === 0;
    define(part(stretches, "dl", HTMLElement), pairs(best));
    this.#showLines(lines);
  }

  /** @param {number} place The place of the charts at which everything is shown. */
  set place(place) {
    part(this, "input[type=range]", HTMLInputElement).value = String(place);
    this.#point();
  }

  /** @param {ActivityScreen["zones"]} zones */
  #showZones(zones) {
    const section = part(this, "[data-part=zones]", HTMLElement);
    section.hidden = !zones;
    if (!zones) return;
    fill(section, { zoneBasis: zones.basis });
    part(section, "ol", HTMLElement).replaceChildren(
      ...zones.bars.map(({ label, range, time, share, length }) => {
        const bar = stamp(part(this.ownerDocument, "history-page", HTMLElement), "[data-template=zone]");
        fill(bar, { zoneLabel: label, zoneRange: range, zoneTime: time, zoneShare: share });
        part(bar, ".share", SVGElement).setAttribute("width", String(length));
        return bar;
      }),
    );
  }

  /**
   * What was said; each line leads to its place in the charts, and a voice note can be heard.
   * @param {ActivityScreen["lines"]} lines
   */
  #showLines(lines) {
    const section = part(this, "[data-part=lines]", HTMLElement);
    section.hidden = lines.length === 0;
    /** @type {(() => unknown)[]} */
    const notes = [];
    part(section, "ol", HTMLElement).replaceChildren(
      ...lines.map(({ time, text, place, file, note, heard, mark = false }) => {
        const line = stamp(part(this.ownerDocument, "history-page", HTMLElement), "[data-template=line]");
        fill(line, { lineTime: time, lineText: text });
        const audio = part(line, "audio", HTMLAudioElement);
        if (file) {
          audio.src = `api/v1/files/${file}`;
          audio.ariaLabel = word("charts.lineAfter", { line: text, time });
        } else audio.remove();
        const words = part(line, "note-words", HTMLElement);
        if (!note) words.remove();
        else notes.push(() => words instanceof NoteWords && words.show(note, heard, file !== undefined, mark));
        const button = part(line, "button", HTMLButtonElement);
        button.disabled = place === undefined;
        button.addEventListener("click", () => {
          const slider = part(this, "input[type=range]", HTMLInputElement);
          slider.value = String(place ?? 0);
          this.#point();
          slider.scrollIntoView({ block: "start" });
          slider.focus({ preventScroll: true });
        });
        return line;
      }),
    );
    // Elements of a template come to life where they are put.
    for (const show of notes) show();
  }

  /** Shows what was measured at the place of the slider, in every chart and on the way. */
  #point() {
    if (!this.#screen) return;
    const { charts, times, markers } = this.#screen;
    const slider = part(this, "input[type=range]", HTMLInputElement);
    const place = Number(slider.value);
    fill(this, { time: times[place] ?? "" });
    const said = [word("charts.at", { time: times[place] ?? "" })];
    for (const [index, figure] of [...this.querySelectorAll(".charts figure")].entries()) {
      const { name, readings } = charts[index];
      fill(figure, { reading: readings[place] || "–" });
      if (readings[place]) said.push(`${name} ${readings[place]}`);
      const here = part(figure, ".here", SVGElement);
      const x = String((place / Math.max(1, readings.length - 1)) * WIDTH);
      here.setAttribute("x1", x);
      here.setAttribute("x2", x);
    }
    slider.setAttribute("aria-valuetext", said.join(", "));
    part(this, "route-map", RouteMap).mark(markers[place]);
  }
}

/**
 * What the clock showed at the quarters of a chart.
 * @param {string[]} times
 */
function ticks(times) {
  const last = times.length - 1;
  return Object.fromEntries(
    [0, 1, 2, 3, 4].map((quarter) => [`tick${quarter}`, quarter ? (times[Math.round((last * quarter) / 4)] ?? "") : "0:00"]),
  );
}

customElements.define("activity-view", ActivityView);
