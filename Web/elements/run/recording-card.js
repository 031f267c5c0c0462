// @ts-check
/** @typedef {import("../../contract.js").Recording} Recording */
import { announce, fill, part } from "../../parts.js";
import { RouteDrawing } from "./route-drawing.js";
import { word } from "../../word.js";

/**
 * Shows a recording that was understood, or that the run will come from sensors. It dispatches
 * `recording-another`.
 */
export class RecordingCard extends HTMLElement {
  /** @type {Recording | null} */
  #recording = null;

  connectedCallback() {
    part(this, "button", HTMLButtonElement).addEventListener("click", () =>
      announce(this, "recording-another"),
    );
    this.render();
  }

  /** @param {Recording | null} recording */
  set recording(recording) {
    this.#recording = recording;
    this.render();
  }

  render() {
    fill(this, { title: this.#recording?.title ?? word("run.now") });
    part(this, ".notes", HTMLElement).replaceChildren(
      ...(this.#recording?.notes ?? []).map((note) => {
        const item = document.createElement("li");
        item.textContent = note;
        return item;
      }),
    );
    part(this, "route-drawing", RouteDrawing).route = this.#recording?.route;
  }
}

customElements.define("recording-card", RecordingCard);
