// @ts-check
/** @typedef {{id: string, title: string, date: string, sentences: string[], cues: string[], warnings: string[]}} Race */
import { fill, part, stamp } from "../parts.js";
import { RecordForm } from "./record-form.js";
import { word } from "../word.js";

/** The races that come, each with what the runs predict for it, and a form to plan one. */
export class RacePlanner extends RecordForm {
  connectedCallback() {
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const race = Object.fromEntries(new FormData(this.form));
      this.change("api/v1/races", "POST", race, () => {
        this.form.reset();
        this.say(word("races.saved", { name: race.name }), false);
      });
    });
    this.offerUndo("api/v1/races/undo");
  }

  /** @param {Race[]} races What comes first. */
  show(races) {
    part(this, ".races", HTMLElement).replaceChildren(...races.map((race) => this.#entry(race)));
  }

  /** @param {Race} race */
  #entry({ id, title, date, sentences, cues, warnings }) {
    const entry = stamp(this);
    fill(entry, { raceTitle: title, raceDate: date });
    part(entry, ".sentences", HTMLElement).replaceChildren(...sentences.map(item));
    const doubts = part(entry, ".warnings", HTMLElement);
    doubts.hidden = warnings.length === 0;
    doubts.replaceChildren(...warnings.map(item));
    const way = part(entry, "details", HTMLElement);
    way.hidden = cues.length === 0;
    part(way, "ol", HTMLElement).replaceChildren(...cues.map(item));
    const button = part(entry, "button", HTMLButtonElement);
    button.setAttribute("aria-label", word("races.removeNamed", { name: title }));
    button.addEventListener("click", () =>
      this.takeOut(`api/v1/races/${encodeURIComponent(id)}`, word("races.removed", { name: title })),
    );
    return entry;
  }
}

/** @param {string} text */
function item(text) {
  const entry = document.createElement("li");
  entry.textContent = text;
  return entry;
}

customElements.define("race-planner", RacePlanner);
