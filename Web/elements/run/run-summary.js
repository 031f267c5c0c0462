// @ts-check
/**
 * @typedef {import("../../contract.js").LedgerRow} LedgerRow
 * @typedef {import("../../contract.js").Summary} Summary
 */
import { announce, define, enumerate, fill, part, stamp, tabulate } from "../../parts.js";
import { repCells } from "../../run/rep-cells.js";
import { SplitTable } from "./split-table.js";

/** Shows how a run went and what was said. It dispatches `run-again` and `recording-another`. */
export class RunSummary extends HTMLElement {
  /** @type {Summary | null} */
  #summary = null;
  /** @type {LedgerRow[]} */
  #rows = [];

  connectedCallback() {
    part(this, "[data-next=again]", HTMLButtonElement).addEventListener("click", () =>
      announce(this, "run-again"),
    );
    part(this, "[data-next=another]", HTMLButtonElement).addEventListener("click", () =>
      announce(this, "recording-another"),
    );
  }

  /** @param {{summary: Summary, rows: LedgerRow[]}} end Rows newest first, as the core has them. */
  set end({ summary, rows }) {
    this.#summary = summary;
    this.#rows = [...rows].reverse();
    this.render();
  }

  render() {
    if (!this.#summary) return;
    const { title, rows, splits, laps = [], reps, gaps = [], said, held } = this.#summary;
    fill(this, { title, said: String(said), held: String(held) });
    const totals = rows.map(({ label, value }) => ({ name: label, value }));
    define(part(this, ".totals", HTMLElement), totals);
    part(this, "split-table", SplitTable).splits = splits;
    tabulate(
      part(this, ".laps", HTMLElement),
      laps.map(({ number, distance, time, pace }) => [number, distance, time, pace]),
    );
    tabulate(part(this, ".reps", HTMLElement), repCells(reps));
    fill(this, { reps: reps?.sentence ?? "" });
    const gapTexts = gaps.map(({ words }) => words);
    enumerate(part(this, ".gaps", HTMLElement), gapTexts);
    this.#list("said", "said");
    this.#list("held", "dropped");
    this.#listAsked();
  }

  /** What the runner has said, and what came of it. */
  #listAsked() {
    const ends = ["said", "done", "dropped"];
    const rows = this.#rows.filter(({ decision, row }) => row.asked && ends.includes(decision));
    const details = part(this, "[data-lines=asked]", HTMLDetailsElement);
    details.hidden = rows.length === 0;
    fill(this, { asked: String(rows.length) });
    part(details, "ol", HTMLOListElement).replaceChildren(
      ...rows.map(({ at, title, why, decision, row }) => {
        const item = stamp(this);
        fill(item, { at, title: `“${row.asked}”`, why: decision === "said" ? title : why });
        return item;
      }),
    );
  }

  /**
   * @param {"said" | "held"} name
   * @param {string} decision
   */
  #list(name, decision) {
    const details = part(this, `[data-lines=${name}]`, HTMLDetailsElement);
    const rows = this.#rows.filter((row) => row.decision === decision);
    part(details, "ol", HTMLOListElement).replaceChildren(
      ...rows.map(({ at, title, why }) => {
        const item = stamp(this);
        fill(item, { at, title, why });
        return item;
      }),
    );
  }
}

customElements.define("run-summary", RunSummary);
