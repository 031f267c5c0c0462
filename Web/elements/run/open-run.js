// @ts-check
/** @typedef {import("../../live/live-run.js").OpenRun} OpenRun */
import { announce, define, fill, part } from "../../parts.js";

/**
 * Shows a run that a reload, a kill or a flat battery has left open. It dispatches `run-resume` with how:
 * `on`, `end` or `discard`.
 */
export class OpenRunCard extends HTMLElement {
  /** @type {OpenRun | null} */
  #run = null;

  connectedCallback() {
    for (const how of ["on", "end", "discard"]) {
      part(this, `[data-how=${how}]`, HTMLButtonElement).addEventListener("click", () =>
        announce(this, "run-resume", how),
      );
    }
    this.render();
  }

  /** @param {OpenRun | null} run */
  set run(run) {
    this.#run = run;
    this.render();
  }

  /** @param {boolean} isBusy */
  set busy(isBusy) {
    for (const button of this.querySelectorAll("button")) button.disabled = isBusy;
  }

  render() {
    const run = this.#run;
    this.hidden = !run;
    if (!run) return;
    const { phase, screen, resumed } = run.reply;
    const isOver = "ended" in phase;
    const isBegun = !["preparing", "waitingForFix", "waitingForMovement", "countdown"].some((name) => name in phase);
    fill(this, { since: resumed?.since ?? "", damage: resumed?.damage ?? "" });
    part(this, "[data-says=open]", HTMLElement).hidden = isOver;
    part(this, "[data-says=over]", HTMLElement).hidden = !isOver;
    part(this, "[data-says=damage]", HTMLElement).hidden = resumed?.damage === undefined;
    part(this, "[data-how=on]", HTMLElement).hidden = isOver;
    part(this, "[data-how=end]", HTMLElement).hidden = !isBegun;
    const { distance, time, averagePace } = screen;
    const figures = [distance, time, averagePace].map(({ label, value, unit }) => ({
      name: label,
      value: `${value} ${unit}`.trim(),
    }));
    const list = part(this, "dl", HTMLElement);
    list.hidden = !isBegun;
    define(list, figures);
  }
}

customElements.define("open-run", OpenRunCard);
